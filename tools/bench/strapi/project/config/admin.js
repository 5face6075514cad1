const secret = 'of a bench, as long as it has to be';

module.exports = {
  auth: { secret },
  apiToken: { salt: secret },
  transfer: { token: { salt: secret } },
  serveAdminPanel: false,
};

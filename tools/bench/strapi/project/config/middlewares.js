// Neither a log line for each call nor a session.
module.exports = ['errors', 'security', 'cors', 'query', 'body', 'favicon', 'public'].map(
  (name) => `strapi::${name}`,
);

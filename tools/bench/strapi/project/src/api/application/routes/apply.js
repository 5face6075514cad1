module.exports = { routes: [{ method: 'POST', path: '/apply', handler: 'application.apply' }] };

const everybody = ['api::job.job.find', 'api::job.job.findOne', 'plugin::users-permissions.user.find'];
const signedIn = ['create', 'apply'].map((action) => `api::application.application.${action}`);

module.exports = {
  async bootstrap({ strapi }) {
    const permissions = strapi.query('plugin::users-permissions.permission');
    for (const { id, type } of await strapi.query('plugin::users-permissions.role').findMany())
      for (const action of type === 'authenticated' ? [...everybody, ...signedIn] : everybody)
        await permissions.create({ data: { action, role: id } });
  },
};

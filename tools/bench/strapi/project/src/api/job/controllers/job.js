module.exports = require('@strapi/strapi').factories.createCoreController('api::job.job');

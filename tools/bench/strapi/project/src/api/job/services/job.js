module.exports = require('@strapi/strapi').factories.createCoreService('api::job.job');

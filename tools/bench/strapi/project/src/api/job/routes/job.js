module.exports = require('@strapi/strapi').factories.createCoreRouter('api::job.job');

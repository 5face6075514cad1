module.exports = require('@strapi/strapi').factories.createCoreRouter('api::application.application');

module.exports = require('@strapi/strapi').factories.createCoreService('api::application.application');

const { createCoreController } = require('@strapi/strapi').factories;
const uid = 'api::application.application';

module.exports = createCoreController(uid, ({ strapi }) => ({
  // What ours holds to, as one would write it here: of who is signed in, to a published job of somebody else, once.
  async apply(ctx) {
    const candidate = ctx.state.user.id;
    const { job, coverLetter } = ctx.request.body.data;
    const found = await strapi.db
      .query('api::job.job')
      .findOne({ where: { id: job, publishedAt: { $notNull: true } }, populate: ['employer'] });
    if (!found) return ctx.notFound();
    if (found.employer?.id === candidate) return ctx.forbidden();
    if (await strapi.db.query(uid).findOne({ where: { job, candidate } })) return ctx.conflict();
    ctx.request.body = { data: { job, candidate, status: 'Enviada', coverLetter } };
    return super.create(ctx);
  },
}));

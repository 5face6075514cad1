/** How a list asks for jobs: what a card shows of each. */
export const asCards = { populate: 'employer', view: 'card' };

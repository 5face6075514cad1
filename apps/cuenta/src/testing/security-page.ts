/** What the other cards of the security page ask, for tests of one of them. */
export const otherCards = { 'GET /api/auth/sessions': { data: [] } };

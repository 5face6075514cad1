/** What the cards of the security page ask, for tests of another one of them. */
export const otherCards = {
  'GET /api/auth/two-factor': { enabled: false, recoveryCodesLeft: 0 },
  'GET /api/auth/sessions': { data: [] },
};

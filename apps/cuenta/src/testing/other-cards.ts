/** What the cards of the security page ask for, beside the one that a test is about. */
export const otherCards = {
  'GET /api/auth/two-factor': { enabled: false, recoveryCodesLeft: 0 },
  'GET /api/auth/sessions': { data: [] },
  'GET /api/auth/methods': { data: { password: true, providers: [] } },
};

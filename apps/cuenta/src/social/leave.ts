/** To another site. By a name of its own, so that tests can see where somebody would be now. */
export const leave = {
  for: (address: URL): void => window.location.assign(address),
};

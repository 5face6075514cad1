/** How many entries a panel shows; its link leads to the others. */
export const latest = 3;

/** Only for comparing pay; balboas are worth a dollar. Near enough for years, unlike a rate of some day. */
export const pesosPerDollar = 18;

/** The money in which who searches one country thinks, at the rate by which its jobs are compared; dollars for no country. */
export const comparedMoney = (country: string) =>
  country === 'México' ? { sign: 'MXN ', perDollar: pesosPerDollar } : { sign: 'US$', perDollar: 1 };

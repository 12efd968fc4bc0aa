/**
 * Whether an amount in rupees has at most two decimals. A sum of such amounts that a client reckoned in floating point
 * counts as whole. Shoppers' pages do not need it: see money.ts.
 */
export const isWholePaise = (rupees: number): boolean => {
  const paise = rupees * 100;
  return Math.abs(paise - Math.round(paise)) <= 1e-6 + Math.abs(paise) * 2 ** -51;
};

/** Whether an amount in rupees has at most two decimals. Shoppers' pages do not need it: see money.ts. */
export const isWholePaise = (rupees: number): boolean =>
  Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** An amount of money in whole paise (1 rupee = 100 paise). Sums and products of whole numbers stay exact. */
export type Paise = number & { readonly __paise: unique symbol };

/** Marks a whole number as paise; throws a RangeError on fractions and on numbers too large to be exact. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`);
  return amount as Paise;
}

/** `n / d` rounded half up, on whole numbers only. The one place that rounds money. */
export const divideRound = (n: number, d: number): Paise => paise(Math.floor((2 * n + d) / (2 * d)));

/** Rupees as the API speaks them (at most two decimals) to paise; 49.9 becomes 4990. */
export const fromRupees = (rupees: number): Paise => paise(Math.round(rupees * 100) + 0);

/** Paise to the rupees of the API: a JSON number with at most two decimals. */
export const toRupees = (amount: Paise): number => amount / 100;

/** The price of a whole number of units. */
export const times = (price: Paise, quantity: number): Paise => paise(price * quantity);

/** The sum of any number of amounts; of none it is zero. */
export const sum = (amounts: Iterable<Paise>): Paise => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
};

/** No money. */
export const ZERO = 0 as Paise;

/** The sum of the amounts named. */
export const plus = (...amounts: readonly Paise[]): Paise => sum(amounts);

/** An amount without another. */
export const minus = (amount: Paise, other: Paise): Paise => paise(amount - other);

/** The smallest of the amounts named. */
export const least = (...amounts: readonly Paise[]): Paise => paise(Math.min(...amounts));

/** An amount without its sign. */
export const absolute = (amount: Paise): Paise => paise(Math.abs(amount));

/** What is left of a difference: nothing where it is below zero. */
export const aboveZero = (amount: number): Paise => paise(Math.max(0, amount));

/** A sum as the database answers it: text from PostgreSQL, and null of no rows. */
export const summed = (answer: number | string | null | undefined): Paise => paise(Number(answer ?? 0));

/** ₹1,23,456.50 in Indian grouping; whole rupees carry no decimals. */
export function formatPaise(amount: Paise): string {
  const rupees = Math.trunc(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? '−' : ''}₹${grouped(rupees)}${decimals}`;
}

/** The same, from rupees as the API returns them. */
export const formatRupees = (rupees: number): string => formatPaise(fromRupees(rupees));

/**
 * A number of at most three decimals in European digits and Indian grouping: 12,34,567.5. By hand: the first formatter of
 * `Intl` takes a slow phone a fifth of a second, and every page of goods begins with a price.
 */
export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d\d)+\d(?:\.|$))/g, ',');

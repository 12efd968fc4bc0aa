import { fromRupees, times, toRupees } from '#base/money.ts';

/** So many of a product as people say it: 3 kg, 250 g, 2 litres; things that are counted carry no word. */
export function amountOf(quantity: number, unit: string | undefined): string {
  if (unit === 'kg') return `${quantity} kg`;
  if (unit === 'gram') return `${quantity} g`;
  if (unit === 'litres') return quantity === 1 ? '1 litre' : `${quantity} litres`;
  return String(quantity);
}

/** What a line of an order came to, in rupees, at the price that it was ordered at. */
export const rupeesOf = ({ product, quantity }: { product: { price: number }; quantity: number }): number =>
  toRupees(times(fromRupees(product.price), quantity));

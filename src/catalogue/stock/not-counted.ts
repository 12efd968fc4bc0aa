import { amountOf, type SoldBy } from '#base/figures/amount.ts';
import { STOCK_NOT_COUNTED } from './stock-shown.ts';

/**
 * The stock of goods that are not counted, as an amount. A figure and not `null`, because clients of the specification know only
 * numbers, and each sum and check would need a second case.
 */
export const amountNotCounted = (soldBy: SoldBy): number => amountOf(STOCK_NOT_COUNTED, soldBy)!;

/** True if the stock of a new product is counted: one that is left empty is not. */
export const isCounted = ({
  counted,
  stock,
}: {
  counted?: boolean | undefined;
  stock?: number | undefined;
}) => stock !== undefined && counted !== false;

/**
 * True if the stock of an edited product is counted from now on. An emptied stock is not. Another figure than the one
 * that stands for uncounted goods is, also with a client that sends the rest back as it came.
 */
export function isCountedAfter(
  before: { counted: boolean },
  sent: { counted?: boolean | undefined; stock?: number | undefined },
): boolean {
  if (sent.stock === undefined) return false;
  if (sent.counted !== undefined && sent.counted !== before.counted) return sent.counted;
  return before.counted || sent.stock !== STOCK_NOT_COUNTED;
}

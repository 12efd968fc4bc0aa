import { plusRupees } from '#base/figures/rupee-sums.ts';
import { type BoardOrder, stageOf } from '#dispatch/dispatch.ts';

const STILL_TO_COME = new Set(['toPack', 'packed', 'onTheWay']);

/** The cash that orders of a round are still to bring, in rupees: of those that are to be delivered and pay in cash. */
export const cashToCome = (orders: readonly BoardOrder[]): number =>
  plusRupees(
    ...orders
      .filter((one) => STILL_TO_COME.has(stageOf(one) ?? '') && one.order.paymentMethod === 'cash')
      .map(({ order }) => order.due),
  );

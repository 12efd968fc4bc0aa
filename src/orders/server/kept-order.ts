import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { Once } from '#platform/once/once.ts';
import { type FullOrder, orderById } from './queries.ts';

/** Of an order that was placed its id is kept: who sends it again gets it as it is then, and a refusal names it. */
export const KEPT_ORDER: NonNullable<Once<FullOrder>['kept']> = {
  of: ({ id }) => id,
  again: async (tx: Tx, id) => {
    const order = await orderById(tx, id);
    if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
    return order;
  },
  tell: (order) => ({ order }),
};

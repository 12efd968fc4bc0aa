import type { Once } from '#platform/once/once.ts';

/** Of a change of an order's lines its id is kept; sent again, it is told only as long as it can be taken back. */
export const KEPT_CHANGE: NonNullable<Once<string | null>['kept']> = {
  of: (change) => change ?? '',
  again: async (tx, id) => {
    const change = await tx.selectFrom('order_changes').select('id').where('id', '=', id).executeTakeFirst();
    return change?.id ?? null;
  },
};

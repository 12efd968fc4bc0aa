import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import { type FullOrder, orderById } from '#orders/server/queries.ts';

/** Reads an order and locks it: other changes wait until this transaction ends. */
export async function lockOrder(tx: Tx, id: string, ownedBy?: string): Promise<FullOrder> {
  if (isId(id)) {
    await tx
      .updateTable('orders')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('id', '=', id)
      .execute();
  }
  const order = await orderById(tx, id, ownedBy);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return order;
}

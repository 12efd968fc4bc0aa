import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { isTaken } from '#platform/db/errors.ts';

/** Of two who take the same UTR at the same moment, for different orders or accounts, one is refused. */
export async function takenOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', /*office*/ 'Somebody else took this UTR just now, for another order.');
  }
}

/** Whether a payment of an order came before; another one under its id is a fault of the sender. */
export async function isWritten(tx: Tx, order: Pick<FullOrder, 'id'>, id: string): Promise<boolean> {
  const known = await tx.selectFrom('payments').select('order_id').where('id', '=', id).executeTakeFirst();
  if (known && known.order_id !== order.id)
    throw new Failure('conflict', /*office*/ 'This payment was made for another order.');
  return known !== undefined;
}

import { Failure, invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { OrderMoneyRow } from '#money/server/payments/payment-rows.ts';
import { isTaken } from '#platform/db/errors.ts';

/** Of two who take the same UTR at the same moment, for different orders or accounts, one is refused. */
export async function takenOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isTaken(error, 'payments.reference')) throw error;
    throw new Failure('conflict', /*office*/ 'This UTR was just used for another order.');
  }
}

/** True if this payment was written before, so the request is a retry; refused if its id belongs to another order. */
export async function isWritten(tx: Tx, order: Pick<OrderMoneyRow, 'id'>, id: string): Promise<boolean> {
  const known = await tx.selectFrom('payments').select('order_id').where('id', '=', id).executeTakeFirst();
  if (known && known.order_id !== order.id)
    throw new Failure('conflict', /*office*/ 'This payment belongs to another order.');
  return known !== undefined;
}

/** Number of undone payments with this reference; refused while one with it stands. */
export async function turnOf(tx: Tx, reference: string): Promise<number> {
  if (reference === '') return 0;
  const used = await tx
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('payments as mistake', 'mistake.undoes', 'payments.id')
    .select(['orders.number', 'mistake.id as mistake'])
    .where('payments.reference', '=', reference)
    .where('payments.kind', '=', 'paid')
    .execute();
  const standingOne = used.find(({ mistake }) => mistake === null);
  if (standingOne) throw takenUtr(standingOne.number);
  return used.length;
}

const takenUtr = (number: number | null): Failure =>
  number === null
    ? invalidField('reference', /*office*/ 'This UTR is already used for a khata')
    : invalidField('reference', /*office*/ `This UTR is already used for order ${number}`, {
        id: /*office*/ 'This UTR is already used for order {number}',
        figures: { number },
      });

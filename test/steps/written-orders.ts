import { type Paise, plus, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { countSales } from '#orders/server/commands/count-sales.ts';

type Placed = { at: Instant; status?: Schema['orders']['status']; price: Paise } & Partial<
  Pick<Schema['orders'], 'payment_status' | 'payment_method' | 'shipping_paise'>
>;

/** Writes an order of one line straight into the books, as it would stand there; the price is in paise. */
export async function writeOrder(
  tx: Tx,
  { user, product, category = 'fruits' }: { user: string; product: string; category?: string },
  { at, status = 'delivered', price, shipping_paise = ZERO, ...rest }: Placed,
): Promise<void> {
  const id = newId();
  const { number } = await tx
    .insertInto('order_numbers')
    .values({ order_id: id })
    .returning('number')
    .executeTakeFirstOrThrow();
  const total = { subtotal_paise: price, shipping_paise, total_paise: plus(price, shipping_paise) };
  const unpaid = { paid_paise: ZERO, account_paise: ZERO, rounded_paise: ZERO };
  const payment = {
    payment_status: 'received' as const,
    payment_method: 'cash' as const,
    ...unpaid,
    ...rest,
  };
  const order = { id, number, status, placed_at: at, ...payment, ...total };
  await tx
    .insertInto('orders')
    .values({
      ...order,
      user_id: user,
      total_items: 1,
      first_name: 'Asha',
      last_name: 'Devi',
      phone: '9876543210',
      colony: '',
      landmark: '',
      search: `#${number} `,
      delivered_at: null,
      updated_at: at,
    })
    .execute();
  const goods = {
    title: `Goods ${product}`,
    description: '',
    thumbnail: '',
    unit: 'kg',
    pack: '',
    color: '',
  };
  await tx
    .insertInto('order_lines')
    .values({
      ...goods,
      order_id: id,
      position: 0,
      product_id: product,
      category,
      price_paise: price,
      quantity: 1,
      total_paise: price,
    })
    .execute();
  await countSales(tx, order, null);
}

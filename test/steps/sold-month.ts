import { checkoutRequest, fillCart, order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';
import { registerShop, taxGoods } from './bills.ts';
import { creditOf, giveCredit, moveTo } from './credits.ts';
import { atCounter, take } from './taking.ts';

/** A business whose name a spreadsheet might take for a formula, and a parser for a tag. */
export const STALL = { gstin: '27AAPFU0939F1ZV', name: '=SUM(A1:A9) & <Asha’s> Stall' };

/**
 * November 2026 of a shop in Karnataka: a mixed sale at the counter, a sale by UPI, a business that buys from another state with two
 * papers, a private buyer there, and a credit note; one more sale in December.
 */
export async function soldMonth(shop: TestShop) {
  const { soap, rice, cola } = await addGoods(shop, {
    soap: { price: 117.5, unit: 'item', stock: 1000 },
    rice: { price: 62, stock: 1000, unit: 'kg', soldBy: 'weight', least: 0.25, step: 0.05 },
    cola: { price: 40, unit: 'item', stock: 1000 },
  });
  const owner = await admin(shop);
  await taxGoods(shop, soap, { hsn: '3401', rate: 18 });
  await taxGoods(shop, rice, { hsn: '1006', rate: 0 });
  await taxGoods(shop, cola, { hsn: '2202', rate: 40 });
  await registerShop(owner, { gstin: '29AAGCB7383J1Z4' });
  const sell = async (lines: Parameters<typeof atCounter>[0], total: number, said = {}) => {
    shop.clock.advance({ seconds: 1 });
    const answer = await take(owner, atCounter(lines, total, said));
    if (answer.status !== 201) throw new Error(`selling answered ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const mixed = await sell(
    [
      [soap, 1],
      [rice, 2.5],
      [cola, 1],
    ],
    312.5,
  );
  await sell([[cola, 2]], 80, { payment: { method: 'upi', reference: '612345678901' } });
  const asha = await regular(shop);
  await asha.call('PUT', '/api/users/user/business', STALL);
  const bina = await signUp(shop, { name: 'Bina' });
  for (const [person, ...lines] of [
    [asha, [soap, 3], [rice, 1.5]],
    [bina, [soap, 2], [cola, 3]],
  ] as const) {
    await fillCart(person, ...(lines as unknown as [typeof soap, number][]));
    const request = await checkoutRequest(person);
    const selectedAddress = { ...request.selectedAddress, pincode: '411001' };
    const placed = await person.call('POST', '/api/orders', { ...request, selectedAddress });
    await moveTo(owner, placed.body.data, 'dispatched');
  }
  await giveCredit(owner, mixed, creditOf(mixed, soap, { quantity: 1 }));
  const december = async () => {
    shop.clock.advance({ days: 20 });
    await sell([[soap, 1]], 117.5);
  };
  return { owner, asha, bina, december, order };
}

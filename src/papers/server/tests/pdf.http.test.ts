import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { billsOf, registerShop } from '#test/steps/bills.ts';
import { moveTo } from '#test/steps/credits.ts';
import { shopToPack } from '#test/steps/packing.ts';

test('who ordered, and the shop, get a bill as a PDF in each language; nobody else does', async () => {
  await using shop = await openShop();
  const { owner, asha, placed } = await shopToPack(shop);
  await registerShop(owner, { prefix: 'A' });
  await moveTo(owner, placed, 'dispatched');
  const [bill] = await billsOf(asha, placed);
  const path = `/api/orders/${placed._id}/bills/${bill?._id}/pdf`;
  for (const [person, lang] of [
    [asha, 'en'],
    [asha, 'hi'],
    [owner, 'bn'],
  ] as const) {
    const pdf = await person.call('GET', `${path}?lang=${lang}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain(bill?.number.replaceAll('/', '-'));
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
  }
  const other = await signUp(shop, { name: 'Bina' });
  expect((await other.call('GET', path)).status).toBe(404);
  expect((await shop.call('GET', path)).status).toBe(401);
});

test('a bill of another order, none at all, and a language that nobody speaks are refused', async () => {
  await using shop = await openShop();
  const { owner, placed } = await shopToPack(shop);
  await registerShop(owner);
  await moveTo(owner, placed, 'dispatched');
  const [bill] = await billsOf(owner, placed);
  const asked = (id: string | undefined, question = '') =>
    owner.call('GET', `/api/orders/${placed._id}/bills/${id}/pdf${question}`);
  expect((await asked(placed._id)).status).toBe(404);
  expect((await asked('no-bill')).status).toBe(404);
  expect((await asked(bill?._id, '?lang=xx')).status).toBe(422);
});

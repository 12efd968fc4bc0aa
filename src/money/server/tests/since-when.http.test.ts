import { expect, test } from 'vitest';
import type { Statement } from '#money/khata.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { moveTo } from '#test/steps/credits.ts';
import { khataOf, khataPayment, lend, payKhata, putOnAccount } from '#test/steps/khata.ts';

test('an order that was cancelled is no debt: what is owed is owed since the one before it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 5000);
  await putOnAccount(owner, await order(fatima, [mango, 1]));
  const { oldestAt: since } = await khataOf(owner, fatima);
  shop.clock.advance({ days: 10 });
  const later = await order(fatima, [mango, 2]);
  await putOnAccount(owner, later);
  await moveTo(owner, later, 'cancelled');
  expect(await khataOf(owner, fatima)).toMatchObject({ owed: 600, oldestAt: since });
});

test('rows that two write at midnight: what was owed before a day, and its rows, come to what is owed after it', async () => {
  await using shop = await openShop();
  const { mango } = await addGoods(shop, { mango: { price: 600 } });
  const [owner, fatima] = [await admin(shop), await signUp(shop)];
  await lend(owner, fatima, 5000);
  await putOnAccount(owner, await order(fatima, [mango, 2]));
  // Fourteen hours later it is midnight in India. Of two who write then, the second began a second earlier.
  shop.clock.advance({ hours: 14 });
  await payKhata(owner, fatima, khataPayment(1200, { amount: 500 }));
  shop.clock.advance({ seconds: -1 });
  await payKhata(owner, fatima, khataPayment(700, { amount: 300 }));
  const path = `/api/khatas/${fatima.user._id}/statement`;
  for (const span of ['from=2026-11-20&to=2026-11-20', 'from=2026-11-21&to=2026-11-21']) {
    const { before, after, lines }: Statement = (await owner.call('GET', `${path}?${span}`)).body;
    expect(after).toBe(lines.reduce((sum, { amount }) => sum + amount, before));
  }
});

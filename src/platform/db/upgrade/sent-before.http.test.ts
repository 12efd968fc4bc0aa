import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { DELIVERY_ADDRESS } from '#test/carts.ts';
import { openShop } from '#test/open-shop.ts';
import { PASSWORD } from '#test/people.ts';
import { load } from '#test/released/dump.ts';
import { OWNER, SHOPPER } from '#test/released/sample-shop.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL(`../../../../test/released/062-back-on-account.${kind}.sql`, import.meta.url);

afterEach(() => vi.useRealTimers());

test('what a phone sent before the upgrade and got no answer to is not done again by what it sends afterwards', async () => {
  // The kept shop was open on 20 November 2026.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T05:00:00.000Z') });
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(KEPT, 'utf8'));
  const db = openDatabase(database.address);
  await sql`update orders set idempotency_key = 'sent-before' where number = 1`.execute(db);
  const { rows } = await sql<{ id: string; order_id: string; kind: string; round_id: string }>`
    select id, order_id, kind, round_id from stop_taps`.execute(db);
  const [tap] = rows;
  await migrate(db, kind);
  await db.destroy();

  await using shop = await openShop({}, database);
  const login = async (email: string) => {
    const { body } = await shop.call('POST', '/api/auth/login', { email, password: PASSWORD });
    return shop.withToken(body.token);
  };
  const asha = await login(SHOPPER);
  const { orders } = (await asha.call('GET', '/api/orders')).body;
  const items = [{ product: orders[0].items[0].product._id, quantity: 1 }];
  const to = { selectedAddress: DELIVERY_ADDRESS, paymentMethod: 'cash' };
  const wanted = { items, ...to, totalItems: 1, totalAmount: 1 };
  const again = await asha.call('POST', '/api/orders', wanted, { 'Idempotency-Key': 'sent-before' });
  expect([again.status, again.body.data?._id]).toEqual([200, orders[0]._id]);
  expect((await asha.call('GET', '/api/orders')).body.orders).toHaveLength(orders.length);

  const owner = await login(OWNER);
  const seen = { taps: [], status: 'dispatched', collect: 0 };
  const sent = { id: tap?.id, order: tap?.order_id, kind: tap?.kind, seen };
  const taps = () => shop.platform.db.selectFrom('stop_taps').select('id').execute();
  const before = await taps();
  const tapped = await owner.call('POST', `/api/rounds/${tap?.round_id}/taps`, sent);
  expect([tapped.status, tapped.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(await taps()).toEqual(before);
});

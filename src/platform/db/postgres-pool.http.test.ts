import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { isUnreachable } from './errors.ts';
import { openDatabase } from './open.ts';

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'no statement is compiled: that takes longer than what the shop asks',
  async () => {
    await using shop = await openShop();
    const { rows } = await sql<{ jit: string }>`show jit`.execute(shop.platform.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  },
);

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a database that has become a follower is left after the first refusal, so that the next write finds the leader',
  async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    const db = openDatabase({ kind: 'postgres', url }, { connections: 1 });
    const becomeFollower = () => sql`set default_transaction_read_only = on`.execute(db);
    const write = sql`create table if not exists written_by_leader (id integer)`;
    try {
      await becomeFollower();
      await expect(write.execute(db)).rejects.toMatchObject({ code: '25006' });
      await expect(write.execute(db)).resolves.toBeDefined();
      await becomeFollower();
      const inTransaction = db.transaction().execute((tx) => sql`drop table written_by_leader`.execute(tx));
      await expect(inTransaction).rejects.toSatisfy(isUnreachable);
      await sql`drop table written_by_leader`.execute(db);
    } finally {
      await db.destroy();
    }
  },
);

test('a database that refuses connections is asked again ten times a second, however many wait for it', async () => {
  let asked = 0;
  const ending = createServer((socket) => {
    asked += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(ending, 'listening');
  const { port } = ending.address() as AddressInfo;
  const db = openDatabase({ kind: 'postgres', url: `postgres://shop:none@127.0.0.1:${port}/shop` });
  const began = performance.now();
  let refused = 0;
  try {
    while (performance.now() - began < 500) {
      await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isUnreachable);
      refused += 1;
      await wait(2);
    }
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThanOrEqual(1 + (performance.now() - began) / 100);
    expect(refused).toBeGreaterThan(2 * asked);
  } finally {
    await db.destroy();
    ending.close();
  }
});

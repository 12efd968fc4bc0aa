import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paise, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import type { Order } from '#orders/order.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type DatabaseAddress, openDatabase } from '#platform/db/open.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { creditOf, giveCredit, moveTo, undoCredit } from '#test/steps/credits.ts';
import { khataOf, khataPayment, lend, payKhata, putOnAccount } from '#test/steps/khata.ts';
import { orderNow } from '#test/steps/payments.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { type Line, readBackupFile, writeBackupFile } from './backup-file.ts';
import { makeBackup, tablesAt } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Backs a shop up, as it stands in one of its databases. */
async function backUp(shop: TestShop, address: DatabaseAddress = shop.address): Promise<string> {
  const path = join(shop.platform.config.dataDir, `${newId()}.haat`);
  const db = openDatabase(address);
  const config = { ...shop.platform.config, database: address };
  await makeBackup({ db, config, pictures: uploadsOf({ config }) }, path, shop.clock.now());
  await db.destroy();
  return path;
}

const linesOf = async (path: string): Promise<Line[]> => {
  const lines: Line[] = [];
  for await (const line of readBackupFile(path)) lines.push(line);
  return lines;
};

/** The backup with the rows of each table in another order. */
async function shuffled(path: string, seed: number): Promise<string> {
  const random = (at: number): number => Math.imul(seed ^ (at * 2_654_435_761), 1_540_483_477) >>> 0;
  const lines = await linesOf(path);
  const byTable = Map.groupBy(lines, (line) => ('table' in line ? line.table : ''));
  const mixed = [...byTable].flatMap(([table, rows]) =>
    table === ''
      ? rows
      : rows
          .map((row, at) => [random(at), row] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, row]) => row),
  );
  const to = `${path}.${seed}.haat`;
  await writeBackupFile(
    to,
    (async function* () {
      yield* mixed;
    })(),
  );
  return to;
}

/** Restores into an empty place; answers the tables that are there afterwards. */
async function restoredIn(place: { address: DatabaseAddress; dataDir: string }, path: string) {
  const config = { ...loadConfig({ DATA_DIR: place.dataDir }), database: place.address };
  await restoreBackup({ config, pictures: uploadsOf({ config }) }, path);
  return tablesAt(place.address);
}

const inSqlite = (shop: TestShop) => {
  const dataDir = join(shop.platform.config.dataDir, newId());
  return { address: { kind: 'sqlite', path: join(dataDir, 'haat.sqlite') } as const, dataDir };
};

const Step = fc.record({
  do: fc.constantFrom('pay', 'undoPayment', 'credit', 'undoCredit', 'onAccount'),
  at: fc.nat(20),
});
type Step = { do: string; at: number };

/** Money and credit of a shop, with mistakes that are taken back. */
async function live(shop: TestShop, steps: readonly Step[]): Promise<void> {
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { tea } = await addGoods(shop, { tea: { price: 138.45, stock: 500 } });
  await lend(owner, asha, 20_000);
  const placed: Order[] = [await order(asha, [tea, 3]), await order(asha, [tea, 2])];
  const [payments, credits]: [string[], [Order, string][]] = [[], []];
  for (const one of placed) await moveTo(owner, one, 'delivered');
  await putOnAccount(owner, await orderNow(owner, placed[0]!));
  for (const { do: what, at } of steps) {
    const now = await orderNow(owner, placed[at % placed.length]!);
    if (what === 'onAccount' && now.due > 0) await putOnAccount(owner, now);
    const { owed } = await khataOf(owner, asha);
    if (what === 'pay' && owed >= 1) {
      const sent = khataPayment(owed, { amount: 1 + (at % Math.floor(owed)) });
      if ((await payKhata(owner, asha, sent)).status === 201) payments.push(sent.id);
    }
    const payment = payments[at % Math.max(1, payments.length)];
    if (what === 'undoPayment' && payment)
      await owner.call('POST', `/api/khatas/${asha.user._id}/payments/${payment}/correction`, {});
    const line = now.items[0]!;
    if (what === 'credit') {
      const sent = creditOf(now, line.product, { amount: 1 + (at % 5) });
      if ((await giveCredit(owner, now, sent)).status === 201) credits.push([now, sent.id]);
    }
    const [of, credit] = credits[at % Math.max(1, credits.length)] ?? [];
    if (what === 'undoCredit' && of && credit) await undoCredit(owner, of, credit);
  }
}

/** Mistakes and what took them back, more than are restored at once. */
async function liveLong({ platform: { db, clock } }: TestShop, pairs: number): Promise<void> {
  const { user_id } = await db.selectFrom('khatas').select('user_id').executeTakeFirstOrThrow();
  const { id: order_id } = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  for (let pair = 0; pair < pairs; pair += 1) {
    const [made, undone, at] = [newId(), newId(), clock.now()];
    const [owed_paise, by] = [ZERO, { by_id: null, by_name: 'Owner', at }];
    const line = { user_id, owed_paise, ...by };
    const credit = { order_id, reason: 'other' as const, ...by };
    const position = 1000 + 2 * pair;
    await db
      .insertInto('khata_lines')
      .values([
        { ...line, id: made, kind: 'corrected', amount_paise: paise(5), undoes: null, position },
        {
          ...line,
          id: undone,
          kind: 'undone',
          amount_paise: paise(-5),
          undoes: made,
          position: position + 1,
        },
      ])
      .execute();
    await db
      .insertInto('credits')
      .values([
        {
          ...credit,
          id: made,
          kind: 'credit',
          amount_paise: paise(5),
          undoes: null,
          position,
          number: position,
        },
        {
          ...credit,
          id: undone,
          kind: 'undone',
          amount_paise: paise(-5),
          undoes: made,
          position: position + 1,
          number: position + 1,
        },
      ])
      .execute();
  }
}

test('a backup brings any history back, whatever the order of its rows: into a database of its kind, into SQLite, and from there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 6, maxLength: 15 }), fc.nat(), async (steps, seed) => {
      await using shop = await openShop();
      await live(shop, steps);
      await liveLong(shop, 120);
      const before = await tablesAt(shop.address);
      const path = await shuffled(await backUp(shop), seed);
      const [own, ownAgain] = [await newTestDatabase(), await newTestDatabase()];
      try {
        expect(await restoredIn(own, path)).toEqual(before);
        const file = inSqlite(shop);
        expect(await restoredIn(file, path)).toEqual(before);
        const fromFile = await shuffled(await backUp(shop, file.address), seed + 1);
        expect(await restoredIn(ownAgain, fromFile)).toEqual(before);
      } finally {
        await own.remove();
        await ownAgain.remove();
      }
    }),
    { numRuns: 3 },
  );
}, 90_000);

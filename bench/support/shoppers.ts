import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRupees, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { figuresOf } from '#cart/figures.ts';
import { fillUp } from '#cart/server/commands.ts';
import { productsByIds } from '#catalogue/server/queries.ts';
import type { Tx } from '#db/schema.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { followChanges } from '#platform/cache/changes.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { openLog } from '#platform/log/log.ts';
import { openMailer } from '#platform/mail/mailer.ts';
import { systemClock, type Platform } from '#platform/platform.ts';
import { DEFAULT_SETTINGS, shippingRuleOf } from '#settings/settings.ts';
import type { Place } from './village.ts';

/** A shopper with a full cart, about to order: the token, and what the checkout will send. */
export type Shopper = { token: string; checkout: object };

/** How many shoppers, and how much stock there is for them. */
export type ShopperGroup = { shoppers: number; products: number; stock: number; linesEach: number };

/**
 * A shop on a database of its own: a SQLite file with every commit on disk, or the PostgreSQL of TEST_DATABASE_URL
 * (`node bin/postgres.mjs --durable -- node bench/…`).
 */
export async function openBenchShop({ onQuery }: { onQuery?: () => void } = {}): Promise<{
  platform: Platform;
  name: string;
  close(): Promise<void>;
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const url = process.env['TEST_DATABASE_URL'];
  const config = loadConfig({ DATA_DIR: dataDir, SEED: 'none', ...(url && { DATABASE_URL: url }) });
  const db = openDatabase(config.database, {
    connections: config.databaseConnections,
    ...(onQuery && { onQuery }),
  });
  await migrate(db, config.database.kind);
  const log = openLog();
  const changes = followChanges(db, (error) => log.error('changes.failed', error));
  const mailer = openMailer(undefined, join(dataDir, 'outbox'));
  return {
    platform: { config, db, clock: systemClock, log, changes, mailer },
    name: config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    close: async () => {
      await changes.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Adds products and fills each shopper's cart with different, overlapping goods. With `placeOf` they live in villages. */
export async function makeShoppers(
  platform: Platform,
  crowd: ShopperGroup,
  placeOf?: (shopper: number) => Place,
): Promise<Shopper[]> {
  const now = platform.clock.now();
  const goods = await inTransaction(platform.db, (tx) => addStock(tx, crowd, now));
  const shown = await productsByIds(platform.db, goods);
  return inTransaction(platform.db, async (tx) => {
    const shoppers: Shopper[] = [];
    for (let index = 0; index < crowd.shoppers; index += 1) {
      const userId = await addShopper(tx, index, now);
      const token = await openSession(tx, { userId, remember: true, device: 'bench' }, now);
      const wanted = Array.from({ length: crowd.linesEach }, (_, line) => ({
        product: goods[(index + line * 7) % goods.length] ?? '',
        quantity: 1 + ((index + line) % 3),
      }));
      await fillUp(tx, userId, wanted, now);
      const items = wanted.flatMap(({ product: id, quantity }) => {
        const product = shown.get(id);
        return product ? [{ product, quantity }] : [];
      });
      const { total, totalItems } = figuresOf(
        items.map(({ product, quantity }) => ({ price: fromRupees(product.price), quantity })),
        shippingRuleOf(DEFAULT_SETTINGS),
      );
      const { round, ...place } = placeOf?.(index) ?? {};
      const selectedAddress = {
        ...place,
        firstName: 'Sample',
        lastName: String(index),
        phone: phoneOf(index),
        colony: 'Upper Bazaar',
        landmark: 'near the bus stand',
      };
      shoppers.push({
        token,
        checkout: {
          items,
          totalAmount: toRupees(total),
          totalItems,
          selectedAddress,
          ...(round && { round }),
        },
      });
    }
    return shoppers;
  });
}

async function addStock(tx: Tx, { products, stock }: ShopperGroup, now: string): Promise<string[]> {
  const rows = Array.from({ length: products }, (_, index) => ({
    id: newId(),
    sku: `bench-${index}`,
    title: `Goods ${index}`,
    search: searchTextOf(`Goods ${index}`, `bench-${index}`),
    description: 'What the bench orders.',
    category: 'grocery',
    brand: '',
    color: '',
    unit: 'item' as const,
    pack: '',
    price_paise: fromRupees(10 + index),
    cut_price_paise: fromRupees(20 + index),
    stock,
    rating_hundredths: 400,
    thumbnail: '',
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('products').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Each has a number of their own, as people do. */
const phoneOf = (index: number): string => `98${String(index).padStart(8, '0')}`;

async function addShopper(tx: Tx, index: number, now: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      id,
      name: `Sample ${index}`,
      search: searchTextOf(`Sample ${index}`),
      email: `sample${index}@example.com`,
      phone: phoneOf(index),
      role: 'user',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

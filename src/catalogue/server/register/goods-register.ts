import { setImmediate } from 'node:timers/promises';
import { type Sort, SORTS } from '#catalogue/catalogue.ts';
import { isAboutGoods, isAboutShelves, productsIn } from '#catalogue/server/tags.ts';
import type { Change } from '#platform/cache/changes.ts';
import type { Platform } from '#platform/platform.ts';
import { type Goods, openGoods } from './goods.ts';
import { rowsAfter, rowsByIds } from './rows.ts';

/** Facts about every product in the shop that filters and the list of missing details need, kept in memory. */
type GoodsRegister = {
  /**
   * The goods, with all changes that this process knew of when it was asked. The first call reads all goods, a few at
   * a time, so that other requests need not wait.
   */
  current(): Promise<Goods>;
  /** The same, with `orders.sorted` ready for an order of the listing. */
  inOrder(sort: Sort): Promise<Goods>;
  /** True once all goods have been read, so that `current` has little left to read. */
  isRead(): boolean;
};

const registers = new WeakMap<Platform, GoodsRegister>();

/**
 * The register of this process; the first call begins to follow what changes. In memory, because no index holds all filters: with
 * 200,000 goods the facets took 125 ms of the database, and take 20 from here.
 */
export function registerOf(platform: Platform): GoodsRegister {
  const known = registers.get(platform);
  if (known) return known;
  const register = openRegister(platform);
  registers.set(platform, register);
  return register;
}

/**
 * Reads and sorts all goods before the first filter is asked for. If that fails, the first one who asks reads them. A shop that
 * stops meanwhile closes its database; that is no failure, and `stopping` tells of it.
 */
export const readGoods = async (platform: Platform, stopping: AbortSignal): Promise<void> => {
  try {
    for (const sort of SORTS) await registerOf(platform).inOrder(sort);
  } catch (error) {
    if (!stopping.aborted) platform.log.error('catalogue.goods_not_read', error);
  }
};

const ROWS_AT_ONCE = 250;

function openRegister({ db, changes }: Platform): GoodsRegister {
  const goods = openGoods();
  const due = new Set<string>();
  let isAllDue = true;
  let hasAll = false;
  let working: Promise<void> | undefined;

  const readAll = async (): Promise<void> => {
    isAllDue = false;
    hasAll = false;
    const gone = new Set(goods.ids());
    try {
      for (let after: string | undefined = ''; after !== undefined;) {
        const rows = await rowsAfter(db, after, ROWS_AT_ONCE);
        for (const row of rows) {
          gone.delete(row.id);
          goods.put(row);
        }
        after = rows.at(-1)?.id;
        await setImmediate();
      }
    } catch (error) {
      isAllDue = true;
      throw error;
    }
    for (const id of gone) goods.remove(id);
    hasAll = true;
  };

  const readDue = async (): Promise<void> => {
    const ids = [...due];
    due.clear();
    try {
      for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
        const some = ids.slice(at, at + ROWS_AT_ONCE);
        const gone = new Set(some);
        for (const row of await rowsByIds(db, some)) {
          gone.delete(row.id);
          goods.put(row);
        }
        for (const id of gone) goods.remove(id);
        await setImmediate();
      }
    } catch (error) {
      for (const id of ids) due.add(id);
      throw error;
    }
  };

  const work = async (): Promise<void> => {
    if (isAllDue) await readAll();
    if (due.size > 0) await readDue();
  };
  const catchUp = (): Promise<void> => (working ??= work().finally(() => (working = undefined)));

  changes.follow((change) => {
    const ids = productsIn(change);
    if (!ids || movesGoods(change)) isAllDue = true;
    for (const id of ids ?? []) due.add(id);
  });
  const current = async (): Promise<Goods> => {
    // What is being read right now may be older than the last change.
    if (working) await working;
    if (working || isAllDue || due.size > 0) await catchUp();
    return goods;
  };
  return {
    isRead: () => hasAll && !isAllDue,
    current,
    inOrder: async (sort) => {
      await current();
      await goods.orders.prepare(sort);
      return current();
    },
  };
}

/** Merging a shelf moves goods without listing them. */
const movesGoods = (change: Change): boolean => isAboutShelves(change) && isAboutGoods(change);

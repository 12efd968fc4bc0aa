import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { textsInMemory } from '#platform/cache/texts-in-memory.ts';

const CALLED = 'order-called:';

/** Marks that an order is new, or is searched by another name or phone. */
export const markCalled = (tx: Tx, number: number): void => markChanged(tx, `${CALLED}${number}`);

/** The texts that orders are searched by: their numbers, names and phones. */
export const orderTexts = textsInMemory<number>({
  keyOf: Number,
  keysIn: ({ tags }) =>
    tags === 'everything'
      ? 'all'
      : [...tags].filter((tag) => tag.startsWith(CALLED)).map((tag) => Number(tag.slice(CALLED.length))),
  read: async ({ db }, { after = 0, to }, limit) => {
    const rows = await db
      .selectFrom('orders')
      .select(['number', 'placed_at', 'search'])
      .where('number', '>', after)
      .$if(to !== undefined, (rest) => rest.where('number', '<=', to!))
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(({ number, placed_at, search }) => ({
      key: number,
      at: Date.parse(placed_at),
      mark: 0,
      text: search,
    }));
  },
});

import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';

/** True if a thumbnail is an address on another site. */
export const isElsewhere = (thumbnail: string | undefined): thumbnail is string =>
  thumbnail !== undefined && /^https?:\/\//.test(thumbnail);

/** The thumbnail to show until the picture is fetched. Empty for http addresses, because browsers show https only. */
export const meanwhile = (thumbnail: string): string => (thumbnail.startsWith('http://') ? '' : thumbnail);

/** Where a product's picture came from, and what the shop made of it. */
export type PictureSource = { address: string; thumbnail: string };

/** Where the pictures of products came from, by product. */
export async function sourcesOf(
  db: Db | Tx,
  products: readonly string[],
): Promise<Map<string, PictureSource>> {
  if (products.length === 0) return new Map();
  const rows = await db
    .selectFrom('picture_sources')
    .select(['product_id', 'address', 'thumbnail'])
    .where('product_id', 'in', products)
    .execute();
  return new Map(rows.map(({ product_id, ...source }) => [product_id, source]));
}

/** Has the picture of a product fetched from an address, in the transaction that gives it to the product. */
export async function askForPicture(tx: Tx, product: string, address: string, now: Instant): Promise<void> {
  const asked = { address, state: 'waiting', thumbnail: '', tries: 0, reason: '', updated_at: now } as const;
  await tx
    .insertInto('picture_sources')
    .values({ product_id: product, ...asked })
    .onConflict((row) => row.column('product_id').doUpdateSet(asked))
    .execute();
}

/** Counts the pictures that wait, are kept, and failed. */
export async function countPictures(db: Db): Promise<{ waiting: number; kept: number; failed: number }> {
  const rows = await db
    .selectFrom('picture_sources')
    .select((row) => ['state', row.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('waiting'), kept: count('kept'), failed: count('failed') };
}

/** Has every picture that could not be had tried again. */
export async function retryPictures(tx: Tx, now: Instant): Promise<void> {
  await tx
    .updateTable('picture_sources')
    .set({ state: 'waiting', tries: 0, reason: '', updated_at: now })
    .where('state', '=', 'failed')
    .execute();
}

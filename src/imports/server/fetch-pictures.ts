import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { markProduct, TAGGED_COLUMNS } from '#catalogue/server/public.ts';
import type { Tx, Db } from '#db/schema.ts';
import { keepPicture } from '#media/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { FetchFailed, fetchPublic, type FetchLimits } from '#platform/http/fetch-public.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** The job that fetches the pictures that products name by address. */
export const PICTURES_JOB = 'pictures';

const LIMITS: FetchLimits = { mostBytes: 8 * 1024 * 1024, milliseconds: 20_000, accept: 'image/*' };
const AT_ONCE = 20;
const TRIES = 5;

/** Has the pictures that wait fetched. */
export const addPicturesJob = (tx: Tx, now: Instant): Promise<void> =>
  addJob(tx, { kind: PICTURES_JOB, payload: {} }, now);

/**
 * Fetches the waiting pictures, one after the other, and gives each to its product. Temporary failures are tried again
 * with the job, a few times; lasting ones are noted with the reason.
 */
export const picturesHandler =
  (platform: Platform, network: Pick<FetchLimits, 'resolve' | 'isAllowed'> = {}): JobHandler =>
  async (_, __, signal) => {
    const limits = { ...LIMITS, ...network };
    const began = platform.clock.now();
    const missed = new Set<string>();
    for (;;) {
      const waiting = await waitingPictures(platform, began, missed);
      if (waiting.length === 0) break;
      for (const source of waiting) {
        signal.throwIfAborted();
        if (!(await fetchOne(platform, source, limits))) missed.add(source.product_id);
      }
    }
    if (missed.size > 0) throw new Error(`${missed.size} pictures could not be fetched for now`);
  };

type Source = { product_id: string; address: string; tries: number };

async function waitingPictures(
  { db }: Platform,
  until: Instant,
  missed: ReadonlySet<string>,
): Promise<Source[]> {
  const rows = await db
    .selectFrom('picture_sources')
    .select(['product_id', 'address', 'tries'])
    .where('state', '=', 'waiting')
    .where('updated_at', '<=', until)
    .orderBy('updated_at')
    .orderBy('product_id')
    .limit(AT_ONCE + missed.size)
    .execute();
  return rows.filter(({ product_id }) => !missed.has(product_id));
}

/** Fetches one picture. True if it is done with: kept, or known to be unavailable. */
async function fetchOne(platform: Platform, source: Source, limits: FetchLimits): Promise<boolean> {
  const now = platform.clock.now();
  try {
    const bytes = await fetchPublic(source.address, limits);
    const thumbnail = await keepPicture(platform, bytes, 'quick');
    await inTransaction(platform.db, (tx) => givePicture(tx, source, thumbnail, now));
    return true;
  } catch (error) {
    const trouble = troubleOf(error);
    const tries = source.tries + 1;
    const isFinal = trouble.isFinal || tries >= TRIES;
    await platform.db
      .updateTable('picture_sources')
      .set({ tries, reason: trouble.reason, state: isFinal ? 'failed' : 'waiting' })
      .where('product_id', '=', source.product_id)
      .where('address', '=', source.address)
      .execute();
    return isFinal;
  }
}

/** The reason why a picture cannot be had; any other error is a bug. */
function troubleOf(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof FetchFailed) return { reason: error.message, isFinal: error.isFinal };
  if (error instanceof Failure) return { reason: error.message, isFinal: error.code !== 'unavailable' };
  throw error;
}

/** Gives the picture to the product, unless it was given another one meanwhile. */
async function givePicture(
  tx: Tx,
  { product_id, address }: Source,
  thumbnail: string,
  now: Instant,
): Promise<void> {
  const before = await tx
    .selectFrom('products')
    .select(TAGGED_COLUMNS)
    .where('id', '=', product_id)
    .executeTakeFirst();
  await tx
    .updateTable('picture_sources')
    .set({ state: 'kept', thumbnail, reason: '', updated_at: now })
    .where('product_id', '=', product_id)
    .where('address', '=', address)
    .execute();
  if (!before || ![meanwhile(address), address].includes(before.thumbnail)) return;
  const given = await tx
    .updateTable('products')
    .set((row) => ({ thumbnail, revision: row('revision', '+', 1), updated_at: now }))
    .where('id', '=', product_id)
    .where('thumbnail', '=', before.thumbnail)
    .returning(TAGGED_COLUMNS)
    .executeTakeFirst();
  if (given) markProduct(tx, before, given);
}

/** True if a thumbnail is an address on another site. */
export const isElsewhere = (thumbnail: string | undefined): thumbnail is string =>
  thumbnail !== undefined && /^https?:\/\//.test(thumbnail);

/** The thumbnail to show until the picture is fetched. Empty for http addresses, because browsers show https only. */
export const meanwhile = (thumbnail: string): string => (thumbnail.startsWith('http://') ? '' : thumbnail);

/** Where a product's picture came from, and what the shop made of it. */
export type PictureSource = { address: string; thumbnail: string };

/** The sources of products' pictures, by product. */
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

import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import { markProduct, TAGGED_COLUMNS } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { keepPicture } from '#media/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { FetchFailed, fetchPublic, type FetchLimits } from '#platform/http/fetch-public.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { meanwhile } from './picture-sources.ts';

/** The job that fetches the pictures that products name by address. */
export const PICTURES_JOB = 'pictures';

const LIMITS: FetchLimits = { mostBytes: 8 * 1024 * 1024, milliseconds: 20_000, accept: 'image/*' };
const AT_ONCE = 20;
const TRIES = 5;

/** Has the pictures that wait fetched. */
export const addPicturesJob = (tx: Tx, now: Instant): Promise<void> =>
  addJob(tx, { kind: PICTURES_JOB, payload: {} }, now);

/**
 * Fetches the pictures that wait, one after the other, and gives each to its product. What fails for now is tried again
 * with the job, a few times; what cannot be had is noted with the reason.
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

/** Why a picture is not had; anything else is a bug. */
function troubleOf(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof FetchFailed) return { reason: error.message, isFinal: error.isFinal };
  if (error instanceof Failure) return { reason: error.message, isFinal: error.code !== 'unavailable' };
  throw error;
}

/** The picture becomes the product's, unless it was given another one meanwhile. */
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

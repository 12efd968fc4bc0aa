import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRupees } from '#base/money.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { thumbnailUrl } from '#media/media.ts';
import { folderStore, type PictureStore } from '#media/server/store.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { SAMPLE_TEAM } from './team.ts';

const PRODUCTS = new URL('products.csv', import.meta.url);
const PICTURES = fileURLToPath(new URL('../../build/demo-media', import.meta.url));
const SENT_AT_ONCE = 16;
const COPIED_AT_ONCE = 8;
const ON_SHELVES_FOR_DAYS = 90;

/**
 * Fills an empty database with the demo shop: goods with their pictures, spellings, the sample team. The products come
 * last and all at once, so that a start that broke off begins again.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { db, clock, config } = platform;
  const pictures = await readPictures();
  const urlOf = (cell: string): string => (pictures[cell] ? thumbnailUrl(pictures[cell]) : '');
  if (config.s3) await sendPictures(Object.values(pictures), uploadsOf(platform));
  else await copyPictures(Object.values(pictures), join(config.dataDir, 'media'));
  await inTransaction(db, async (tx) => {
    await teachSpellings(tx, clock.now());
    await addTeam(tx, urlOf, clock.now());
  });
  const { skipped } = await importProducts(db, createReadStream(PRODUCTS), {
    clock,
    actor: { userId: null, name: 'Demo shop' },
    picture: urlOf,
    newRow: (sku, now) => ({ id: idOf(sku), createdAt: after(now, -ageOf(sku)) }),
    batch: Number.POSITIVE_INFINITY,
  });
  for (const { row, reason } of skipped) platform.log.warn('seed.row_passed_over', { row, reason });
}

/** The id of each picture by the name that the goods call it; none before the pictures are made. */
async function readPictures(): Promise<Record<string, string>> {
  const index = join(PICTURES, 'index.json');
  return existsSync(index) ? (JSON.parse(await readFile(index, 'utf8')) as Record<string, string>) : {};
}

async function copyPictures(ids: readonly string[], media: string): Promise<void> {
  await mkdir(media, { recursive: true });
  const queue = new Set(ids).values();
  const copy = async (): Promise<void> => {
    for (const id of queue) {
      const [wanted, draft] = [join(media, id), join(media, `${id}.part`)];
      if (existsSync(wanted)) continue;
      // A folder of pictures is complete or does not exist.
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft);
      for (const file of await readdir(join(PICTURES, id))) {
        await linkOrCopy(join(PICTURES, id, file), join(draft, file));
      }
      await rename(draft, wanted);
    }
  };
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copy));
}

/** A picture's file never changes, so a hard link is as good as a copy, and faster. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Another disk, or one without hard links.
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
    await copyFile(from, to);
  }
}

/** The same where pictures are kept elsewhere; what an earlier start has sent is not sent again. */
async function sendPictures(ids: readonly string[], uploads: PictureStore): Promise<void> {
  const there = new Set<string>();
  for await (const { id, file } of uploads.files()) there.add(`${id}/${file}`);
  const queue = new Set(ids).values();
  const made = folderStore(PICTURES);
  const send = async (): Promise<void> => {
    for (const id of queue) {
      for (const file of await readdir(join(PICTURES, id))) {
        const bytes = there.has(`${id}/${file}`) ? undefined : await made.read(id, file);
        if (bytes) await uploads.keep(id, file, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
}

async function addTeam(tx: Tx, urlOf: (cell: string) => string, now: Instant): Promise<void> {
  const someone = await tx.selectFrom('team_members').select('id').limit(1).executeTakeFirst();
  if (someone) return;
  const members = SAMPLE_TEAM.map(({ name, jobProfile, image, location, sell, amount }, position) => ({
    id: idOf(`team ${position}`),
    user_id: null,
    name,
    job_profile: jobProfile,
    image: urlOf(image),
    location,
    sell,
    amount_paise: fromRupees(amount),
    position,
    created_at: now,
  }));
  // Another server that starts at the same moment may have been quicker.
  await tx
    .insertInto('team_members')
    .values(members)
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}

const hashOf = (name: string): Buffer => createHash('sha256').update(`haat demo ${name}`).digest();

/** A UUIDv8 (RFC 9562) made of the name: the same in every demo shop, so that links to it can be kept. */
function idOf(name: string): string {
  const bytes = hashOf(name).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** How long ago something came onto the shelf, so that the newest are a mixture and always the same. */
const ageOf = (sku: string): number =>
  (hashOf(sku).readUInt32BE(16) % (ON_SHELVES_FOR_DAYS * 24 * 60)) * 60_000;

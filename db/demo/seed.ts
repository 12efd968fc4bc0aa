import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fromRupees } from '#base/money.ts';
import { after, type Instant } from '#base/time.ts';
import { markDetails } from '#catalogue/server/tags.ts';
import type { Tx } from '#db/schema.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { type AddressOfPicture, bringDemoPictures } from './bring-pictures.ts';
import { readDemoNames } from './products.ts';
import { SAMPLE_TEAM } from './team.ts';

const PRODUCTS = new URL('products.csv', import.meta.url);
const ON_SHELVES_FOR_DAYS = 90;

/**
 * Fills an empty database with the demo shop: goods with their pictures, spellings, the sample team. The products come
 * last and all at once, so that a start that broke off begins again.
 */
export async function seedDemo(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const urlOf = await bringDemoPictures(platform);
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
  await inTransaction(db, (tx) => addNames(tx));
  for (const { row, reason } of skipped) platform.log.warn('seed.row_passed_over', { row, reason });
}

/** Names the goods in Hindi and Bengali, once they are there. */
async function addNames(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('products').select(['id', 'sku']).execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const texts = readDemoNames().flatMap(({ sku, title_hi, title_bn }) => {
    const product_id = ids.get(sku);
    if (!product_id) return [];
    const text = { product_id, description: '' };
    return [
      { ...text, language: 'hi' as const, title: title_hi },
      { ...text, language: 'bn' as const, title: title_bn },
    ];
  });
  for (const language of ['hi', 'bn'] as const)
    await tx
      .insertInto('product_texts')
      .values(texts.filter((text) => text.language === language))
      .onConflict((row) => row.columns(['product_id', 'language']).doNothing())
      .execute();
  for (const { id } of rows) markDetails(tx, id);
}

async function addTeam(tx: Tx, urlOf: AddressOfPicture, now: Instant): Promise<void> {
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

import { createHash } from 'node:crypto';
import { fromRupees } from '#base/figures/money.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { type AddressOfPicture, bringDemoPictures } from '#media/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { csvLine } from '#platform/http/files/csv.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { settingsWithRevision } from '#settings/server/queries.ts';
import { saveSettings } from '#settings/server/save-settings.ts';
import type { Settings } from '#settings/settings.ts';
import { addDemoAreas } from './areas.ts';
import { DEMO_COLUMNS, readDemoProducts } from './products.ts';
import { SAMPLE_TEAM } from './team.ts';

const ON_SHELVES_FOR_DAYS = 90;

/**
 * Fills an empty database with the demo shop: goods with their pictures, spellings, the sample team. The products come
 * last and all at once, so that a start that broke off begins again. With `village` it delivers by areas and rounds.
 */
export async function seedDemo(platform: Platform, { village = false } = {}): Promise<void> {
  const { db, clock } = platform;
  const urlOf = await bringDemoPictures(platform);
  await inTransaction(db, async (tx) => {
    await teachSpellings(tx, clock.now());
    await addTeam(tx, urlOf, clock.now());
    await setUpDemo(tx, clock.now());
    if (village) await addDemoAreas(tx, clock.now());
  });
  const { skipped } = await importProducts(db, demoFile(), {
    clock,
    actor: { userId: null, name: 'Demo shop' },
    picture: urlOf,
    newRow: (sku, now) => ({ id: idOf(sku), createdAt: after(now, -ageOf(sku)) }),
    batch: Number.POSITIVE_INFINITY,
  });
  for (const { row, reason } of skipped) platform.log.warn('seed.row_passed_over', { row, reason });
}

/** The goods as one of our own product files. */
async function* demoFile(): AsyncGenerator<Uint8Array> {
  const lines = readDemoProducts().map((product) => csvLine(DEMO_COLUMNS.map((column) => product[column])));
  yield Buffer.from([csvLine(DEMO_COLUMNS), ...lines].join(''));
}

/** The demo shop says that it is one; its numbers ring nowhere. */
async function setUpDemo(tx: Tx, now: Instant): Promise<void> {
  const { settings, revision } = await settingsWithRevision(tx);
  if (revision > 0 || settings.isDemo) return;
  const ofDemo: Settings = {
    ...settings,
    phones: ['+91 00000 00000'],
    whatsapp: '910000000000',
    banners: ['Earn rewards for shopping online'],
    bannersHi: ['ऑनलाइन खरीदारी पर इनाम पाएँ'],
    bannersBn: ['অনলাইনে কেনাকাটায় পুরস্কার পান'],
    isDemo: true,
  };
  await saveSettings(tx, { settings: ofDemo, actor: { userId: null, name: 'Demo shop' } }, now);
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

/** The age of a product on the shelf in milliseconds, so that the newest are a mixture and always the same. */
const ageOf = (sku: string): number =>
  (hashOf(sku).readUInt32BE(16) % (ON_SHELVES_FOR_DAYS * 24 * 60)) * 60_000;

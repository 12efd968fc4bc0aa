import { createHash } from 'node:crypto';
import { startOfShopDay } from '#base/calendar.ts';
import { fromRupees } from '#base/figures/money.ts';
import { after, type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NewArea } from '#delivery/areas.ts';
import type { NewRoundRule } from '#delivery/rounds.ts';
import { addArea } from '#delivery/server/edit-areas.ts';
import { addVillages } from '#delivery/server/edit-villages.ts';
import { staffAreas } from '#delivery/server/queries.ts';
import { addRule } from '#delivery/server/rounds/edit-rules.ts';
import { importProducts } from '#imports/server/commands/import-products.ts';
import { type AddressOfPicture, bringDemoPictures } from '#media/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { csvLine } from '#platform/http/files/csv.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { setWeek } from '#settings/server/hours/edit-hours.ts';
import { weekWithRevision } from '#settings/server/hours/queries.ts';
import { settingsWithRevision } from '#settings/server/queries.ts';
import { saveSettings } from '#settings/server/save-settings.ts';
import type { Settings } from '#settings/settings.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
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
    if (village) {
      await addDemoAreas(tx, clock.now());
      await setDemoHours(tx, clock.now());
    }
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
    ...DEMO_TEXTS,
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

const ROAD = 'Bilaspur road';
const RIVER = 'Across the river';

const AREAS: [NewArea, string][] = [
  [
    { name: ROAD, fee: 20, freeAbove: 500, minimum: 100, cashMost: null, note: '' },
    '495559 Rampur\n495559 Khairi\n495559 Bhata para\n495559 Purani basti',
  ],
  [
    {
      name: RIVER,
      fee: 40,
      freeAbove: 1000,
      minimum: 0,
      cashMost: 3000,
      note: 'Not while the bridge is under water',
    },
    '495559 Tendua\n495559 Dongri\n495550',
  ],
];

/** The rounds of each day, with the areas that each goes to. */
const ROUNDS: [Pick<NewRoundRule, 'from' | 'to' | 'orderBefore' | 'orderDay' | 'seats'>, string[]][] = [
  [{ from: '08:00', to: '10:00', orderBefore: '20:00', orderDay: 'before', seats: 20 }, [ROAD, RIVER]],
  [{ from: '17:00', to: '19:00', orderBefore: '14:00', orderDay: 'same', seats: 20 }, [ROAD, RIVER]],
  [{ from: '19:30', to: '21:00', orderBefore: '18:30', orderDay: 'same', seats: 8 }, [ROAD]],
];

/**
 * Two areas, and rounds of every day. Those of today are there at whatever hour the demo begins; the shop itself makes those
 * of the days to come.
 */
/** Open every day, on Sunday till noon. */
async function setDemoHours(tx: Tx, now: Instant): Promise<void> {
  const { week, revision } = await weekWithRevision(tx);
  if (week !== null) return;
  const day: [string, string][] = [['07:00', '20:00']];
  const hours = [day, day, day, day, day, day, [['07:00', '13:00']] as typeof day];
  await setWeek(
    tx,
    { week: hours, keepsRounds: [], revision },
    { actor: { userId: null, name: 'Demo shop' }, now },
  );
}

async function addDemoAreas(tx: Tx, now: Instant): Promise<void> {
  if ((await staffAreas(tx)).length > 0) return;
  const actor = { userId: null, name: 'Demo shop' };
  for (const [area] of AREAS) await addArea(tx, area, { actor, now });
  const ids = new Map((await staffAreas(tx)).map(({ id, name }) => [name, id]));
  const idsOf = (names: readonly string[]): string[] => names.flatMap((name) => ids.get(name) ?? []);
  for (const [{ name }, text] of AREAS)
    for (const id of idsOf([name])) await addVillages(tx, id, { text, move: false }, { actor, now });
  const morning = startOfShopDay(shopDay(now));
  for (const [round, names] of ROUNDS) {
    const rule = { ...round, kind: 'ride' as const, days: [1, 2, 3, 4, 5, 6, 7], everywhere: false };
    await addRule(tx, { ...rule, areas: idsOf(names) }, { actor, now: morning });
  }
}

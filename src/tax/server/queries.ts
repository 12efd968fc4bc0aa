import type { Selectable } from 'kysely';
import type { Instant } from '#base/time.ts';
import { shopDay } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import type { RateTable, TaxRate } from '#tax/rates.ts';
import { type Registration, registrationAmong } from '#tax/registrations.ts';
import type { StateCode } from '#tax/states.ts';
import { shippedRates } from './shipped-rates.ts';

/** A shop has a handful of registrations in its life. */
const REGISTRATIONS_AT_MOST = 1000;
/** The most rates that an owner can write. */
export const RATES_AT_MOST = 2000;

const presentRegistration = (row: Selectable<Schema['tax_registrations']>): Registration => ({
  id: row.id,
  from: row.from_on,
  mode: row.mode,
  gstin: row.gstin,
  state: row.state as StateCode | '',
  legalName: row.legal_name,
  prefix: row.prefix,
  usedUntil: row.used_until,
});

/** The shop's registrations, the last one first. */
export async function readRegistrations(db: Db | Tx): Promise<Registration[]> {
  const rows = await registrationRows(db, {});
  return rows.map(presentRegistration);
}

// Hot, like the owner's rates: all that leaves the shop asks for both.
const registrationRows = hot((db) =>
  db.selectFrom('tax_registrations').selectAll().orderBy('from_on', 'desc').limit(REGISTRATIONS_AT_MOST),
);

/** The registration that holds on a day; undefined before the first: the shop draws no papers then. */
export const registrationOn = async (db: Db | Tx, day: string): Promise<Registration | undefined> =>
  registrationAmong(await readRegistrations(db), day);

/** The registration that holds now, by the shop's calendar. */
export const registrationNow = (db: Db | Tx, now: Instant): Promise<Registration | undefined> =>
  registrationOn(db, shopDay(now));

/** The last day on which any paper was drawn; null before the first. */
export async function papersUntil(db: Db | Tx): Promise<string | null> {
  const { until } = await db
    .selectFrom('tax_registrations')
    .select((row) => row.fn.max('used_until').as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/** The rates that the owner wrote, in the order in which they were written. */
export async function ownRates(db: Db | Tx): Promise<TaxRate[]> {
  const rows = await rateRows(db, {});
  return rows.map((row) => ({
    id: row.id,
    goods: row.goods,
    hsn: row.hsn,
    condition: row.condition,
    from: row.from_on,
    until: row.until_on,
    rate: row.rate_hundredths,
    nature: row.nature,
    byPrintedPrice: row.by_printed_price === 1,
    upTo: null,
    source: row.source,
  }));
}

const rateRows = hot((db) =>
  db.selectFrom('tax_rates').selectAll().orderBy('made_at').orderBy('id').limit(RATES_AT_MOST),
);

/** All that rates are found in: the shipped classes and rates, and the owner's. */
export const rateTable = async (db: Db | Tx): Promise<RateTable> => ({
  ...shippedRates(),
  own: await ownRates(db),
});

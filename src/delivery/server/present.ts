import type { Selectable } from 'kysely';
import { fromRupees, toRupees } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import type { Schema } from '#db/schema.ts';
import type { Area, AreaFigures, DeliveryPlaces, NewArea, Village } from '#delivery/areas.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import type { Settings } from '#settings/settings.ts';

/** An area, as queries read it. */
export type AreaRow = Pick<
  Selectable<Schema['areas']>,
  'id' | 'name' | 'fee_paise' | 'free_above_paise' | 'minimum_paise' | 'cash_most_paise' | 'note' | 'revision'
>;

/** An area in the owner's list. */
export const presentArea = (row: AreaRow, villages: number, first: readonly Village[]): Area => ({
  id: row.id,
  name: row.name,
  ...presentFigures(row),
  note: row.note,
  revision: row.revision,
  villages,
  first: [...first],
});

/** An area as shoppers see it. */
export const presentServedArea = (row: AreaRow): DeliveryPlaces['areas'][number] => ({
  id: row.id,
  name: row.name,
  note: row.note,
  ...presentFigures(row),
});

/** An area's fee, and the subtotal above which there is none, in rupees. */
type AreaRule = Pick<AreaFigures, 'fee' | 'freeAbove'>;

/** An area's fee before a village is known. */
const presentAreaRule = (row: Pick<AreaRow, 'fee_paise' | 'free_above_paise'>): AreaRule => ({
  fee: toRupees(row.fee_paise),
  freeAbove: row.free_above_paise === null ? null : toRupees(row.free_above_paise),
});

/** The shop's own shipping rule, which is that of everywhere else. */
export const elsewhereFigures = ({
  shippingFee,
  freeShippingAbove,
}: Pick<Settings, 'shippingFee' | 'freeShippingAbove'>): AreaFigures => ({
  fee: shippingFee,
  freeAbove: freeShippingAbove,
  minimum: 0,
  cashMost: null,
});

/** The columns that the owner writes. */
export const areaColumns = (area: NewArea) => ({
  name: area.name,
  fee_paise: fromRupees(area.fee),
  free_above_paise: area.freeAbove === null ? null : fromRupees(area.freeAbove),
  minimum_paise: fromRupees(area.minimum),
  cash_most_paise: area.cashMost === null ? null : fromRupees(area.cashMost),
  note: area.note,
});

/** The part of an area that the audit log keeps. */
export const auditedArea = (row: AreaRow) => ({ name: row.name, ...presentFigures(row), note: row.note });

const presentFigures = (row: AreaRow): AreaFigures => ({
  fee: toRupees(row.fee_paise),
  freeAbove: row.free_above_paise === null ? null : toRupees(row.free_above_paise),
  minimum: toRupees(row.minimum_paise),
  cashMost: row.cash_most_paise === null ? null : toRupees(row.cash_most_paise),
});

/**
 * Tag marked when the shop may have got its first area or round or lost its last, and when an area's terms may have
 * changed.
 */
export const PROMISES = 'promises';

/** True once the shop has areas or rounds, with the distinct shipping rules of its areas, in rupees. */
export type Promised = { promises: boolean; areaRules: AreaRule[] };

/** Reads it from the database; pages call `promisesByPlace`, which keeps the answer. */
export async function promised({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Promised> {
  const rules = await db.selectFrom('areas').select(['fee_paise', 'free_above_paise']).distinct().execute();
  const { promises } = await db
    .selectNoFrom((row) =>
      row
        .or([
          row.exists(row.selectFrom('areas').select('areas.id')),
          // Those that go to some areas only are promised nowhere without one.
          row.exists(
            row
              .selectFrom('rounds')
              .select('rounds.id')
              .where('on_day', '>=', shopDay(clock.now()))
              .where((round) => round.or([round('everywhere', '=', 1), round('kind', '=', 'collect')])),
          ),
        ])
        .as('promises'),
    )
    .executeTakeFirstOrThrow();
  return { promises: Boolean(promises), areaRules: rules.map(presentAreaRule) };
}

const readPromises = keptUntilChanged((change) => carries(change, PROMISES), promised);

/**
 * Reads, from memory, if the shop has areas or rounds, so that each page reserves the delivery line; and the shipping
 * rules to show before the village is known.
 */
export function promisesByPlace(platform: Platform): Promise<Promised> {
  madeFrom(PROMISES);
  return readPromises(platform);
}

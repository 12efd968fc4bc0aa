import { shopDay } from '#base/time.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { type AreaRule, presentAreaRule } from './present.ts';

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

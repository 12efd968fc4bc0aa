import { shopDay } from '#base/time.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import { madeFrom } from '#platform/cache/made-from.ts';
import type { Platform } from '#platform/platform.ts';

/** Marked where the shop may have got its first area or round, or lost its last. */
export const PROMISES = 'promises';

/** Asks the database whether the shop has areas or rounds; pages ask `promisesByPlace`, which keeps the answer. */
export async function promised({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<boolean> {
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
  return Boolean(promises);
}

const readPromises = keptUntilChanged((change) => carries(change, PROMISES), promised);

/** Whether the shop has areas or rounds: then each page keeps a line for what is promised to a village. */
export function promisesByPlace(platform: Platform): Promise<boolean> {
  madeFrom(PROMISES);
  return readPromises(platform);
}

import type { PublicRound } from '#delivery/rounds.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRound } from './present.ts';
import { comingPauses, comingRounds, ROUNDS } from './queries.ts';

/** The list ends with so many rounds that can be had, and anyway with so many. */
const FREE_SHOWN = 6;
const SHOWN_AT_MOST = 60;

/** All coming rounds, read once until one of them changes. Time changes them too, so it is looked at with each question. */
const readRounds = keptUntilChanged(
  (change) => carries(change, ROUNDS),
  async ({ db, clock }: Platform) => {
    const now = clock.now();
    const pauses = await comingPauses(db, now);
    return (await comingRounds(db, now))
      .filter(({ state }) => state === 'open')
      .map((round) => ({
        shown: presentRound(round, pauses),
        // Undefined: it goes everywhere.
        areas: round.everywhere === 1 ? undefined : new Set(round.areas),
      }));
  },
);

/** The rounds that go to an area, or to what is in none, and those to collect from, while one can still order for them. */
export async function publicRounds(platform: Platform, area: string | undefined): Promise<PublicRound[]> {
  const now = platform.clock.now();
  const rounds: PublicRound[] = [];
  let free = 0;
  for (const { shown, areas } of await readRounds(platform)) {
    if (shown.orderBefore <= now || (areas && (area === undefined || !areas.has(area)))) continue;
    rounds.push(shown);
    if (shown.state === 'open' || shown.state === 'few') free += 1;
    if (free >= FREE_SHOWN || rounds.length >= SHOWN_AT_MOST) break;
  }
  return rounds;
}

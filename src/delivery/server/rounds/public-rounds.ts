import { LRUCache } from 'lru-cache';
import type { PublicRound } from '#delivery/rounds.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRound } from './present.ts';
import { comingPauses, openRounds, ROUNDS } from './queries.ts';

/** The list ends with so many rounds that can be had, and anyway with so many. */
const FREE_SHOWN = 6;
const SHOWN_AT_MOST = 60;
/** Twice as many as a shop has areas: who asks for areas that are not there takes no memory. */
const AREAS_KEPT = 1000;

/** What each area is told, until a round changes. Time changes it too, so that is looked at with each question. */
const keptByArea = keptUntilChanged(
  (change) => carries(change, ROUNDS),
  () => Promise.resolve(new LRUCache<string, PublicRound[]>({ max: AREAS_KEPT })),
);

/** The rounds that go to an area, or to what is in none, and those to collect from, while one can still order for them. */
export async function publicRounds(platform: Platform, area: string | undefined): Promise<PublicRound[]> {
  const kept = await keptByArea(platform);
  const now = platform.clock.now();
  const known = kept.get(area ?? '') ?? (await readRounds(platform, area));
  kept.set(area ?? '', known);
  const rounds: PublicRound[] = [];
  let free = 0;
  for (const round of known) {
    if (round.orderBefore <= now) continue;
    rounds.push(round);
    if (round.state === 'open' || round.state === 'few') free += 1;
    if (free >= FREE_SHOWN || rounds.length >= SHOWN_AT_MOST) break;
  }
  return rounds;
}

async function readRounds({ db, clock }: Platform, area: string | undefined): Promise<PublicRound[]> {
  const now = clock.now();
  const [rounds, pauses] = [await openRounds(db, area ?? null, now), await comingPauses(db, now)];
  return rounds.map((round) => presentRound(round, pauses));
}

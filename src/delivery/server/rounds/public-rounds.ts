import { LRUCache } from 'lru-cache';
import { hasRoom } from '#delivery/offered-rounds.ts';
import { type PublicRound, ROUND_KINDS, type RoundKind } from '#delivery/rounds.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRound } from './present.ts';
import { comingPauses, openRounds, ROUNDS } from './queries.ts';

/** For each kind the list ends after so many free rounds, and at the latest after so many rounds in all. */
const FREE_SHOWN = 6;
const SHOWN_AT_MOST = 60;
/** Twice as many as a shop has areas, so that requests for unknown areas take no memory. */
const AREAS_KEPT = 1000;

/** Rounds told to each area, kept until a round changes. Time changes them too, so each request checks the clock. */
const keptByArea = keptUntilChanged(
  (change) => carries(change, ROUNDS),
  () => Promise.resolve(new LRUCache<string, PublicRound[]>({ max: AREAS_KEPT })),
);

/**
 * Rounds that go to an area (undefined: outside of all areas), and rounds to collect from, while shoppers can order for
 * them. Each kind is counted by itself, because a shopper chooses among the rounds of one kind.
 */
export async function publicRounds(platform: Platform, area: string | undefined): Promise<PublicRound[]> {
  const kept = await keptByArea(platform);
  const now = platform.clock.now();
  const known = kept.get(area ?? '') ?? (await readRounds(platform, area));
  kept.set(area ?? '', known);
  const counts: Record<RoundKind, Count> = { ride: { free: 0, all: 0 }, collect: { free: 0, all: 0 } };
  const rounds: PublicRound[] = [];
  for (const round of known) {
    const count = counts[round.kind];
    if (round.orderBefore <= now || count.free >= FREE_SHOWN || count.all >= SHOWN_AT_MOST) continue;
    rounds.push(round);
    count.all += 1;
    if (hasRoom(round)) count.free += 1;
  }
  return rounds;
}

/** Rounds of one kind in the list, and those of them that are free. */
type Count = { free: number; all: number };

async function readRounds({ db, clock }: Platform, area: string | undefined): Promise<PublicRound[]> {
  const now = clock.now();
  const rounds: PublicRound[] = [];
  const pauses = await comingPauses(db, now);
  for (const kind of ROUND_KINDS)
    for (const round of await openRounds(db, { kind, area: kind === 'ride' ? (area ?? null) : null }, now))
      rounds.push(presentRound(round, pauses));
  return rounds.toSorted((one, other) => (comesAt(one) < comesAt(other) ? -1 : 1));
}

/** Sort key: day, time, then id. */
const comesAt = ({ on, from, id }: PublicRound): string => `${on} ${from} ${id}`;

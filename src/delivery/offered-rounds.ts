import type { Instant } from '#base/time.ts';
import type { PublicRound, RoundKind } from './rounds.ts';

// Which rounds a shopper chooses from. It stands in a file of its own, because pages need it and none of the schemas.

/** Number of rounds with room offered at a time. */
export const ROUNDS_OFFERED = 3;
/** So many of those that are full or paused are told of beside them. */
const TOLD = 2;

/** True while an order can join the round by its seats. */
export const hasRoom = ({ state }: PublicRound): boolean => state === 'open' || state === 'few';

/**
 * The rounds of a kind to choose from, soonest first, of those that can still be ordered for: the next with room, and what
 * is full or paused before them. The one that the shopper wants stays among them while it has room.
 */
export function offeredRounds(
  rounds: readonly PublicRound[],
  { kind, now, wanted }: { kind: RoundKind; now: Instant; wanted: string | undefined },
): PublicRound[] {
  const coming = rounds.filter((round) => round.kind === kind && round.orderBefore > now);
  const free = coming.filter(hasRoom);
  const last = free[ROUNDS_OFFERED - 1] ?? coming.at(-1);
  const until = last === undefined ? 0 : coming.indexOf(last) + 1;
  const told = new Set(
    coming
      .slice(0, until)
      .filter((round) => !hasRoom(round))
      .slice(0, TOLD),
  );
  const shown = new Set(free.slice(0, ROUNDS_OFFERED));
  return coming.filter(
    (round) => shown.has(round) || told.has(round) || (round.id === wanted && hasRoom(round)),
  );
}

/**
 * The round that an order goes with: the one that the shopper wants, while it can be had; until she wants one, the first
 * with room. Undefined means that she has to choose.
 */
export const chosenRound = (
  offered: readonly PublicRound[],
  wanted: string | undefined,
): PublicRound | undefined =>
  offered.find((round) => hasRoom(round) && (wanted === undefined || round.id === wanted));

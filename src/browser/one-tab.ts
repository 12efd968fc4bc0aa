import { keep, readKept, type TurnName } from './storage.ts';

/**
 * Does work that no other tab of the shop does at the same time, and that sees all that the tab before it stored.
 * Browsers know such locks on secure addresses only; elsewhere the work is done at once, so it must be safe to do twice.
 */
export function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  const turns: TurnName = `${name}.turn`;
  return locks.request(name, async () => {
    const last = await lastTurn(locks, turns);
    await untilSeen(turns, last);
    try {
      return await work();
    } finally {
      await endTurn(locks, turns, last + 1);
    }
  });
}

const PATIENCE_MS = 1000;
const LOOK_MS = 20;

/** Gives up the lock by which the other tabs know of this tab's latest turn. */
const giveUp = new Map<string, () => void>();

/*
 * A lock reaches the next tab sooner than what was stored under it. So turns are counted twice: in the storage, and in
 * the name of a lock that the tab holds until its next turn. The next one waits until the storage has caught up.
 */

/** The number of the latest turn that any tab took. */
async function lastTurn(locks: LockManager, turns: TurnName): Promise<number> {
  const { held = [] } = await locks.query();
  const numbers = held.map(({ name = '' }) =>
    name.startsWith(turns) ? Number(name.slice(turns.length)) : 0,
  );
  return Math.max(seenTurn(turns), ...numbers);
}

const seenTurn = (turns: TurnName): number => Number(readKept(turns, 'local') ?? 0);

/** Waits until this tab sees a turn; not for long, because a storage that was emptied meanwhile never catches up. */
async function untilSeen(turns: TurnName, turn: number): Promise<void> {
  for (let waited = 0; seenTurn(turns) < turn && waited < PATIENCE_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

async function endTurn(locks: LockManager, turns: TurnName, turn: number): Promise<void> {
  if (!keep(turns, turn, 'local')) return;
  giveUp.get(turns)?.();
  await new Promise<void>((granted) => {
    void locks.request(`${turns}${turn}`, () => {
      granted();
      return new Promise<void>((resolve) => giveUp.set(turns, resolve));
    });
  });
}

import { setImmediate } from 'node:timers/promises';

/** The line is full: try again in a moment. */
export class QueueFull extends Error {}

/**
 * The asker of work: an account, a device that was logged in before, or a stranger's address, and its network. Known
 * askers wait in a line of their own.
 */
export type Asker = { isKnown: boolean; who: string; network: string };

/** Work of the shop itself. */
export const THE_SHOP: Asker = { isKnown: true, who: 'the shop', network: 'the shop' };

/**
 * A line for work that takes memory and time: so much runs at once, so much waits, and the rest is refused. Quick
 * requests are served between two pieces of work.
 */
type FairQueue = { run<T>(work: () => Promise<T>, by: Asker): Promise<T> };

type Waiting = { begin: () => void; refuse: () => void };
/** Waiting work, by network and within it by asker. The first network and its first asker have the next turn. */
type Line = Map<string, Map<string, Waiting[]>>;

/** Of so many pieces of work that begin, one is a stranger's, if strangers and known people wait. */
const A_STRANGER_OF = 4;
/** A refusal is said this late: who asks again at once would otherwise take the time in which others are served. */
const REFUSED_AFTER_MS = 500;

/**
 * Opens a queue in which networks take turns, and in each network its addresses, so that no caller waits behind all the
 * work of another. `waiting` pieces of work wait for strangers, and as many for known people. If that is full, the
 * newest work of the network, and in it of the address, with most waiting is dropped, and its caller hears so half a
 * second later.
 */
export function openFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  const known: Line = new Map();
  const strangers: Line = new Map();
  let underWay = 0;
  let begun = 0;

  const next = (): Waiting | undefined => {
    begun += 1;
    const [first, second] = begun % A_STRANGER_OF === 0 ? [strangers, known] : [known, strangers];
    return takeTurn(first) ?? takeTurn(second);
  };
  const wait = (by: Asker): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = by.isKnown ? known : strangers;
    const refuse = (): void =>
      void setTimeout(() => reject(new QueueFull('too much waits already')), REFUSED_AFTER_MS);
    const network = line.get(by.network) ?? new Map<string, Waiting[]>();
    line.set(by.network, network.set(by.who, [...(network.get(by.who) ?? []), { begin: resolve, refuse }]));
    if (lengthOf(line) > waiting) dropLast(line, by).refuse();
    return promise;
  };

  return {
    run: async (work, by) => {
      if (underWay >= atOnce) {
        await wait(by); // who leaves hands the place on
        await setImmediate();
      } else underWay += 1;
      try {
        return await work();
      } finally {
        const following = next();
        if (following) following.begin();
        else underWay -= 1;
      }
    },
  };
}

const ofNetwork = (network: ReadonlyMap<string, readonly Waiting[]>): number =>
  [...network.values()].reduce((sum, { length }) => sum + length, 0);
const lengthOf = (line: Line): number => [...line.values()].reduce((sum, each) => sum + ofNetwork(each), 0);

/** Takes the first piece of work of the network and the asker whose turn it is, and puts both at the end. */
function takeTurn(line: Line): Waiting | undefined {
  const [name, network] = [...line.entries()][0] ?? [];
  if (name === undefined || !network) return undefined;
  const [who, asked] = [...network.entries()][0]!;
  const [first, ...rest] = asked;
  network.delete(who);
  if (rest.length > 0) network.set(who, rest);
  line.delete(name);
  if (network.size > 0) line.set(name, network);
  return first;
}

/** Drops the newest work of the asker with most waiting; of several with as much, of the last to come. */
function dropLast(line: Line, newcomer: Asker): Waiting {
  const name = largest(line, newcomer.network, ofNetwork);
  const network = line.get(name)!;
  const who = largest(network, newcomer.who, ({ length }) => length);
  const asked = network.get(who)!;
  const last = asked.at(-1)!;
  if (asked.length === 1) network.delete(who);
  else network.set(who, asked.slice(0, -1));
  if (network.size === 0) line.delete(name);
  return last;
}

function largest<Of>(all: ReadonlyMap<string, Of>, newcomer: string, weight: (of: Of) => number): string {
  let [name, most] = [newcomer, all.has(newcomer) ? weight(all.get(newcomer)!) : 0];
  for (const [other, of] of all) if (weight(of) > most) [name, most] = [other, weight(of)];
  return name;
}

import type { I18n } from '@lingui/core';
import { create } from 'zustand';
import { isUnanswered } from '#base/failure.ts';
import { type Act, newId } from '#base/ids.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { forget, readAnywhere } from '#browser/storage.ts';
import { keepDone } from './seen-answers.ts';
import { useSession } from './session-store.ts';

type Thing = { _id: string };

/** A thing that staff can change without a network: an order, or the price of a product. */
export type Changeable<Item extends Thing = Thing, Change extends object = object> = {
  name: string;
  /**
   * Sends a change of a thing as it was seen, under the change's id; `waited` is the time that it waited, in
   * milliseconds. Returns the thing's new state.
   */
  send(seen: Item, change: Change, act: Act & { waited?: number }): Promise<Item>;
  /** The state of the thing in the shop, if the refusal holds it. */
  nowOf(refusal: CallFailed, change: Change): Change | undefined;
  /** The title of a change in the list of waiting changes, and the address of its thing. */
  titleOf(item: Item): string;
  addressOf(item: Item): string;
  say(i18n: I18n, change: Change): string;
};

/** A change that did not reach the shop: its values, the thing as it was seen, its author and time. */
export type WaitingChange<Item extends Thing = Thing, Change extends object = object> = {
  id: string;
  kind: string;
  /** The title of its thing, from `titleOf`. Missing in changes that an earlier build kept. */
  title?: string;
  user: string;
  at: number;
  seen: Item;
  change: Change;
  /** The shop refused it; the thing's present state, if the refusal has it. */
  refusal?: { message: string; now?: Change };
};

const NAME = 'waitingChanges';
/** The lock among the tabs for sending waiting changes, or undoing one. */
const TURN = 'haat.waiting';

/** Changes on this device that wait for the network, or were refused and wait for staff to read the reason. */
export const useWaiting = create<{ waiting: WaitingChange[] }>(() => ({ waiting: [] }));

/** All waiting changes on this device, of every user. */
export const allWaitingChanges = (): WaitingChange[] => readAnywhere<WaitingChange[]>(NAME) ?? [];

/** Reads the signed-in user's waiting changes again; another tab may have changed them. */
export function readWaiting(): void {
  const me = useSession.getState().user?._id;
  const waiting = allWaitingChanges().filter(({ user }) => user === me);
  if (waiting.length > 0 || useWaiting.getState().waiting.length > 0) useWaiting.setState({ waiting });
}

// What waits of one person is not in the memory of another's page.
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) readWaiting();
});

function write(change: (all: WaitingChange[]) => WaitingChange[]): boolean {
  const all = change(allWaitingChanges());
  if (all.length === 0) forget(NAME);
  const isKept = all.length === 0 || keepDone(NAME, all);
  readWaiting();
  return isKept;
}

/** Forgets a change that the shop refused. */
export const dismissWaiting = (id: string): void => void write((all) => all.filter((one) => one.id !== id));

/**
 * Undoes a waiting change; returns true if it still waited. Nothing is sent meanwhile, so that an undone change cannot
 * reach the shop.
 */
export const takeBackWaiting = (id: string): Promise<boolean> =>
  inOneTab(TURN, async () => {
    const isThere = allWaitingChanges().some((one) => one.id === id);
    if (isThere) dismissWaiting(id);
    return isThere;
  });

/** Keeps a change that did not reach the shop; returns true if the device could. */
export function letWait<Item extends Thing, Change extends object>(
  kind: Changeable<Item, Change>,
  seen: Item,
  change: Change,
  id: string = newId(),
): boolean {
  const user = useSession.getState().user?._id ?? '';
  const one = { id, kind: kind.name, title: kind.titleOf(seen), user, at: Date.now(), seen, change };
  return write((all) => [...all, one]);
}

/** The changes of a thing that wait for the network, the oldest first. */
export const waitingFor = <Item extends Thing, Change extends object>(
  { name }: Changeable<Item, Change>,
  { _id }: Thing,
  waiting: readonly WaitingChange[],
): WaitingChange<Item, Change>[] =>
  waiting.filter(({ kind, seen, refusal }) => kind === name && seen._id === _id && !refusal) as WaitingChange<
    Item,
    Change
  >[];

/**
 * Changes a thing. Without an answer the change waits on this device and is sent later; if the device cannot keep it,
 * it fails like other calls. Earlier waiting changes of the same thing go first.
 */
export async function changeOrWait<Item extends Thing, Change extends object>(
  kind: Changeable<Item, Change>,
  seen: Item,
  change: Change,
): Promise<Item | 'waits'> {
  if (waitingFor(kind, seen, allWaitingChanges()).length > 0 && letWait(kind, seen, change)) {
    const answered = await sendWaiting([kind]);
    return (answered.get(seen._id) as Item | undefined) ?? 'waits';
  }
  const id = newId();
  try {
    return await kind.send(seen, change, { id });
  } catch (error) {
    if (!isUnanswered(error) || !letWait(kind, seen, change, id)) throw error;
    return 'waits';
  }
}

/**
 * Sends the waiting changes of these kinds, one after another, in their order; stops if the shop does not answer.
 * Resolves to the things, by their ids, in their new state.
 */
export const sendWaiting = (kinds: readonly Changeable[]): Promise<Map<string, Thing>> =>
  inOneTab(TURN, () => sendAll(kinds));

async function sendAll(kinds: readonly Changeable[]): Promise<Map<string, Thing>> {
  const answered = new Map<string, Thing>();
  const me = useSession.getState().user?._id;
  const kindOf = (one: WaitingChange): Changeable | undefined =>
    one.user === me && !one.refusal ? kinds.find(({ name }) => name === one.kind) : undefined;
  for (;;) {
    const next = allWaitingChanges().find(kindOf);
    const kind = next && kindOf(next);
    if (!kind) return answered;
    try {
      // How long it waited, not when it was: the device's clock may be wrong.
      const now = await kind.send(next.seen, next.change, { id: next.id, waited: Date.now() - next.at });
      answered.set(now._id, now);
      // The next change of this thing was made after this one: it starts from how the thing stands now.
      write((all) =>
        all
          .filter(({ id }) => id !== next.id)
          .map((later) => (isSameThing(later, next) && !later.refusal ? { ...later, seen: now } : later)),
      );
    } catch (error) {
      if (isUnanswered(error)) return answered;
      if (!(error instanceof CallFailed)) throw error;
      // Signed out, or too many calls in a minute: it is tried again later, as without an answer.
      if (error.status === 401 || error.status === 429) return answered;
      answered.delete(next.seen._id);
      refuse(next, { message: error.message, now: kind.nowOf(error, next.change) });
    }
  }
}

const isSameThing = (one: WaitingChange, other: WaitingChange): boolean =>
  one.kind === other.kind && one.seen._id === other.seen._id;

/** Keeps a refused change in sight; later changes of the same thing built on it and are not sent either. */
const refuse = (
  refused: WaitingChange,
  { message, now }: { message: string; now: object | undefined },
): void =>
  void write((all) =>
    all.map((one) =>
      isSameThing(one, refused) ? { ...one, refusal: { message, ...(now && { now }) } } : one,
    ),
  );

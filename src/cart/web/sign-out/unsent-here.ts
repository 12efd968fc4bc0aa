import { readAllWaiting, readUnfinishedOrder } from '#cart/web/adds/read-waiting.ts';
import { allWaitingChanges, useSession } from '#identity/web/public.ts';

/** What only this device has, and signing out would lose. */
export type Unsent = {
  /** What the order that waits comes to, in rupees. */
  order: number | undefined;
  /** The names of the goods that wait for the cart. */
  goods: string[];
  /** How many changes of the back office, and what they are of. */
  changes: number;
  changed: string[];
  /** Somebody else has left something here whose session ended: it is theirs to see. */
  isOfOthers: boolean;
};

/** What the shop does not know yet of what was done on this device; undefined if it knows everything. */
export function unsentHere(): Unsent | undefined {
  const me = useSession.getState().user?._id;
  const kept = readUnfinishedOrder();
  const adds = readAllWaiting();
  const changes = allWaitingChanges();
  const all = [...(kept ? [kept.order] : []), ...adds, ...changes];
  if (all.length === 0) return undefined;
  const isMine = ({ user }: { user: string }): boolean => user === me;
  const mine = changes.filter(isMine);
  return {
    order: kept && isMine(kept.order) ? kept.order.totalAmount : undefined,
    goods: adds.filter(isMine).map(({ title }) => title),
    changes: mine.length,
    changed: mine.flatMap(({ title }) => title ?? []),
    isOfOthers: !all.every(isMine),
  };
}

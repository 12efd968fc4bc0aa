import { readAllWaiting, readUnfinishedOrder } from '#cart/web/adds/read-waiting.ts';
import { allWaitingChanges, useSession } from '#identity/web/public.ts';

/** Unsent work that only this device has and signing out would lose. */
export type Unsent = {
  /** Total of the waiting order, in rupees. */
  order: number | undefined;
  /** The names of the goods that wait for the cart. */
  goods: string[];
  /** Number of unsent changes of the back office, and their subjects. */
  changes: number;
  changed: string[];
  /** The work belongs to another user, whose session ended: only they may see it. */
  isOfOthers: boolean;
};

/** Unsent work of this device; undefined if there is none. */
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

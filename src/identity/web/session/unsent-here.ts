import { readKept } from '#browser/storage.ts';
import { useSession } from './session-store.ts';
import { readAllWaiting } from './waiting-changes.ts';

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

type Order = { order: { user: string; totalAmount: number } };
type Add = { user: string; title: string };

const readAnywhere = (name: string): unknown => readKept(name, 'local') ?? readKept(name, 'session');

/** What the shop does not know yet of what was done on this device; undefined if it knows everything. */
export function unsentHere(): Unsent | undefined {
  const me = useSession.getState().user?._id;
  // As the cart (cart/web/adds/) names what it keeps.
  const kept = readAnywhere('unfinishedOrder') as Order | undefined;
  const adds = (readAnywhere('waitingAdds') ?? []) as Add[];
  const changes = readAllWaiting();
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

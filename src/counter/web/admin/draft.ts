import { create } from 'zustand';
import { exact } from '#base/figures/amount.ts';
import { newId } from '#base/ids.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import { useSession } from '#identity/web/public.ts';
import type { PaymentWay } from '#money/money.ts';
import type { TakenChannel } from '#orders/orders.ts';

/** A line of an order that is being taken: how much of which goods, in their unit; `asWritten` as a pasted list says it. */
export type DraftLine = { product: ListedProduct; quantity: number; asWritten?: string | undefined };

/** An order that is being taken. It is kept on this device until the shop has it. */
export type Draft = {
  /** Sent with the order, so that a lost answer never makes two. */
  id: string;
  channel: TakenChannel;
  phone: string;
  name: string;
  /** Account chosen among those with this number; empty if the caller has none, undefined for a new customer. */
  customer: string | undefined;
  to: { place: string; village: string; pincode: string };
  /** True if the customer collects the order at the shop. */
  collected: boolean;
  round: string | undefined;
  method: PaymentWay;
  /** The customer's wishes, and a note that only the shop reads. */
  note: string;
  shopNote: string;
  lines: readonly DraftLine[];
};

const NAME = 'takenDraft';
/** The name under which a list that was pasted for this order is kept on this device, until it is done. */
export const PASTED = 'newOrderList';
type Kept = { user: string; draft: Draft };

/** An order with nothing in it. */
export const emptyDraft = (channel: TakenChannel = 'phone'): Draft => ({
  id: newId(),
  channel,
  phone: '',
  name: '',
  customer: undefined,
  to: { place: '', village: '', pincode: '' },
  collected: false,
  round: undefined,
  method: 'cash',
  note: '',
  shopNote: '',
  lines: [],
});

/** The order that is being taken on this device. */
export const useDraft = create<{ draft: Draft }>(() => ({ draft: emptyDraft() }));

const userNow = (): string => useSession.getState().user?._id ?? '';

/** Restores the draft of the signed-in person from this device, for example after the tab was closed. */
export function readDraft(): void {
  const kept = readKept(NAME, 'local') as Kept | undefined;
  // What an earlier version kept knows less.
  useDraft.setState({ draft: { ...emptyDraft(), ...(kept?.user === userNow() && kept.draft) } });
}

/** Changes the order that is being taken, and keeps it. */
export function changeDraft(change: Partial<Draft>): void {
  const draft = { ...useDraft.getState().draft, ...change };
  keep(NAME, { user: userNow(), draft } satisfies Kept, 'local');
  useDraft.setState({ draft });
}

/** Begins a new order; what was being taken is forgotten, and with it the list that was pasted for it. */
export function newDraft(channel?: TakenChannel): void {
  forget(PASTED);
  changeDraft(emptyDraft(channel));
}

/**
 * Puts goods into the order that is being taken: of goods that are in it already there is so much more. A pasted list hands
 * its matched lines over with this.
 */
export function addToDraft(added: readonly DraftLine[]): void {
  changeDraft({ lines: added.reduce<readonly DraftLine[]>(withLine, useDraft.getState().draft.lines) });
}

/** Sets how much of a line is wanted; nothing takes it out. */
export function setQuantity(product: string, quantity: number): void {
  const { lines } = useDraft.getState().draft;
  changeDraft({
    lines:
      quantity > 0
        ? lines.map((line) => (line.product._id === product ? { ...line, quantity } : line))
        : lines.filter((line) => line.product._id !== product),
  });
}

function withLine(lines: readonly DraftLine[], added: DraftLine): readonly DraftLine[] {
  const there = lines.find(({ product }) => product._id === added.product._id);
  if (!there) return [...lines, added];
  const quantity = exact(there.quantity + added.quantity);
  return lines.map((line) => (line === there ? { ...line, ...added, quantity } : line));
}

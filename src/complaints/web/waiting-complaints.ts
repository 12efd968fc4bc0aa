import { useEffect, useRef } from 'react';
import { pageAddress } from '#base/addresses.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { NewComplaint } from '#complaints/complaints.ts';
import { readWaiting, useWaiting, type WaitingChange } from '#identity/web/public.ts';

/** The call that reads an order of the shopper, or with `more` what belongs to it. */
export const ownOrderPath = (id: string | undefined, more = ''): string =>
  inPageLanguage(`/orders/${encodeURIComponent(id ?? '')}${more}`);

/** Where the customer tells what is wrong with an order: a view of its page. */
export const wrongAddress = (id: string): string => pageAddress('order', { id, wrong: 1 });

/** The order of a complaint: only what is needed to send it. */
export type ToldOf = { _id: string; orderId: string };

/** A complaint that waits on this device for the network, or was refused and waits for the shopper to read why. */
export type WaitingComplaint = WaitingChange<ToldOf, NewComplaint>;

/** The kind of these waiting changes. */
export const COMPLAINT = 'complaint';

/** True if a waiting change is a complaint. */
export const isComplaint = (one: WaitingChange): one is WaitingComplaint => one.kind === COMPLAINT;

/** The complaint of an order that waits on this device, or was refused; undefined if there is none. */
export const useWaitingComplaint = (order: string): WaitingComplaint | undefined =>
  useWaiting(({ waiting }) => waiting.filter(isComplaint).find(({ seen }) => seen._id === order));

/** Calls `onSent` once the complaint of an order no longer waits, whichever page or tab sent it. */
export function useSentComplaint(order: string, onSent: () => void): void {
  const waiting = useWaitingComplaint(order);
  const isUnsent = waiting !== undefined && !waiting.refusal;
  const wasUnsent = useRef(false);
  useEffect(() => {
    readWaiting();
    window.addEventListener('storage', readWaiting);
    return () => window.removeEventListener('storage', readWaiting);
  }, []);
  useEffect(() => {
    if (wasUnsent.current && !isUnsent) onSent();
    wasUnsent.current = isUnsent;
    // oxlint-disable-next-line react/exhaustive-deps -- what is called then does not call it anew
  }, [isUnsent]);
}

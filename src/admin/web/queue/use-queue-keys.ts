import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import type { Order } from '#orders/orders.ts';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import type { HeldRow } from './hold-rows.ts';

/**
 * The keys of the queue: J and K move the focus from row to row, so that Enter opens it; the others are about the row that
 * has it.
 */
export function useQueueKeys({
  rows,
  isOpened,
  onOpen,
  onChoose,
  onUndo,
}: {
  rows: readonly HeldRow[];
  /** True if an order is open beside the list; it then follows the current row. */
  isOpened: boolean;
  onOpen: (id: string | undefined) => void;
  onChoose: (id: string) => void;
  onUndo: () => void;
}): { onCurrent: (id: string) => void } {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string>();
  const at = rows.findIndex(({ order }) => order._id === current);
  const move = (by: 1 | -1): void => {
    const to = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!to) return;
    document.querySelector<HTMLElement>(`[data-order="${to.order.orderId}"] [data-open]`)?.focus();
  };
  const here = (does: (order: Order) => void) => (): void => {
    const row = rows[at];
    if (row) does(row.order);
  };
  useShortcuts([
    { keys: 'j', label: i18n._('office.queue.keyDown'), run: () => move(1) },
    { keys: 'k', label: i18n._('office.queue.keyUp'), run: () => move(-1) },
    { keys: 'x', label: i18n._('office.queue.keyChoose'), run: here(({ _id }) => onChoose(_id)) },
    {
      keys: 'p',
      label: i18n._('office.packing.pack'),
      run: here(({ _id }) => void navigate(officeAddress('packing', { id: _id }))),
    },
    {
      keys: 'c',
      label: i18n._('office.call'),
      run: here(({ selectedAddress }) => dial(selectedAddress.phone)),
    },
    {
      keys: 'b',
      label: i18n._('office.print.bill'),
      run: here(({ _id }) => void navigate(officeAddress('printOrder', { id: _id, doc: 'bill' }))),
    },
    { keys: 'z', label: i18n._('office.common.undo'), run: onUndo },
    { keys: 'escape', label: i18n._('office.queue.keyClose'), run: () => onOpen(undefined) },
  ]);
  return {
    onCurrent: (id) => {
      setCurrent(id);
      if (isOpened) onOpen(id);
    },
  };
}

/** Calls a number as a tap on it does: there is no link to it in a narrow row. */
function dial(phone: string): void {
  const link = document.createElement('a');
  link.href = telLink(phone);
  document.body.append(link);
  link.click();
  link.remove();
}

import { useLingui } from '@lingui/react';
import type { Order, OrderItem } from '#orders/orders.ts';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';

/** The dialog that is open over the list: the amount, the reason, or the choice of goods. */
export type Asked =
  | { kind: 'weigh'; line: number; grams?: number | undefined }
  | { kind: 'leaveOut' | 'swap'; line: number }
  | { kind: 'add' };

/** The keys of packing on a laptop; `?` lists them. They work on the line that is open. */
export function usePackingKeys({
  order: { items, status },
  open,
  onShow,
  onTick,
  onAsk,
  onUndo,
}: {
  order: Order;
  open: number | undefined;
  onShow: (item: OrderItem) => void;
  onTick: (item: OrderItem) => void;
  onAsk: (asked: Asked) => void;
  onUndo: () => void;
}): void {
  const { i18n } = useLingui();
  const at = items.findIndex(({ line }) => line === open);
  const item = items[at];
  const go = (to: number): void => {
    const there = items[Math.min(Math.max(to, 0), items.length - 1)];
    if (!there) return;
    onShow(there);
    // So that Enter and the space bar mean the same line.
    document.querySelector<HTMLInputElement>(`#line-${there.line} input`)?.focus();
  };
  const moves = [
    { keys: 'j', label: i18n._('office.packing.keyNext'), run: () => go(at + 1) },
    { keys: 'k', label: i18n._('office.packing.keyBefore'), run: () => go(at < 0 ? 0 : at - 1) },
  ];
  const ask = (kind: 'weigh' | 'leaveOut' | 'swap') => (): void => {
    if (!item || (kind === 'swap' && item.ordered === 0)) return;
    onAsk({ kind, line: item.line });
  };
  const deeds = [
    { keys: 'enter', label: i18n._('office.packing.keyTick'), run: () => item && onTick(item) },
    { keys: 'w', label: i18n._('office.packing.keyWeigh'), run: ask('weigh') },
    { keys: 's', label: i18n._('office.packing.swap'), run: ask('swap') },
    { keys: 'x', label: i18n._('office.packing.leaveOut'), run: ask('leaveOut') },
    { keys: 'a', label: i18n._('office.packing.add'), run: () => onAsk({ kind: 'add' }) },
    { keys: 'z', label: i18n._('office.common.undo'), run: onUndo },
  ];
  useShortcuts(status === 'pending' ? [...moves, ...deeds] : moves);
}

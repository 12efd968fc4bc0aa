import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { OrderStatus } from '#orders/orders.ts';
import {
  statusText,
  type Moved,
  type MovedAll,
  type NotMoved,
  takeBackAll,
} from '#orders/web/admin/public.ts';
import type { Tell, Undo } from '#ui/admin/action-bar.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/**
 * Shows the result of moving several orders at once: a bar that undoes the moves one by one, and a list of the orders
 * that could not be moved or moved back. A cancelled order is restored on its own page.
 */
export function useBulk(tell: Tell) {
  const { i18n } = useLingui();
  const [list, setList] = useState<{ title: string; orders: NotMoved[] }>();
  const saidOf = ({ length: count }: readonly Moved[], status: OrderStatus): string =>
    i18n._('office.orders.moved', { count, status: statusText(i18n, status) });
  const undoOf = (moved: readonly Moved[]): Undo => {
    let still = moved;
    return async () => {
      const { left, again, failure } = await takeBackAll(still);
      still = again;
      if (left.length > 0) setList({ title: i18n._('office.orders.notTakenBack'), orders: left });
      if (failure) throw failure;
    };
  };
  const onMoved = ({ moved, refused, waits }: MovedAll, status: OrderStatus): void => {
    if (refused.length > 0) setList({ title: i18n._('office.orders.notMoved'), orders: refused });
    if (moved.length === 0) return;
    const said = saidOf(moved, status);
    if (status === 'cancelled' && !waits) {
      showToast('success', `${said} ${i18n._('office.orders.backOneByOne')}`);
      return;
    }
    tell(said, undoOf(moved));
  };
  const shown: ReactNode = (
    <Dialog open={list !== undefined} onClose={() => setList(undefined)} title={list?.title ?? ''}>
      <ul className="grid gap-2">
        {list?.orders.map(({ orderId, message }) => (
          <li key={orderId}>
            <strong>#{orderId}</strong> {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
  return { onMoved, shown };
}

import { i18n } from '@lingui/core';
import { isUnanswered } from '#base/failure.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { letWait } from '#identity/web/public.ts';
import type { Order, OrderStatus } from '#orders/order.ts';
import type { MoveReport } from '#orders/staff-orders.ts';
import type { Undo } from '#ui/admin/action-bar.tsx';
import { undoDone, undoWaiting } from './take-back.ts';
import { ORDER_TAPS } from './taps.ts';

/** An order that was not moved, or not taken back, and why. */
export type NotMoved = { orderId: string; message: string };
/** An order that was moved, and how that is taken back. */
export type Moved = { order: Order; undo: Undo };
/** Result of moving several orders at once. */
export type MovedAll = { moved: Moved[]; refused: NotMoved[]; waits: boolean };

/** Result of undoing such moves. */
type TakenBack = { left: NotMoved[]; again: Moved[]; failure: CallFailed | undefined };

/**
 * Moves several orders at once, each from where it was seen. Without an answer each of them waits on this device; the cancelled
 * ones do not, because each of those is brought back by itself.
 */
export async function moveAll(orders: readonly Order[], status: OrderStatus): Promise<MovedAll> {
  const seen = orders.map((order) => ({ _id: order._id, status: order.status }));
  try {
    const body = { orders: seen, status };
    return report(orders, await callApi<MoveReport>('/orders/status', { method: 'POST', body }));
  } catch (error) {
    const others = orders.filter((order) => order.status !== status);
    const open = others.filter((order) => order.status !== 'cancelled');
    const cancelled = others.filter((order) => order.status === 'cancelled');
    const change = { status, ofMany: true } as const;
    if (!isUnanswered(error) || !open.every((order) => letWait(ORDER_TAPS, order, change))) throw error;
    const message = i18n._('office.orders.openToBringBack');
    return {
      moved: open.map((order) => ({ order, undo: undoWaiting(order, change) })),
      refused: cancelled.map(({ orderId }) => ({ orderId, message })),
      waits: true,
    };
  }
}

function report(orders: readonly Order[], { moved, refused }: MoveReport): MovedAll {
  const before = new Map(orders.map((order) => [order._id, order]));
  return {
    moved: moved.flatMap((now) => {
      const order = before.get(now._id);
      // What had that status before was not moved.
      if (!order || order.status === now.status) return [];
      return { order, undo: undoDone(now, { status: order.status, untouched: true }) };
    }),
    refused: refused.map(({ _id, message }) => ({ orderId: before.get(_id)?.orderId ?? '', message })),
    waits: false,
  };
}

/**
 * Undoes moves, one order after another. Orders that were changed meanwhile stay, and are named. Of the moves that
 * failed without an answer, the first failure is shown, and all of them can be undone again.
 */
export async function takeBackAll(moved: readonly Moved[]): Promise<TakenBack> {
  const left: NotMoved[] = [];
  const again: Moved[] = [];
  let failure: CallFailed | undefined;
  for (const one of moved) {
    try {
      await one.undo();
    } catch (error) {
      if (isUnanswered(error)) {
        again.push(one);
        failure ??= error;
      } else if (error instanceof CallFailed)
        left.push({ orderId: one.order.orderId, message: error.message });
      else throw error;
    }
  }
  return { left, again, failure };
}

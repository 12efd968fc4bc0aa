import { useState } from 'react';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { CancelReason, Order } from '#orders/orders.ts';
import { changeWithUndo } from '#orders/web/admin/public.ts';
import type { GoodsBack } from '#papers/papers.ts';
import type { Undo } from '#ui/admin/action-bar.tsx';
import { type BackRow, backRows } from './back-rows.ts';

/** The goods of an order that came back from the door, with a tick for those that go into stock again. */
export type Back = {
  rows: readonly (BackRow & { isTicked: boolean })[];
  turn: (key: string) => void;
  /** Cancels the order with what is ticked; answers how that is taken back. */
  take: (reason: Exclude<CancelReason, 'other'>) => Promise<Undo>;
};

export function useGoodsBack(order: Order): Back {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const rows = backRows(order).map((row) => ({ ...row, isTicked: row.isGood !== turned.has(row.key) }));
  return {
    rows,
    turn: (key) =>
      setTurned((before) => {
        const now = new Set(before);
        if (!now.delete(key)) now.add(key);
        return now;
      }),
    take: (reason) => {
      const spoiled = rows.flatMap(({ credit, isTicked, item }) => (credit || isTicked ? [] : [item.line]));
      const restocked = rows.flatMap(({ credit, isTicked, item }) =>
        credit && isTicked ? [{ credit, line: item.line }] : [],
      );
      // All goods of the bill go back: a plain tap, which can wait for the network.
      return spoiled.length + restocked.length === 0
        ? changeWithUndo(order, { status: 'cancelled', reason })
        : takeBack(order, { id: newId(), reason, spoiled, restocked });
    },
  };
}

async function takeBack(
  order: Order,
  sent: Pick<GoodsBack, 'id' | 'reason' | 'spoiled' | 'restocked'>,
): Promise<Undo> {
  const post = (seen: Order, isUndone = false): Promise<Order> =>
    callApi<Order>(`/orders/${order._id}/goods-back`, {
      method: 'POST',
      body: { ...sent, updatedAt: seen.updatedAt, isUndone } satisfies GoodsBack,
    });
  const now = await post(order);
  return () => post(now, true);
}

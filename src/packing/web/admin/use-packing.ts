import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Order, OrderItem } from '#orders/orders.ts';
import type { AboveAgreed, ChangedOrder } from '#packing/packing.ts';
import { useUndo } from '#ui/admin/use-undo.tsx';
import { laterOf } from './later-of.ts';

/**
 * Answer to a total above the agreed one: the shop pays the excess, the shopper agreed to the new total, or is
 * asked.
 */
export type Settled = { give?: true; agreedTo?: number; ask?: number };
/** A change of the lines: where it is sent, and what the bar says that was done. */
export type LineChange = { path: string; method: 'PUT' | 'POST' | 'DELETE'; body?: object; said?: string };
/** A change that comes to more than was agreed, and by how much. */
export type TooMuch = { change: LineChange; figures: AboveAgreed };

/**
 * State of the packing page. `send` resolves to true if the change was made, and to false if staff first have to
 * decide about a total above the agreed one. It throws any other failure to its caller.
 */
export function usePacking(loaded: Order) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState(loaded);
  const [tooMuch, setTooMuch] = useState<TooMuch>();
  const [questionOver, setQuestionOver] = useState(false);
  const [ticking, setTicking] = useState<readonly number[]>([]);
  // Said in the bar: without a network no toast can be fetched.
  const { problem, setProblem, run } = useCall();
  const undo = useUndo({ onRefused: ({ message }) => setProblem(message), reload: false });
  const order = laterOf(known, loaded);

  const send = async (change: LineChange, settled: Settled = {}): Promise<boolean> => {
    const { path, method, body, said } = change;
    try {
      const answer = await callApi<ChangedOrder>(`/orders/${order._id}${path}`, {
        method,
        ...(body && { body: { ...body, ...settled } }),
      });
      setKnown((now) => laterOf(now, answer.order));
      setTooMuch(undefined);
      setQuestionOver(order.question?.state === 'open' && answer.order.question?.state === 'over');
      if (answer.change === null || !said) undo.forget();
      else undo.offer(said, () => send({ path: `/changes/${answer.change}`, method: 'DELETE' }));
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // Somebody else packs, too, or it has left.
      if (error.code === 'conflict') await revalidate();
      if (error.code !== 'above_agreed') throw error;
      setTooMuch({ change, figures: error.detail as AboveAgreed });
      return false;
    }
  };

  /** Ticks a line as it was ordered, or takes the tick back. */
  const tick = (item: OrderItem): Promise<void> =>
    run(async () => {
      if (ticking.includes(item.line)) return;
      setTicking((lines) => [...lines, item.line]);
      const path = `/lines/${item.line}/packing`;
      try {
        await send(
          item.packed
            ? { path: `${path}?revision=${item.revision}`, method: 'DELETE' }
            : {
                path,
                method: 'PUT',
                body: { quantity: item.quantity, reason: item.reason, revision: item.revision },
              },
        );
      } finally {
        setTicking((lines) => lines.filter((line) => line !== item.line));
      }
    });

  return {
    order,
    send,
    tick,
    ticking,
    problem,
    tooMuch,
    forgetTooMuch: () => setTooMuch(undefined),
    /** The offer to take the last change back. */
    undo,
    /** True if the last change closed the question to the shopper. */
    questionOver,
  };
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import type { Order, OrderItem } from '#orders/orders.ts';
import type { AboveAgreed, ChangedOrder } from '#packing/packing.ts';
import { useUndo } from '#ui/admin/action-bar.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';

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

type Copy = Pick<Order, '_id' | 'updatedAt' | 'items'>;

/**
 * The later of two copies of an order: a tick changes only the revision of its line. Answers may overtake one another, and
 * without a network what was read before comes again.
 */
export function laterOf<One extends Copy>(known: One, read: One): One {
  if (known._id !== read._id) return read;
  if (known.updatedAt !== read.updatedAt) return known.updatedAt > read.updatedAt ? known : read;
  return revisionsOf(known) > revisionsOf(read) ? known : read;
}

const revisionsOf = ({ items }: Copy): number => items.reduce((sum, { revision }) => sum + revision, 0);

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

/** A query and the goods that it found. */
export type FoundGoods = { q: string; goods: ListedProduct[] };

const SHOWN = 8;

/** Goods by name or barcode, as the shop's own search finds them; with no word, those that are like a product. */
export async function searchGoods(q: string, like?: string): Promise<FoundGoods> {
  if (q === '')
    return {
      q,
      goods: like ? await callApi<ListedProduct[]>(inPageLanguage(`/products/${like}/related`)) : [],
    };
  const asked = new URLSearchParams({ q, limit: String(SHOWN) });
  const { products } = await callApi<{ products: ListedProduct[] }>(
    inPageLanguage(`/products?${asked.toString()}`),
  );
  return { q, goods: products.filter(({ _id }) => _id !== like) };
}

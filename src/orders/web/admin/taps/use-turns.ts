import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { REST_MS } from '#ui/admin/touch.ts';
import { showToast } from '#ui/toast/toast.tsx';

/** One tap on a row: `send` makes the change, `reload` reads the list anew, which moves the rows. */
export type Turn = { send: () => Promise<void>; reload: () => Promise<void> };

/**
 * Takes the taps on the rows of a list one after another, and drops none in silence. A tap during another row's call
 * waits for its turn. A tap while the rows move, or just after, may be meant for the row that stood there before: it does
 * nothing, and a toast asks for it again.
 *
 * `list` tells lists apart: the rows of another list have not moved.
 */
export function useTurns(list: string) {
  const { i18n } = useLingui();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [moving, setMoving] = useState<string>();
  const queue = useRef({ rows: new Set<string>(), last: Promise.resolve() });
  const isMoving = moving === list;
  const show = (): void => setWaiting([...queue.current.rows]);
  const take = async (row: string, { send, reload }: Turn): Promise<void> => {
    const { rows, last } = queue.current;
    // The second half of a double tap.
    if (rows.has(row)) return;
    if (isMoving) return showToast('info', i18n._('office.taps.moved'));
    rows.add(row);
    show();
    const turn = last.then(async () => {
      try {
        await send();
        setMoving(list);
        await reload();
      } finally {
        rows.delete(row);
        show();
        setTimeout(() => setMoving(undefined), REST_MS);
      }
    });
    // The next tap has its turn either way; the error goes to who tapped.
    queue.current.last = turn.catch(() => undefined);
    return turn;
  };
  return {
    take,
    /** Whether the rows move: their steps are `aria-disabled`, and a tap on one is asked for again. */
    isMoving,
    /** Whether a tap on this row is under way, or waits for its turn. */
    isBusy: (row: string): boolean => waiting.includes(row),
  };
}

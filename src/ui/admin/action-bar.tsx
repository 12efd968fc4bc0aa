import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed, isUnanswered } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { UNDO_SECONDS } from '#base/time.ts';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { ToolIcon } from './tool-icon.tsx';

/** The actions for the selected rows. It floats above the end of the page, within reach of a thumb. */
export const ActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    ref={keepRoomFor}
    aria-label={label}
    className="fixed inset-x-2 bottom-16 z-30 flex flex-wrap items-center gap-2 rounded-tile border border-line bg-paper p-2 shadow-float md:sticky md:inset-x-auto md:bottom-4 md:mt-4 md:px-4 print:hidden"
  >
    {children}
  </section>
);

const bars = new Set<Element>();
let observer: ResizeObserver | undefined;

/**
 * Ref callback of a bar that is fixed to the end of the screen: the page keeps as much room free below its last line, so
 * that the bar never lies over a control.
 */
export function keepRoomFor(bar: Element | null): (() => void) | undefined {
  if (!bar) return undefined;
  observer ??= new ResizeObserver(measure);
  bars.add(bar);
  observer.observe(bar);
  addEventListener('resize', measure);
  measure();
  return () => {
    bars.delete(bar);
    observer?.unobserve(bar);
    if (bars.size === 0) removeEventListener('resize', measure);
    measure();
  };
}

/** On a wide screen a bar stands in the page itself, and needs no room of its own. */
function measure(): void {
  const needed = [...bars]
    .filter((bar) => getComputedStyle(bar).position === 'fixed')
    .map((bar) => innerHeight - bar.getBoundingClientRect().top);
  const { style } = document.documentElement;
  const height = `${Math.ceil(Math.max(0, ...needed))}px`;
  style.setProperty('--fixed-bars', height);
  style.scrollPaddingBottom = height;
}

/** Takes a change back. What somebody else changed meanwhile is refused, and stays. */
export type Undo = () => Promise<unknown>;
/** Tells of a change, and offers to take it back. */
export type Tell = (said: string, undo: Undo) => unknown;

/** Where a screen tells that an undo was refused, and whether it reads its data anew afterwards. */
type Ways = { onRefused?: (failure: CallFailed) => void; reload?: boolean };

/**
 * The last change of a screen, for as long as it can be taken back. An undo that got no answer is offered again, with the
 * reason in the bar.
 */
export function useUndo({ onRefused = toastFailure, reload = true }: Ways = {}) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<{ key: string; said: string; undo: Undo }>();
  const offer = (said: string, undo: Undo): void => setDone({ key: newId(), said, undo });
  const forget = (): void => setDone(undefined);
  const undo = async (): Promise<void> => {
    if (!done) return;
    forget();
    try {
      await done.undo();
    } catch (error) {
      if (isUnanswered(error)) offer(error.message, done.undo);
      else if (error instanceof CallFailed) onRefused(error);
      else throw error;
    } finally {
      if (reload) await revalidate();
    }
  };
  const row: ReactNode = done && (
    <UndoRow key={done.key} text={done.said} onUndo={() => void undo()} onOver={forget} />
  );
  return {
    offer,
    /** Offers the undo, and reads the screen's data anew. */
    tell: async (said: string, back: Undo): Promise<void> => {
      offer(said, back);
      await revalidate();
    },
    undo,
    forget,
    /** The offer, for a bar that holds more; undefined when there is none. */
    row,
    /** The offer in a bar of its own. */
    bar: row && <ActionBar label={i18n._('office.common.undo')}>{row}</ActionBar>,
  };
}

/** Counts the seconds down in which the change can be taken back, then goes. */
function UndoRow({ text, onUndo, onOver }: { text: string; onUndo: () => void; onOver: () => void }) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState(UNDO_SECONDS);
  // A caller's `onOver` may be new each time, and means the same.
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left <= 0) return over();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <>
      <output className="flex-1 px-1 font-semibold">{text}</output>
      <Button look="secondary" onClick={onUndo}>
        <ToolIcon name="undo" />
        {i18n._('office.common.undo')} <span aria-hidden="true">{left}</span>
      </Button>
    </>
  );
}

import { useLingui } from '@lingui/react';
import { type PointerEvent, useRef, useState } from 'react';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';

/** The handle to drag a row by. The buttons beside it move the row without dragging. */
export const DragHandle = (handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>) => (
  <span
    {...handle}
    aria-hidden="true"
    className="grid min-h-14 w-8 shrink-0 cursor-grab touch-none place-items-center self-stretch text-muted select-none"
  >
    ⠿
  </span>
);

/**
 * Puts rows in another order by dragging them at a handle, with a mouse, a pen or a thumb. `onOrder` is called with
 * the order after the drop. There are buttons for those who cannot drag.
 */
export function useDragOrder(values: readonly string[], onOrder: (values: string[]) => void) {
  const rows = useRef(new Map<string, HTMLElement>());
  const [dragged, setDragged] = useState<{ held: string; values: readonly string[] }>();

  const move = (event: PointerEvent): void => {
    if (!dragged) return;
    const over = dragged.values.findIndex((value) => {
      const box = rows.current.get(value)?.getBoundingClientRect();
      return box !== undefined && event.clientY >= box.top && event.clientY < box.bottom;
    });
    if (over < 0 || dragged.values[over] === dragged.held) return;
    setDragged({ ...dragged, values: movedTo(dragged.values, dragged.held, over) });
  };
  const drop = (): void => {
    if (dragged) onOrder([...dragged.values]);
    setDragged(undefined);
  };

  return {
    /** The values as they stand while one is dragged. */
    values: dragged?.values ?? values,
    held: dragged?.held,
    row: (value: string) => (element: HTMLElement | null) => {
      if (element) rows.current.set(value, element);
      else rows.current.delete(value);
    },
    handle: (value: string) => ({
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ held: value, values });
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

const BUTTON = `${ROW_ICON} disabled:text-muted/50 disabled:hover:bg-transparent`;

/** Two buttons that move one of a row of values up or down. */
export function MoveButtons({
  name,
  value,
  values,
  onOrder,
}: {
  name: string;
  value: string;
  values: readonly string[];
  onOrder: (values: string[]) => void;
}) {
  const { i18n } = useLingui();
  const place = values.indexOf(value);
  const moveTo = (next: number): void => onOrder(movedTo(values, value, next));
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.moveUp', { name })}
        disabled={place <= 0}
        onClick={() => moveTo(place - 1)}
        className={BUTTON}
      >
        <ToolIcon name="up" />
      </button>
      <button
        type="button"
        aria-label={i18n._('office.moveDown', { name })}
        disabled={place === values.length - 1}
        onClick={() => moveTo(place + 1)}
        className={BUTTON}
      >
        <ToolIcon name="down" />
      </button>
    </>
  );
}

/** The values with one of them at another place. */
const movedTo = (values: readonly string[], value: string, place: number): string[] =>
  values.filter((other) => other !== value).toSpliced(place, 0, value);

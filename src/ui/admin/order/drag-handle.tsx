import type { useDragOrder } from './use-drag-order.ts';

/** The handle at which a row is dragged. Whoever cannot drag has the buttons beside it. */
export const DragHandle = (handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>) => (
  <span
    {...handle}
    aria-hidden="true"
    className="grid min-h-14 w-8 shrink-0 cursor-grab touch-none place-items-center self-stretch text-muted select-none"
  >
    ⠿
  </span>
);

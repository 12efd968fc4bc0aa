import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

/** A finger that rests on something for half a second; what a tap does there is not done then. A mouse is not meant. */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const isLong = useRef(false);
  const stop = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      isLong.current = false;
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        isLong.current = true;
        onLong();
      }, LONG_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu of a link would cover what the long press is for.
    onContextMenu: (event: MouseEvent) => {
      if (press.current || isLong.current) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isLong.current) event.preventDefault();
    },
  };
}

import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const LONG_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

/**
 * Handlers for a finger that rests on something for half a second; a tap's action does not follow then. A mouse is not
 * meant.
 */
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

/**
 * Buttons that appear under a finger take no tap for so long: the second half of a double tap was meant for the control
 * before.
 */
export const REST_MS = 400;

/** True while buttons that have just appeared take no tap. */
export function useRest(): boolean {
  const [rests, setRests] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRests(false), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rests;
}

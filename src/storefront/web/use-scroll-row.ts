import { useCallback, useEffect, useRef, useState } from 'react';
import { useNear } from './use-near.ts';

/** Tiles whose pictures a row loads: two on phones, four where there is room, all once the shopper scrolls it. */
const WIDE = 600;

/**
 * A row of tiles that is wider than its place: its scroll position, and how many of its pictures to load. Pictures out
 * of sight are loaded only once the row is touched, and a row that is not shown `atOnce` only when it comes near.
 */
export function useRow<Row extends HTMLElement>(narrow: number, wide: number, atOnce = true) {
  const ref = useRef<Row>(null);
  const isNear = useNear(ref, atOnce);
  const [wanted, setWanted] = useState(narrow);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = ref.current ?? {};
    const start = scrollLeft < 2;
    const end = scrollLeft + clientWidth > scrollWidth - 2;
    setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    if (clientWidth >= WIDE) setWanted((old) => Math.max(old, wide));
    if (!start) setWanted(Number.POSITIVE_INFINITY);
  }, [wide]);
  const wake = () => setWanted(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // How many fit is known only after layout, and again when the width changes.
    const watch = new ResizeObserver(look);
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, [look]);
  return {
    ends,
    wanted: isNear ? wanted : 0,
    row: { ref, onScroll: look, onPointerEnter: wake, onFocus: wake, onTouchStart: wake },
  };
}

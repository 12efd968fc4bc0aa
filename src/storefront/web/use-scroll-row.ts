import { useCallback, useEffect, useRef, useState } from 'react';
import { useNear } from './use-near.ts';

/** How many tiles' pictures a row fetches: two on phones, four where there is room, all once somebody moves it. */
const WIDE = 600;

/**
 * A row of tiles that is wider than its place: where it stands, and how many of its pictures are worth fetching. What
 * is out of sight costs nothing until the row is touched; nor does a row that is not seen `atOnce` before it is near.
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
    // How many fit is known only once the row is laid out, and anew when its width changes.
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

import { type RefObject, useEffect, useState } from 'react';

// Browsers fetch lazy pictures up to three screens ahead, which on the home page of a phone is most of it.
const AHEAD = '600px';

/** True once an element comes within one screen of the visible part; elements shown `atOnce` always count as near. */
export function useNear(ref: RefObject<Element | null>, atOnce: boolean): boolean {
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isNear, ref]);
  return isNear;
}

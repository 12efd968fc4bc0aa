import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Said } from './help.ts';
import { Spot } from './spot.tsx';

type Places = Partial<Record<Said, { top: number; left: number }>>;

const SAID: readonly Said[] = [1, 2, 3];

/**
 * A picture made of a screen's own part, so that it follows each change of it: the numbers stand where `at` selects something
 * in it.
 */
export function Real({ at, children }: { at: Partial<Record<Said, string>>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places>({});
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = (): void => {
      const from = current.getBoundingClientRect();
      const found: Places = {};
      for (const n of SAID) {
        const place = at[n] && current.querySelector(at[n])?.getBoundingClientRect();
        if (place) found[n] = { top: place.top - from.top, left: place.left - from.left };
      }
      setPlaces(found);
    };
    // At first, and when fonts or pictures that come later move the parts.
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
    // What is selected is written down with the picture and never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div ref={box} className="relative p-2">
      {children}
      {SAID.filter((n) => at[n]).map((n) => (
        <span key={n} className="absolute" style={places[n] ?? { visibility: 'hidden' }}>
          <Spot n={n} className="absolute -top-3 -left-6" />
        </span>
      ))}
    </div>
  );
}

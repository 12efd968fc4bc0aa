/** A tray with meat on it. */
import { clay } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { oval } from '../shapes.ts';

/** The parts on an oval tray. */
export function platter(parts: string): string {
  const tray = '#EDEFF2';
  return (
    clay(oval(100, 138, 88, 32), tray, 'slab', 8) +
    clay(oval(100, 135, 74, 24), mix(tray, ramp(tray).dark, 0.3), 'slab', 5) +
    parts
  );
}

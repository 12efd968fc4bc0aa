/** A twig with a leaf. */
import { clay, line } from '../clay.ts';
import { leaf } from '../shapes.ts';

/** A leaf with its midrib, at a point and an angle. */
export const sprig = (x: number, y: number, degrees = -30, colour = '#4F9F3C') =>
  clay(leaf(x, y, 48, 24, degrees), colour, 'slab', 6) +
  line(
    `M${x + 4} ${y - 1}L${x + 40 * Math.cos((degrees * Math.PI) / 180)} ${y + 40 * Math.sin((degrees * Math.PI) / 180)}`,
    '#C9E59A',
    2.2,
    0.8,
  );

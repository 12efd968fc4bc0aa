/** What cooked food lies on. */
import { clay, line } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { grown, oval } from '../shapes.ts';

/** A flat plate. */
export const plate = (tone = '#EDEFF2') =>
  clay(oval(100, 140, 88, 30), tone, 'slab', 8) +
  clay(oval(100, 137, 72, 22), mix(tone, ramp(tone).dark, 0.25), 'slab', 5);

/** A plate of stitched leaves. */
export const leafPlate = () =>
  clay(
    grown([
      [16, 138],
      [48, 116],
      [100, 110],
      [152, 116],
      [184, 138],
      [152, 162],
      [100, 168],
      [48, 162],
    ]),
    '#6FA53F',
    'slab',
    8,
  ) + line('M18 138Q100 132 182 138', '#B9DC7E', 2.6, 0.6);

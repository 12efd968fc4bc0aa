/**
 * Pouches, bags, boxes and bars. Each kind of packaging has its own colours and a small sign for its content; no
 * words and no logos.
 */
import { bead, clay, inside, line, painted, placed, shadow, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { oval, rounded, slab } from '../shapes.ts';

/** A soft pouch, sealed above and below, with a light field for the sign. */
export function packet(
  colour: string,
  field: string,
  sign: string,
  shape: 'round' | 'wave' | 'plain' = 'round',
): string {
  const teeth = (y: number, up: number) =>
    Array.from({ length: 16 }, (_, at) => `L${44 + at * 7 + 3.5} ${y + up}L${44 + at * 7 + 7} ${y}`).join('');
  const body = `M44 24${teeth(24, -4)}L156 36C150 70 150 130 156 164L156 176${Array.from({ length: 16 }, (_, at) => `L${156 - at * 7 - 3.5} 180L${156 - at * 7 - 7} 176`).join('')}L44 164C50 130 50 70 44 36Z`;
  const seals = [30, 170]
    .map(
      (y) =>
        painted(`M44 ${y - 6}H156V${y + 6}H44Z`, ramp(colour).dark, 0.28) +
        [0, 1, 2].map((row) => line(`M48 ${y - 3.5 + row * 3.5}H152`, ramp(colour).light, 0.9, 0.5)).join(''),
    )
    .join('');
  const window = {
    round: clay(oval(100, 104, 42, 42), field, 'slab', 4),
    wave: inside(body, bead('M40 92C70 76 120 116 160 92V190H40Z', field, 'slab')),
    plain: clay(slab(58, 62, 84, 86, 12), field, 'slab', 4),
  }[shape];
  const folds = line(
    'M58 40Q66 60 60 92M142 44Q134 70 141 100M62 160Q68 146 62 128',
    ramp(colour).dark,
    5,
    0.25,
  );
  return (
    clay(body, colour, 'tube', 10) +
    inside(body, seals + folds) +
    window +
    placed(sign, 100, shape === 'wave' ? 122 : 104) +
    inside(body, painted(slab(76, 46, 48, 9, 4.5), mix(field, '#FFFFFF', 0.3), 0.9)) +
    shine(66, 100, 8, 58, 0, 0.5)
  );
}

/** A standing bag of flour or rice with a folded top. */
export function bag(colour: string, band: string, sign: string): string {
  const body = rounded([
    [46, 48, 8],
    [154, 48, 8],
    [162, 116, 30],
    [158, 178, 12],
    [42, 178, 12],
    [38, 116, 30],
  ]);
  const top = rounded([
    [44, 22, 5],
    [156, 22, 5],
    [158, 54, 8],
    [42, 54, 8],
  ]);
  const stitches = Array.from({ length: 12 }, (_, at) =>
    line(`M${52 + at * 8.4} 38h4.6`, band, 2.2, 0.9),
  ).join('');
  return (
    clay(body, colour, 'tube', 13) +
    inside(
      body,
      bead('M30 86Q100 98 170 86V148Q100 160 30 148Z', band, 'tube') +
        line('M40 88Q100 100 160 88M40 147Q100 159 160 147', mix(band, '#FFFFFF', 0.5), 2, 0.8),
    ) +
    clay(oval(100, 120, 35, 35), mix(colour, '#FFFFFF', 0.5), 'slab', 4) +
    placed(sign, 100, 120, 0, 0.84) +
    shadow('M46 52H154V60H46Z', 3, 0.25) +
    clay(top, mix(colour, '#FFFFFF', 0.2), 'tube', 6) +
    stitches +
    shine(60, 118, 8, 50, 0, 0.4)
  );
}

/** A carton: front, side and lid. */
export function carton(colour: string, field: string, sign: string, width = 92, height = 112): string {
  const [x, y, depth] = [96 - width / 2, 108 - height / 2, 22];
  const side = rounded([
    [x + width, y, 2],
    [x + width + depth, y - 13, 2],
    [x + width + depth, y + height - 15, 3],
    [x + width, y + height, 3],
  ]);
  const lid = rounded([
    [x, y, 2],
    [x + depth, y - 13, 3],
    [x + width + depth, y - 13, 3],
    [x + width, y, 2],
  ]);
  const face = slab(x, y, width, height, 4);
  return (
    clay(side, mix(colour, ramp(colour).dark, 0.75), 'slab', 4) +
    clay(lid, mix(colour, '#FFFFFF', 0.28), 'slab', 4) +
    clay(face, colour, 'slab', 5) +
    inside(
      face,
      bead(
        `M${x} ${y + height * 0.68}Q${x + width / 2} ${y + height * 0.54} ${x + width} ${y + height * 0.72}V${y + height}H${x}Z`,
        mix(colour, '#FFFFFF', 0.22),
        'slab',
      ) + painted(slab(x + width * 0.24, y + 9, width * 0.52, 8, 4), field, 0.9),
    ) +
    clay(
      oval(x + width / 2, y + height * 0.55, Math.min(width, height) * 0.34, Math.min(width, height) * 0.34),
      field,
      'slab',
      4,
    ) +
    placed(sign, x + width / 2, y + height * 0.55, 0, Math.min(width, height) / 118) +
    shine(x + 12, y + 34, 7, 26, 8, 0.45)
  );
}

/** A bar half out of its wrapper: soap, dish bar. */
export function bar(colour: string, wrapper: string, sign: string): string {
  const top = rounded([
    [26, 92, 8],
    [60, 66, 8],
    [184, 66, 8],
    [160, 92, 8],
  ]);
  const face = rounded([
    [26, 92, 7],
    [160, 92, 7],
    [160, 146, 9],
    [26, 146, 9],
  ]);
  const end = rounded([
    [160, 92, 6],
    [184, 66, 8],
    [184, 116, 8],
    [160, 146, 6],
  ]);
  const cut = 'M0 40H128L96 92Q92 120 98 160H0Z';
  const sleeve = (outline: string, tone: string, form: 'slab' | 'log') =>
    inside(cut, clay(outline, tone, form, 7));
  return (
    clay(end, mix(colour, ramp(colour).dark, 0.55), 'slab', 6) +
    clay(top, mix(colour, '#FFFFFF', 0.3), 'slab', 6) +
    clay(face, colour, 'slab', 8) +
    sleeve(top, mix(wrapper, '#FFFFFF', 0.3), 'slab') +
    sleeve(face, wrapper, 'slab') +
    line('M127 67L97 92Q93 120 98 145', ramp(wrapper).deep, 2, 0.25) +
    placed(sign, 60, 119, 0, 0.68) +
    line('M116 112H144M116 126H144', ramp(colour).dark, 3.4, 0.4) +
    shine(84, 78, 40, 6, 0, 0.6)
  );
}

/** Bottles, jars, cans, tubes and pots, with a small sign for their content. */
import { bead, clay, inside, line, painted, placed, shadow, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { lathed, oval, rounded, wrap } from '../shapes.ts';

type Bottle = {
  glass: string;
  cap: string;
  label: string;
  sign?: string;
  kind?: 'oil' | 'slim' | 'pump' | 'flask';
};

/** A bottle of a kind, with its cap and label. */
export function bottle({ glass, cap, label, sign = '', kind = 'oil' }: Bottle): string {
  const rings = {
    oil: [
      [34, 13, 2],
      [48, 13, 5],
      [70, 44, 20],
      [104, 44, 10],
      [112, 41, 6],
      [120, 44, 8],
      [180, 44, 12],
    ],
    slim: [
      [34, 12, 2],
      [52, 12, 6],
      [76, 31, 16],
      [180, 31, 10],
    ],
    pump: [
      [60, 15, 2],
      [70, 15, 4],
      [84, 40, 18],
      [180, 40, 14],
    ],
    flask: [
      [34, 14, 2],
      [46, 14, 4],
      [62, 38, 18],
      [120, 44, 40],
      [180, 36, 14],
    ],
  } as const;
  const neck = { oil: 36, slim: 36, pump: 62, flask: 36 }[kind];
  const half = { oil: 44, slim: 31, pump: 40, flask: 42 }[kind];
  const body = lathed(100, rings[kind]);
  const top = {
    oil: lathed(100, [
      [18, 14, 4],
      [40, 15, 4],
    ]),
    slim: lathed(100, [
      [14, 13, 4],
      [40, 14, 4],
    ]),
    pump: 'M92 66V42H76Q68 42 66 34L64 28Q80 22 110 22Q124 24 122 36Q121 42 108 42V66Z',
    flask: lathed(100, [
      [16, 19, 5],
      [40, 20, 4],
    ]),
  }[kind];
  const from = kind === 'oil' ? 122 : 100;
  const height = kind === 'oil' ? 44 : 56;
  const paper =
    label === ''
      ? ''
      : inside(
          body,
          bead(wrap(100 - half - 2, from, half * 2 + 4, height, 4), label, 'tube') +
            line(
              `M${100 - half} ${from + 3}Q100 ${from + 11} ${100 + half} ${from + 3}M${100 - half} ${from + height - 3}Q100 ${from + height + 5} ${100 + half} ${from + height - 3}`,
              mix(label, '#FFFFFF', 0.6),
              2,
              0.8,
            ),
        );
  return (
    clay(body, glass, 'tube', 11) +
    paper +
    placed(sign, 100, from + height / 2 + 4, 0, half / 66) +
    shadow(`M${100 - 14} ${neck + 2}H114V${neck + 8}H86Z`, 2, 0.3) +
    clay(top, cap, 'tube', 6) +
    shine(100 - half * 0.62, 130, 5, 44, 0, 0.65)
  );
}

/** A jar: what is in it shows through, the lid says which. */
export function jar(contents: string, lid: string, label: string, sign: string, parts = ''): string {
  const glass = lathed(100, [
    [50, 46, 8],
    [64, 54, 10],
    [168, 54, 20],
    [176, 40, 8],
  ]);
  const fill = lathed(100, [
    [66, 49, 12],
    [166, 49, 18],
    [171, 36, 6],
  ]);
  const paper =
    label === ''
      ? ''
      : inside(glass, bead(wrap(44, 94, 112, 48, 5), label, 'tube')) + placed(sign, 100, 124, 0, 0.66);
  return (
    clay(glass, '#E9F1F0', 'tube', 7) +
    clay(fill, contents, 'tube', 9) +
    inside(fill, parts) +
    paper +
    shadow('M54 48H146V56H54Z', 3, 0.3) +
    clay(
      lathed(100, [
        [24, 48, 7],
        [50, 50, 6],
      ]),
      lid,
      'tube',
      6,
    ) +
    line('M54 43Q100 51 146 43', ramp(lid).dark, 2.4, 0.35) +
    shine(60, 116, 6, 46, 0, 0.8) +
    shine(140, 120, 3, 38, 0, 0.5)
  );
}

/** A tin, a talc can, a spray: a straight cylinder with its own top. */
export function can(
  colour: string,
  top: string,
  band: string,
  sign: string,
  kind: 'tin' | 'talc' | 'spray' = 'tin',
): string {
  const half = kind === 'tin' ? 52 : kind === 'talc' ? 40 : 30;
  const from = kind === 'tin' ? 52 : kind === 'talc' ? 62 : 70;
  const body = `M${100 - half} ${from}V168A${half} 12 0 0 0 ${100 + half} 168V${from}Z`;
  const head = {
    tin:
      clay(oval(100, from, half + 2, 13), top, 'slab', 5) +
      clay(oval(100, from - 2, half - 8, 9), mix(top, ramp(top).dark, 0.3), 'slab', 3),
    talc:
      clay(
        lathed(100, [
          [34, 20, 6],
          [42, 26, 6],
          [66, 40, 6],
        ]),
        top,
        'tube',
        6,
      ) + clay(oval(100, 34, 20, 6), mix(top, '#FFFFFF', 0.3), 'slab', 3),
    spray: clay(
      lathed(100, [
        [20, 22, 8],
        [66, 26, 5],
        [74, 29, 4],
      ]),
      top,
      'tube',
      7,
    ),
  }[kind];
  return (
    clay(body, colour, 'tube', 9) +
    inside(body, bead(wrap(100 - half - 2, from + 26, half * 2 + 4, 62, 6), band, 'tube')) +
    placed(sign, 100, from + 62, 0, half / 64) +
    head +
    shine(100 - half * 0.64, 122, half * 0.12, 40, 0, 0.65)
  );
}

/** A squeezed tube with its cap, lying aslant. */
export function tube(colour: string, cap: string, band: string, sign: string): string {
  const body = rounded([
    [66, 20, 4],
    [134, 20, 4],
    [124, 142, 12],
    [114, 152, 6],
    [86, 152, 6],
    [76, 142, 12],
  ]);
  return `<g transform="rotate(24 100 100)">${clay(body, colour, 'tube', 9)}${inside(body, painted('M60 16H140V32H60Z', ramp(colour).dark, 0.2) + [20, 24, 28].map((y) => line(`M66 ${y}H134`, ramp(colour).light, 1, 0.6)).join('') + bead('M50 84Q100 66 150 92V126Q100 110 50 122Z', band, 'tube'))}${placed(sign, 100, 62, 0, 0.5)}${clay(
    lathed(100, [
      [150, 17, 3],
      [180, 14, 5],
    ]),
    cap,
    'tube',
    5,
  )}${shine(82, 80, 5, 46, 3, 0.7)}</g>`;
}

/** A small pot of cream with its lid off the light. */
export function pot(colour: string, lid: string, sign: string): string {
  const body = 'M44 96V146A56 18 0 0 0 156 146V96Z';
  return (
    clay(body, colour, 'tube', 10) +
    placed(sign, 100, 134, 0, 0.5) +
    shadow('M44 96A56 16 0 0 0 156 96V104A56 16 0 0 1 44 104Z', 3, 0.25) +
    clay('M40 70V96A60 17 0 0 0 160 96V70Z', lid, 'tube', 7) +
    clay(oval(100, 70, 60, 17), mix(lid, '#FFFFFF', 0.25), 'slab', 5) +
    shine(62, 130, 7, 24, 0, 0.7) +
    shine(80, 66, 26, 5, -4, 0.7)
  );
}

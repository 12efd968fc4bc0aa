/** Packaging: each kind has its own colours and a small sign for its content; no words and no logos. */
import { bead, clay, inside, line, painted, placed, shadow, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, lathed, leaf, oval, rounded, slab, wrap } from './shapes.ts';

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

/** The small signs: what is inside. */
export const signs = {
  wheat: (colour = '#D99A2B') =>
    line('M0 34C-2 14 -2 -6 0 -26', colour, 3.4) +
    [-18, -6, 6, 18]
      .map(
        (y) =>
          bead(leaf(0, y + 4, 18, 9, -52), colour, 'slab') +
          bead(leaf(0, y + 4, 18, 9, -128), mix(colour, '#7A4A10', 0.25), 'slab'),
      )
      .join('') +
    bead(leaf(0, -16, 18, 9, -90), colour, 'slab'),
  grain: (colour = '#F7F1E2') =>
    [
      [-12, 8, 30],
      [12, 8, -30],
      [0, -12, 0],
      [0, 20, 90],
      [-18, -10, 70],
      [18, -10, -70],
    ]
      .map(([x, y, turn]) =>
        placed(
          bead(oval(0, 0, 5, 13), colour) + line('M-1.5 -8V6', '#FFFFFF', 1.6, 0.7),
          x ?? 0,
          y ?? 0,
          turn,
        ),
      )
      .join(''),
  leaf: (colour = '#4F9F3C') =>
    bead(leaf(0, 28, 52, 30, -60), colour, 'slab') +
    bead(leaf(0, 28, 44, 26, -128), mix(colour, '#1B5A2A', 0.3), 'slab') +
    line('M0 30L18 -6M0 30L-18 2', '#E8F4CC', 2.2, 0.8),
  drop: (colour = '#F0B429') =>
    clay('M0 -32C12 -12 22 0 22 14A22 22 0 0 1 -22 14C-22 0 -12 -12 0 -32Z', colour, 'ball', 6) +
    shine(-8, 8, 6, 9, 20, 0.9),
  flower: (colour = '#F2C230', heart = '#C9791A') =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        placed(bead(oval(0, -17, 10, 14), turn % 120 ? mix(colour, '#FFFFFF', 0.14) : colour), 0, 0, turn),
      )
      .join('') + clay(oval(0, 0, 10), heart, 'ball', 4),
  rose: (colour = '#E0446E') =>
    [0, 72, 144, 216, 288]
      .map((turn) =>
        placed(clay(oval(0, -13, 14, 14), mix(colour, '#7A1038', turn / 1400), 'ball', 5), 0, 0, turn),
      )
      .join('') +
    clay(oval(0, 0, 13), mix(colour, '#7A1038', 0.25), 'ball', 5) +
    line('M-5 -2Q0 -9 6 -2Q6 6 -2 5', mix(colour, '#FFFFFF', 0.5), 2.4, 0.9),
  chilli: (colour = '#D8321F') =>
    placed(
      clay(
        grown([
          [-9, -24],
          [9, -24],
          [12, -8],
          [6, 16],
          [-14, 32],
          [-10, 14],
          [-11, -8],
        ]),
        colour,
        'tube',
        6,
      ) + line('M0 -24Q2 -32 8 -34', '#4F8F2C', 4.5),
      0,
      0,
      20,
    ),
  cup: (colour = '#B2572B') =>
    clay('M-26 -10H20Q20 22 4 26H-10Q-26 22 -26 -10Z', '#F6F1E8', 'tube', 6) +
    line('M20 -4Q34 -6 32 6Q30 14 17 13', '#EDE3D4', 5) +
    clay(oval(-3, -10, 23, 6), colour, 'slab', 3) +
    line('M-12 -20q-5 -6 0 -12M2 -20q-5 -6 0 -12', '#FFFFFF', 3, 0.8),
  bean: (colour = '#6B3A22') =>
    placed(
      clay(oval(0, 0, 16, 22), colour, 'ball', 5) + line('M2 -20Q-8 0 4 20', ramp(colour).deep, 2.6, 0.7),
      -8,
      4,
      -24,
    ) +
    placed(
      clay(oval(0, 0, 14, 19), mix(colour, '#8A5836', 0.4), 'ball', 5) +
        line('M2 -17Q-7 0 3 17', ramp(colour).deep, 2.4, 0.7),
      16,
      -4,
      30,
    ),
  coconut: () =>
    clay(oval(0, 0, 27), '#7A4A2B', 'ball', 6) +
    clay(oval(0, 0, 22), '#FBF8F0', 'ball', 6) +
    painted(oval(3, 4, 13), '#E4DDCB', 0.7),
  noodles: () =>
    [0, 1, 2, 3]
      .map((row) =>
        line(`M-30 ${-15 + row * 10}q7.5 -9 15 0t15 0t15 0t15 0`, row % 2 ? '#F0C04A' : '#F7D774', 6),
      )
      .join(''),
  sev: () =>
    Array.from({ length: 15 }, (_, at) =>
      line(
        `M${Math.cos(at * 2.4) * at * 1.9 - 7} ${Math.sin(at * 2.4) * at * 1.7}q8 ${at % 2 ? 7 : -7} 15 0`,
        at % 3 ? '#F0A92E' : '#DB8A1C',
        4.6,
      ),
    ).join(''),
  biscuit: () =>
    clay(slab(-28, -20, 56, 40, 7), '#E3A955', 'slab', 6) +
    [-16, 0, 16].map((x) => [-9, 9].map((y) => painted(oval(x, y, 2.4), '#9A6326', 0.7)).join('')).join('') +
    line('M-23 -15H23V15H-23Z', '#B97D35', 1.8, 0.55),
  chips: () =>
    [
      [-14, 8, -20],
      [14, 10, 24],
      [0, -10, 4],
    ]
      .map(([x, y, turn]) =>
        placed(
          clay('M-20 0C-14 -16 14 -16 20 0C12 14 -12 14 -20 0Z', '#F2C24E', 'slab', 5) +
            line('M-10 -2Q0 -8 10 -2', '#C98E22', 1.8, 0.5),
          x ?? 0,
          y ?? 0,
          turn,
        ),
      )
      .join(''),
  stars: (colour = '#FFFFFF') =>
    [
      [0, -4, 22],
      [-22, 16, 10],
      [20, 20, 12],
      [20, -22, 9],
    ]
      .map(([x, y, r]) =>
        painted(
          `M${x} ${(y ?? 0) - (r ?? 0)}Q${(x ?? 0) + (r ?? 0) * 0.16} ${(y ?? 0) - (r ?? 0) * 0.16} ${(x ?? 0) + (r ?? 0)} ${y}Q${(x ?? 0) + (r ?? 0) * 0.16} ${(y ?? 0) + (r ?? 0) * 0.16} ${x} ${(y ?? 0) + (r ?? 0)}Q${(x ?? 0) - (r ?? 0) * 0.16} ${(y ?? 0) + (r ?? 0) * 0.16} ${(x ?? 0) - (r ?? 0)} ${y}Q${(x ?? 0) - (r ?? 0) * 0.16} ${(y ?? 0) - (r ?? 0) * 0.16} ${x} ${(y ?? 0) - (r ?? 0)}Z`,
          colour,
        ),
      )
      .join(''),
  bubbles: () =>
    [
      [-10, 8, 17],
      [14, 12, 11],
      [8, -14, 13],
      [-18, -16, 7],
    ]
      .map(
        ([x, y, r]) =>
          clay(oval(x ?? 0, y ?? 0, r ?? 0), '#D9EEFA', 'ball', 4) +
          shine(
            (x ?? 0) - (r ?? 0) * 0.3,
            (y ?? 0) - (r ?? 0) * 0.35,
            (r ?? 0) * 0.4,
            (r ?? 0) * 0.3,
            -30,
            0.95,
          ),
      )
      .join(''),
  lemon: () =>
    clay(
      grown([
        [-30, 0],
        [-20, -16],
        [0, -22],
        [20, -16],
        [30, 0],
        [20, 16],
        [0, 22],
        [-20, 16],
      ]),
      '#F6D535',
      'ball',
      6,
    ) + bead(leaf(-6, -22, 24, 12, -24), '#5FA33F', 'slab'),
  tomato: () =>
    clay(oval(0, 3, 26, 23), '#E0331F', 'ball', 7) +
    [-90, -30, -150, 20, -200].map((turn) => bead(leaf(0, -17, 17, 7, turn), '#4F9F3C', 'slab')).join('') +
    shine(-9, -3, 7, 5, -30, 0.8),
  mango: () =>
    clay(
      grown([
        [-4, -24],
        [14, -22],
        [26, -6],
        [22, 12],
        [6, 22],
        [-16, 26],
        [-28, 18],
        [-22, 2],
        [-16, -14],
      ]),
      '#A9C23F',
      'ball',
      8,
    ) +
    bead(leaf(-2, -23, 28, 13, -24), '#4F9F3C', 'slab') +
    shine(-4, -8, 7, 9, 30, 0.7),
  flame: () =>
    bead(
      'M0 -30C14 -14 22 -2 20 12C18 26 8 30 0 30S-18 26 -20 12C-20 0 -12 -6 -8 -18C-4 -12 -2 -16 0 -30Z',
      '#F2641F',
    ) + bead('M0 -6C8 2 12 10 10 18C8 26 4 28 0 28S-8 26 -10 18C-10 10 -4 4 0 -6Z', '#FBD24A'),
};

import { bowlWith } from './bowls.ts';
/** Cooked food and sweets. */
import { bead, clay, dice, inside, line, painted, placed, rod, shadow, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, leaf, oval, rounded, slab, turned } from './shapes.ts';

const plate = (tone = '#EDEFF2') =>
  clay(oval(100, 140, 88, 30), tone, 'slab', 8) +
  clay(oval(100, 137, 72, 22), mix(tone, ramp(tone).dark, 0.25), 'slab', 5);

const leafPlate = () =>
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

function samosas(): string {
  const one = () => {
    const body = rounded([
      [0, -54, 14],
      [52, 34, 20],
      [0, 44, 30],
      [-52, 34, 20],
    ]);
    return (
      clay(body, '#DE9A45', 'ball', 11) +
      inside(
        body,
        line('M0 -50Q-16 0 -40 40M-4 -40Q8 0 16 44', '#9A5A1C', 2.6, 0.35) +
          [
            [-14, 4],
            [18, 20],
            [4, -18],
            [-24, 26],
            [28, 34],
          ]
            .map(([x, y]) => painted(oval(x ?? 0, y ?? 0, 4, 3), '#B9742A', 0.4))
            .join(''),
      ) +
      line('M-46 34Q0 50 46 34', '#F2C078', 4, 0.7) +
      shine(-14, -8, 9, 18, 30, 0.55)
    );
  };
  return plate() + placed(one(), 134, 94, 10, 0.98) + placed(one(), 76, 104, -6, 1.06);
}

function jalebi(): string {
  const coil = (x: number, y: number, size: number) => {
    const turns = Array.from({ length: 60 }, (_, at) => {
      const [angle, far] = [at * 0.36, 6 + at * 0.62];
      return `${at ? 'L' : 'M'}${(x + Math.cos(angle) * far * size).toFixed(1)} ${(y + Math.sin(angle) * far * size * 0.8).toFixed(1)}`;
    }).join('');
    return `<g opacity=".3" transform="translate(2 5)">${line(turns, '#7A2F08', 10 * size)}</g>${line(turns, '#D9620F', 10.5 * size)}<g transform="translate(-1 -1)">${line(turns, '#F58A1E', 8 * size)}</g><g transform="translate(-2 -2.4)">${line(turns, '#FFC872', 2.2 * size, 0.85)}</g>`;
  };
  return plate('#F3E7D2') + coil(134, 104, 0.92) + coil(72, 100, 1) + coil(104, 124, 1.02);
}

const ball = (x: number, y: number, size: number, colour: string, top = '') =>
  `${painted(oval(x + 3, y + size * 0.82, size * 0.9, size * 0.34), '#4A1D20', 0.25)}${clay(oval(x, y, size), colour, 'ball', size * 0.36)}${top}${shine(x - size * 0.34, y - size * 0.38, size * 0.36, size * 0.24, -38, 0.8)}`;

const gulabJamun = () =>
  bowlWith(
    '#C9711F',
    ball(66, 84, 24, '#7A351C') +
      ball(134, 84, 24, '#6B2D18') +
      ball(100, 74, 25, '#8A4224') +
      ball(84, 98, 24, '#8A4224') +
      ball(118, 99, 24, '#7A351C'),
    '#F3F0EA',
  );

const rasgulla = () =>
  bowlWith(
    '#EFEBDC',
    ball(66, 84, 24, '#FBF8F0') +
      ball(134, 84, 24, '#F3EFE4') +
      ball(100, 74, 25, '#FDFBF5') +
      ball(84, 98, 24, '#FDFBF5') +
      ball(118, 99, 24, '#F6F2E8'),
    '#C9793F',
  );

function laddoos(colour: string, dots: readonly string[]): string {
  const one = (x: number, y: number, size: number) => {
    const chance = dice(x);
    const crumbs = Array.from({ length: 46 }, (_, at) => {
      const [angle, far] = [at * 2.4, Math.sqrt(at / 46) * size * 0.92];
      return bead(
        oval(x + Math.cos(angle) * far, y + Math.sin(angle) * far, size * 0.13),
        dots[Math.floor(chance() * dots.length)] ?? colour,
      );
    }).join('');
    return ball(x, y, size, colour, inside(oval(x, y, size), crumbs));
  };
  return plate() + one(62, 120, 31) + one(138, 120, 31) + one(100, 128, 31) + one(100, 82, 33);
}

function idli(): string {
  const cake = (x: number, y: number) =>
    clay(
      `M${x - 44} ${y}C${x - 44} ${y - 22} ${x + 44} ${y - 22} ${x + 44} ${y}C${x + 44} ${y + 18} ${x - 44} ${y + 18} ${x - 44} ${y}Z`,
      '#F8F3E6',
      'ball',
      9,
    ) + shine(x - 14, y - 9, 18, 5, -4, 0.9);
  const dip = (x: number, tone: string) =>
    clay(
      `M${x - 24} 126A24 8 0 0 0 ${x + 24} 126C${x + 22} 150 ${x - 22} 150 ${x - 24} 126Z`,
      '#C9793F',
      'tube',
      6,
    ) + clay(oval(x, 126, 24, 8), tone, 'slab', 4);
  return (
    leafPlate() +
    cake(72, 130) +
    cake(118, 114) +
    cake(74, 100) +
    dip(148, '#D9601F') +
    painted(oval(148, 125, 4, 2), '#4F8F2C')
  );
}

function dosa(): string {
  const roll = grown([
    [14, 122],
    [30, 96],
    [100, 74],
    [170, 62],
    [188, 84],
    [176, 106],
    [104, 136],
    [34, 148],
  ]);
  const spots = dice(9);
  return (
    leafPlate() +
    clay(roll, '#E0A04A', 'log', 13) +
    inside(
      roll,
      Array.from({ length: 44 }, () =>
        painted(
          oval(20 + spots() * 160, 70 + spots() * 74, 4 + spots() * 5, 2.6 + spots() * 2),
          spots() > 0.5 ? '#B9742A' : '#F2C98A',
          0.45,
        ),
      ).join('') + line('M30 140Q110 118 178 92', '#9A5A1C', 3, 0.3),
    ) +
    clay(oval(24, 123, 12, 23), '#C98936', 'slab', 5) +
    clay(oval(25, 124, 7, 15), '#F0C23A', 'ball', 4) +
    shine(98, 92, 56, 8, -18, 0.5)
  );
}

function paratha(): string {
  const disc = (y: number, seed: number) => {
    const chance = dice(seed);
    const outline = grown([
      [22, y],
      [50, y - 24],
      [100, y - 32],
      [150, y - 24],
      [178, y],
      [150, y + 24],
      [100, y + 30],
      [50, y + 24],
    ]);
    return (
      clay(outline, '#E3B676', 'slab', 8) +
      inside(
        outline,
        Array.from({ length: 16 }, () =>
          painted(
            oval(40 + chance() * 120, y - 20 + chance() * 40, 6 + chance() * 7, 3 + chance() * 3),
            '#A9692A',
            0.5,
          ),
        ).join(''),
      )
    );
  };
  return (
    disc(132, 2) +
    disc(118, 3) +
    disc(104, 4) +
    clay(
      rounded([
        [86, 84, 4],
        [104, 80, 4],
        [114, 90, 4],
        [96, 96, 4],
      ]),
      '#FBE48A',
      'slab',
      4,
    ) +
    shine(74, 90, 22, 6, -10, 0.5)
  );
}

function selRoti(): string {
  const ring = (x: number, y: number, size: number) => {
    const path = oval(x, y, 40 * size, 30 * size);
    return `<g opacity=".25" transform="translate(3 7)">${line(path, '#5A2A10', 20 * size)}</g>${rod(path, '#C9772A', 21 * size)}`;
  };
  return ring(128, 80, 1) + ring(74, 94, 1) + ring(106, 132, 1.12);
}

function pitha(): string {
  const roll = (y: number, x: number) =>
    clay(slab(x, y, 112, 30, 15), '#F3EBDC', 'log', 8) +
    clay(oval(x + 110, y + 15, 7, 12), '#3A2E33', 'ball', 3) +
    Array.from({ length: 9 }, (_, at) =>
      painted(oval(x + 14 + at * 10.5, y + 10 + (at % 3) * 5, 2, 1.5), '#CDBFA6', 0.7),
    ).join('') +
    shine(x + 44, y + 8, 34, 4, 0, 0.8);
  return leafPlate() + roll(132, 36) + roll(110, 50) + roll(88, 38);
}

function lassi(): string {
  const glass = rounded([
    [56, 40, 6],
    [144, 40, 6],
    [132, 176, 14],
    [68, 176, 14],
  ]);
  return (
    clay(glass, '#D9A566', 'tube', 10) +
    [74, 100, 126]
      .map((y) =>
        line(`M${62 + (y - 74) * 0.09} ${y}Q100 ${y + 9} ${138 - (y - 74) * 0.09} ${y}`, '#8F5520', 2, 0.3),
      )
      .join('') +
    clay(oval(100, 42, 45, 15), '#FBF8F0', 'ball', 5) +
    clay(
      grown([
        [66, 38],
        [82, 22],
        [104, 18],
        [128, 26],
        [134, 40],
        [104, 50],
      ]),
      '#FFFDF7',
      'ball',
      7,
    ) +
    [
      [90, 30],
      [108, 26],
      [118, 36],
      [100, 40],
    ]
      .map(([x, y]) => bead(leaf(x ?? 0, y ?? 0, 11, 5, (x ?? 0) * 3), '#8FB25A', 'slab'))
      .join('') +
    line('M94 34l7 3M112 32l6 -3', '#D9641F', 2.2) +
    shine(74, 110, 7, 48, 4, 0.5)
  );
}

function pakoras(): string {
  const chance = dice(31);
  const one = (x: number, y: number) =>
    clay(
      grown(
        Array.from({ length: 9 }, (_, at) => {
          const far = 25 + chance() * 10;
          return [
            x + Math.cos((at * Math.PI * 2) / 9) * far,
            y + Math.sin((at * Math.PI * 2) / 9) * far * 0.84,
          ] as const;
        }),
      ),
      mix('#D98E2E', '#B9701F', chance() * 0.6),
      'ball',
      9,
    ) +
    [
      [-8, -6],
      [8, 4],
      [-4, 10],
    ]
      .map(([dx, dy]) => bead(oval(x + (dx ?? 0), y + (dy ?? 0), 5, 4), '#E9AC52'))
      .join('') +
    painted(leaf(x - 4, y - 12, 11, 5, 30), '#5F8F2C', 0.8);
  return plate() + one(58, 124) + one(142, 122) + one(100, 132) + one(80, 96) + one(122, 94);
}

function kulfi(): string {
  const body = turned(100, [
    [14, 0],
    [18, 18],
    [40, 30],
    [90, 34],
    [128, 33],
    [136, 30],
    [136, 0],
  ]);
  return (
    rod('M100 130V186', '#E0B67C', 13) +
    clay(body, '#F4DFAF', 'tube', 12) +
    inside(
      body,
      [
        [86, 44],
        [112, 60],
        [92, 82],
        [116, 98],
        [84, 110],
        [104, 30],
      ]
        .map(([x, y]) => bead(leaf(x ?? 0, y ?? 0, 13, 7, (x ?? 0) * 5), '#8FB25A', 'slab'))
        .join('') + line('M76 66q4 4 8 2M118 40q5 3 8 0M98 116q5 3 8 0', '#D9641F', 2.4),
    ) +
    shine(82, 66, 7, 34, 4, 0.7)
  );
}

function thali(): string {
  const cup = (x: number, y: number, tone: string) =>
    clay(oval(x, y, 28, 20), '#C6CBD6', 'slab', 5) +
    clay(oval(x, y - 1, 22, 15), tone, 'ball', 5) +
    shine(x - 8, y - 6, 7, 3, -20, 0.6);
  return (
    clay(oval(100, 112, 92, 66), '#D5D9E2', 'slab', 9) +
    clay(oval(100, 110, 82, 57), '#BCC2CF', 'slab', 6) +
    cup(58, 86, '#E9A92C') +
    cup(104, 72, '#B3471F') +
    cup(146, 88, '#F6F2E8') +
    clay(
      grown([
        [84, 112],
        [110, 92],
        [146, 110],
        [152, 136],
        [116, 150],
        [84, 138],
      ]),
      '#FBF8F0',
      'ball',
      10,
    ) +
    clay(
      grown([
        [28, 118],
        [50, 108],
        [80, 116],
        [84, 136],
        [60, 148],
        [34, 138],
      ]),
      '#E3B676',
      'slab',
      7,
    ) +
    [
      [46, 126],
      [62, 134],
      [56, 118],
    ]
      .map(([x, y]) => painted(oval(x ?? 0, y ?? 0, 5, 3), '#A9692A', 0.5))
      .join('')
  );
}

function eggRoll(): string {
  return `<g transform="rotate(-32 100 100)">${clay(slab(26, 74, 128, 52, 25), '#E3AE60', 'log', 11)}${[
    [54, 88],
    [80, 96],
    [66, 108],
    [92, 84],
  ]
    .map(([x, y]) => painted(oval(x ?? 0, y ?? 0, 7, 4), '#A9692A', 0.45))
    .join('')}${clay(oval(152, 100, 15, 24), '#F2D08A', 'slab', 5)}${[
    [150, 92, '#F6CE3F'],
    [155, 102, '#B8356A'],
    [149, 110, '#5FA33F'],
    [156, 92, '#E0602F'],
  ]
    .map(([x, y, tone]) => clay(oval(Number(x), Number(y), 5.4), String(tone), 'ball', 3))
    .join('')}${clay(
    rounded([
      [22, 70, 8],
      [100, 68, 4],
      [92, 100, 2],
      [102, 132, 4],
      [22, 130, 8],
    ]),
    '#F6F3EC',
    'log',
    8,
  )}${line('M40 76V124M58 74V126M76 72V128', '#C2453A', 4, 0.55)}</g>`;
}

function curd(): string {
  return bowlWith(
    '#FBF9F2',
    clay(oval(100, 97, 62, 15), '#FFFDF8', 'ball', 6) +
      line('M70 96Q84 90 98 96T128 96', '#E1DBCB', 3, 0.8) +
      shine(80, 92, 20, 4, -4, 0.9),
    '#B5653A',
  );
}

/** Momos, pleated, on their steamer leaf. */
function momos(): string {
  const one = (x: number, y: number) =>
    clay(
      turned(x, [
        [y - 25, 0],
        [y - 22, 6],
        [y - 8, 23],
        [y + 8, 30],
        [y + 18, 24],
        [y + 21, 0],
      ]),
      '#F6EDDC',
      'ball',
      10,
    ) +
    [-16, -8, 0, 8, 16]
      .map((dx) =>
        line(`M${x} ${y - 22}Q${x + dx * 0.9} ${y - 12} ${x + dx * 1.2} ${y + 2}`, '#C4AE8C', 2.2, 0.5),
      )
      .join('') +
    shine(x - 11, y - 4, 7, 6, -30, 0.8);
  return (
    plate('#C9925A') +
    one(62, 116) +
    one(138, 116) +
    one(100, 98) +
    one(84, 134) +
    one(122, 135) +
    shadow(oval(100, 160, 30, 4), 3, 0.1)
  );
}

/** Cooked food and sweets by name. */
export const kitchen: Record<string, () => string> = {
  samosa: samosas,
  jalebi,
  'gulab-jamun': gulabJamun,
  rasgulla,
  'boondi-laddoo': () => laddoos('#F09A1E', ['#F6AE34', '#E88A14', '#F8C052']),
  idli,
  dosa,
  paratha,
  'sel-roti': selRoti,
  pitha,
  lassi,
  pakora: pakoras,
  kulfi,
  thali,
  'egg-roll': eggRoll,
  curd,
  momo: momos,
};

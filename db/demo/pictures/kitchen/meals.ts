/** Breads, snacks and whole meals. */
import { bead, clay, dice, inside, line, painted, placed, shadow, shine } from '../clay.ts';
import { mix } from '../colour.ts';
import { grown, leaf, oval, rounded, slab, turned } from '../shapes.ts';
import { plate, leafPlate } from './plates.ts';

export function samosas(): string {
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

export function idli(): string {
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

export function dosa(): string {
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

export function paratha(): string {
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

export function pakoras(): string {
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

export function thali(): string {
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

export function eggRoll(): string {
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

/** Momos, pleated, on their steamer leaf. */
export function momos(): string {
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

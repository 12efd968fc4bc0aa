/** Local specialities to eat. */
import { bead, clay, dice, inside, line, painted, placed, rod, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { jar } from '../packs/bottles.ts';
import { signs } from '../packs/signs.ts';
import { grown, oval, rounded, turned } from '../shapes.ts';

export function jaggery(): string {
  const lump = grown([
    [36, 118],
    [50, 82],
    [92, 66],
    [140, 74],
    [166, 104],
    [162, 142],
    [118, 156],
    [60, 152],
  ]);
  const chance = dice(14);
  const pits = Array.from({ length: 40 }, () =>
    painted(
      oval(46 + chance() * 110, 82 + chance() * 66, 2 + chance() * 2.4, 1.4 + chance() * 1.4),
      chance() > 0.5 ? '#8A4A12' : '#E9B05A',
      0.4,
    ),
  ).join('');
  const chip = (x: number, y: number, turn: number) =>
    placed(
      clay(
        rounded([
          [-20, -10, 5],
          [6, -18, 5],
          [22, 0, 5],
          [8, 16, 5],
          [-16, 12, 5],
        ]),
        '#C9832B',
        'ball',
        6,
      ) + shine(-6, -8, 8, 4, -20, 0.5),
      x,
      y,
      turn,
    );
  return (
    clay(oval(100, 152, 88, 20), '#7FA05A', 'slab', 8) +
    clay(lump, '#C07A26', 'ball', 14) +
    inside(
      lump,
      pits + painted('M96 62C140 66 176 100 168 160L110 160C128 128 122 92 96 62Z', '#7A3F0E', 0.22),
    ) +
    chip(52, 150, 10) +
    chip(152, 152, -24) +
    shine(80, 86, 24, 10, -18, 0.55)
  );
}

export const palmJaggery = () => jar('#6B3514', '#B5854A', '#F7E6C4', signs.drop('#8A4A1E'));

export function bambooShoots(): string {
  const shoot = (x: number, turn: number, size: number) =>
    placed(
      clay(
        turned(0, [
          [-70, 0],
          [-50, 9],
          [-10, 22],
          [34, 29],
          [52, 26],
          [56, 0],
        ]),
        '#E9D9A0',
        'tube',
        9,
      ) +
        [0, 1, 2, 3]
          .map((row) =>
            clay(
              `M${-27 + row * 4} ${46 - row * 24}Q${-8 + row} ${8 - row * 22} ${2} ${-8 - row * 18}Q${14 - row} ${10 - row * 22} ${27 - row * 4} ${46 - row * 24}Q0 ${56 - row * 24} ${-27 + row * 4} ${46 - row * 24}Z`,
              mix('#B9C46A', '#8A7A3A', row % 2 ? 0.5 : 0.1),
              'tube',
              5,
            ),
          )
          .toReversed()
          .join(''),
      x,
      112,
      turn,
      size,
    );
  return shoot(138, 16, 0.92) + shoot(62, -16, 0.92) + shoot(100, 0, 1.1);
}

export function tamarind(): string {
  const pod = (colour: string) => {
    const beans = Array.from({ length: 6 }, (_, at) => {
      const angle = (200 + at * 28) * (Math.PI / 180);
      return {
        x: Math.cos(angle) * 62,
        y: Math.sin(angle) * 46 + 30,
        turn: (at - 2.5) * 24,
        size: at === 0 || at === 5 ? 13 : 16.5,
      };
    });
    const under = `M${beans.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    return (
      rod('M-60 14L-76 24', '#6B4A2B', 5) +
      line(under, ramp(colour).dark, 25) +
      beans
        .map(({ x, y, turn, size }) =>
          placed(clay(oval(0, 0, size * 1.15, size), colour, 'ball', 7), x, y, turn),
        )
        .join('') +
      shine(-6, -22, 34, 4, -4, 0.4)
    );
  };
  const split = Array.from(
    { length: 4 },
    (_, at) =>
      clay(oval(66 + at * 20, 158 - at * at * 0.8, 13, 11), '#6B2F1C', 'ball', 6) +
      clay(oval(66 + at * 20, 157 - at * at * 0.8, 6, 5), '#33160F', 'ball', 3),
  ).join('');
  return placed(pod('#A8713E'), 104, 62, -8, 1.1) + placed(pod('#B98450'), 92, 108, 6, 1.1) + split;
}

export const honey = () =>
  jar(
    '#C9781A',
    '#C4683A',
    '',
    '',
    shine(84, 120, 18, 40, 0, 0.35) +
      Array.from({ length: 9 }, (_, at) =>
        rounded([
          [82 + (at % 3) * 22, 84 + Math.floor(at / 3) * 22, 3],
          [93 + (at % 3) * 22, 90 + Math.floor(at / 3) * 22, 3],
          [93 + (at % 3) * 22, 101 + Math.floor(at / 3) * 22, 3],
          [82 + (at % 3) * 22, 107 + Math.floor(at / 3) * 22, 3],
          [71 + (at % 3) * 22, 101 + Math.floor(at / 3) * 22, 3],
          [71 + (at % 3) * 22, 90 + Math.floor(at / 3) * 22, 3],
        ]),
      )
        .map((cell) => bead(cell, '#F0B43A', 'slab'))
        .join(''),
  );

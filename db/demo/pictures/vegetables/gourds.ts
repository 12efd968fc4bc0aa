/** Gourds, pumpkins and chayote. */
import { bead, clay, dice, inside, leaning, line, painted, placed, rod, shadow, shine } from '../clay.ts';
import { mix } from '../colour.ts';
import { grown, oval, turned } from '../shapes.ts';

/** A long fruit lying aslant, with a stalk: gourds, cucumbers, beans of a kind. */
function gourd(
  colour: string,
  profile: readonly (readonly [number, number])[],
  skin: string,
  degrees = 38,
): string {
  const body = turned(100, profile);
  const top = profile[0]?.[0] ?? 20;
  const stalk = rod(`M100 ${top + 4}C100 ${top - 6} 104 ${top - 10} 108 ${top - 16}`, '#6E8B3A', 8);
  return leaning(`${stalk}${clay(body, colour, 'tube', 12)}${inside(body, skin)}`, degrees);
}

export const bottleGourd = () =>
  gourd(
    '#A9CF6B',
    [
      [14, 0],
      [17, 13],
      [40, 19],
      [78, 22],
      [112, 36],
      [146, 43],
      [172, 34],
      [184, 0],
    ],
    shine(86, 130, 10, 36, 4) + shine(90, 50, 6, 26, 0, 0.5),
  );

export function bitterGourd(): string {
  const chance = dice(7);
  let bumps = '';
  for (let row = 0; row < 15; row += 1) {
    for (let at = -3; at <= 3; at += 1) {
      const y = 26 + row * 10.6 + (at % 2) * 5;
      const half = 30 * Math.sin(Math.min(Math.PI, Math.max(0, ((y - 10) / 180) * Math.PI)));
      const x = 100 + Math.sin((at / 3.4) * 1.5) * half;
      const size = (4.4 + chance() * 1.6) * (1 - Math.abs(at) * 0.12);
      bumps +=
        painted(oval(x + 1.2, y + 2, size * 0.9, size * 1.15), '#2C6A22', 0.45) +
        bead(oval(x, y, size * 0.85, size * 1.1), mix('#77B83F', '#4F8F2C', Math.max(0, at) / 4));
    }
  }
  return gourd(
    '#6AAA38',
    [
      [10, 0],
      [16, 10],
      [50, 24],
      [100, 31],
      [150, 24],
      [182, 9],
      [192, 0],
    ],
    bumps,
  );
}

export function pointedGourds(): string {
  const one = (colour: string) => {
    const body = turned(0, [
      [-56, 0],
      [-50, 9],
      [-24, 22],
      [8, 25],
      [36, 17],
      [56, 0],
    ]);
    const stripes = [-18, -7, 5, 16]
      .map((half) => line(`M0 -54C${half * 1.3} -20 ${half * 1.4} 20 0 54`, '#E4F0B4', 3, 0.65))
      .join('');
    return (
      rod('M0 -53q1 -8 5 -12', '#6E8B3A', 5) +
      clay(body, colour, 'tube', 9) +
      inside(body, stripes) +
      shine(-8, -8, 5, 22, 6, 0.6)
    );
  };
  return `${placed(one('#5E9C3C'), 128, 84, 34, 0.98)}${shadow(oval(100, 128, 52, 22), 7, 0.25)}${placed(one('#78B548'), 78, 118, 62, 1.06)}`;
}

export function pumpkin(): string {
  const ribs = [
    [-48, 26],
    [48, 26],
    [-27, 33],
    [27, 33],
    [0, 36],
  ] as const;
  return (
    ribs
      .map(([x, half]) =>
        clay(
          oval(100 + x, 112, half, 56 - Math.abs(x) * 0.12),
          mix('#F08A24', '#D9651B', Math.max(0, x) / 60),
          'ball',
          12,
        ),
      )
      .join('') +
    rod('M100 62C99 48 104 40 112 32', '#7C8B3B', 13) +
    shine(78, 84, 12, 22, 14, 0.55)
  );
}

export function chayote(): string {
  const body = grown([
    [100, 30],
    [124, 42],
    [134, 80],
    [148, 116],
    [140, 152],
    [112, 170],
    [100, 162],
    [88, 170],
    [60, 152],
    [52, 116],
    [66, 80],
    [76, 42],
  ]);
  const folds = line(
    'M100 162C96 130 96 96 100 60M72 158C66 130 72 98 84 62M128 158C134 130 128 98 116 62',
    '#4B7F2C',
    2.6,
    0.4,
  );
  return (
    rod('M100 34C99 24 103 18 108 12', '#7E9B3F', 8) +
    clay(body, '#A8CF62', 'ball', 13) +
    inside(body, folds) +
    shine(76, 100, 11, 26, 10, 0.65)
  );
}

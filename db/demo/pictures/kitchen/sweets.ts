/** Sweets, cakes, curd and lassi. */
import { bowlWith } from '../bowls.ts';
import { bead, clay, dice, inside, line, painted, rod, shine } from '../clay.ts';
import { grown, leaf, oval, rounded, slab, turned } from '../shapes.ts';
import { plate, leafPlate } from './plates.ts';

export function jalebi(): string {
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

export const gulabJamun = () =>
  bowlWith(
    '#C9711F',
    ball(66, 84, 24, '#7A351C') +
      ball(134, 84, 24, '#6B2D18') +
      ball(100, 74, 25, '#8A4224') +
      ball(84, 98, 24, '#8A4224') +
      ball(118, 99, 24, '#7A351C'),
    '#F3F0EA',
  );

export const rasgulla = () =>
  bowlWith(
    '#EFEBDC',
    ball(66, 84, 24, '#FBF8F0') +
      ball(134, 84, 24, '#F3EFE4') +
      ball(100, 74, 25, '#FDFBF5') +
      ball(84, 98, 24, '#FDFBF5') +
      ball(118, 99, 24, '#F6F2E8'),
    '#C9793F',
  );

export function laddoos(colour: string, dots: readonly string[]): string {
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

export function selRoti(): string {
  const ring = (x: number, y: number, size: number) => {
    const path = oval(x, y, 40 * size, 30 * size);
    return `<g opacity=".25" transform="translate(3 7)">${line(path, '#5A2A10', 20 * size)}</g>${rod(path, '#C9772A', 21 * size)}`;
  };
  return ring(128, 80, 1) + ring(74, 94, 1) + ring(106, 132, 1.12);
}

export function pitha(): string {
  const roll = (y: number, x: number) =>
    clay(slab(x, y, 112, 30, 15), '#F3EBDC', 'log', 8) +
    clay(oval(x + 110, y + 15, 7, 12), '#3A2E33', 'ball', 3) +
    Array.from({ length: 9 }, (_, at) =>
      painted(oval(x + 14 + at * 10.5, y + 10 + (at % 3) * 5, 2, 1.5), '#CDBFA6', 0.7),
    ).join('') +
    shine(x + 44, y + 8, 34, 4, 0, 0.8);
  return leafPlate() + roll(132, 36) + roll(110, 50) + roll(88, 38);
}

export function lassi(): string {
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

export function kulfi(): string {
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

export function curd(): string {
  return bowlWith(
    '#FBF9F2',
    clay(oval(100, 97, 62, 15), '#FFFDF8', 'ball', 6) +
      line('M70 96Q84 90 98 96T128 96', '#E1DBCB', 3, 0.8) +
      shine(80, 92, 20, 4, -4, 0.9),
    '#B5653A',
  );
}

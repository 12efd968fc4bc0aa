/** Chickens and eggs. */
import { clay, inside, line, painted, placed, shine } from '../clay.ts';
import { mix } from '../colour.ts';
import { grown, leaf, oval, rounded, turned } from '../shapes.ts';
import { platter } from './platter.ts';

export function dressedChicken(): string {
  const tone = '#F4C9A4';
  const leg = (x: number, turn: number) =>
    placed(
      clay(
        turned(0, [
          [-34, 0],
          [-28, 18],
          [-4, 24],
          [20, 13],
          [36, 8],
          [44, 9],
          [46, 0],
        ]),
        tone,
        'ball',
        9,
      ) + clay(oval(0, 46, 11, 7), '#FBF1E2', 'ball', 4),
      x,
      112,
      turn,
    );
  return platter(
    clay(
      grown([
        [100, 42],
        [140, 58],
        [160, 100],
        [146, 138],
        [100, 150],
        [54, 138],
        [40, 100],
        [60, 58],
      ]),
      tone,
      'ball',
      14,
    ) +
      clay(leaf(48, 84, 52, 30, 66), mix(tone, '#E0A070', 0.3), 'ball', 8) +
      clay(leaf(152, 84, 52, 30, 114), mix(tone, '#D08A60', 0.4), 'ball', 8) +
      line('M100 52Q96 76 100 96', '#C98A64', 3, 0.35) +
      leg(78, 14) +
      leg(122, -14) +
      shine(78, 72, 18, 14, -32, 0.7),
  );
}

/** Eggs in a tray, by the colour of their shell. */
export function eggs(shell: string): string {
  const egg = (x: number, y: number, size: number) =>
    clay(
      turned(x, [
        [y - 30 * size, 0],
        [y - 26 * size, 9 * size],
        [y - 4 * size, 22 * size],
        [y + 14 * size, 21 * size],
        [y + 26 * size, 11 * size],
        [y + 29 * size, 0],
      ]),
      shell,
      'ball',
      8,
    ) + shine(x - 8 * size, y - 8 * size, 7 * size, 9 * size, 20, 0.85);
  const tray = rounded([
    [16, 120, 8],
    [184, 120, 8],
    [172, 164, 14],
    [28, 164, 14],
  ]);
  return (
    [64, 100, 136].map((x) => egg(x, 92, 0.9)).join('') +
    [46, 82, 118, 154].map((x) => egg(x, 110, 1)).join('') +
    clay(tray, '#B7A48E', 'log', 10) +
    [28, 64, 100, 136, 172]
      .map((x) =>
        line(`M${x} 124Q${x + (100 - x) * 0.03} 146 ${x + (100 - x) * 0.1} 162`, '#7A6654', 3, 0.35),
      )
      .join('') +
    inside(tray, [46, 82, 118, 154].map((x) => painted(oval(x, 116, 17, 11), '#7A6654', 0.45)).join(''))
  );
}

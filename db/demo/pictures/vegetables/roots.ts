/** Onions, radishes, beetroots and taro. */
import { clay, dice, inside, leaning, line, placed, rod, shadow, shine } from '../clay.ts';
import { ramp } from '../colour.ts';
import { grown, leaf, oval, turned } from '../shapes.ts';

/** A bulb with its skin's lines and a dry neck. */
export function bulb(colour: string, neck: string): string {
  const body = turned(100, [
    [30, 0],
    [34, 6],
    [48, 9],
    [66, 26],
    [92, 62],
    [122, 70],
    [150, 54],
    [164, 22],
    [168, 0],
  ]);
  const { deep } = ramp(colour);
  const skin = [-46, -26, -9, 9, 26, 46]
    .map((x) =>
      line(
        `M${100 + x * 0.1} 50C${100 + x * 0.5} 66 ${100 + x * 1.35} 92 ${100 + x * 1.25} 124S${100 + x * 0.5} 158 100 166`,
        deep,
        1.6,
        0.35,
      ),
    )
    .join('');
  const roots = [-10, -5, 0, 5, 10]
    .map((x) => line(`M${100 + x * 0.7} 164q${x * 0.3} 8 ${x} 13`, '#C9A57C', 2.4))
    .join('');
  return `${roots}${rod('M100 46C99 34 94 28 90 18', neck, 8)}${rod('M101 46C103 34 108 30 112 24', neck, 6)}${clay(body, colour, 'ball', 12)}${inside(body, skin)}${shine(72, 90, 20, 11, -52)}`;
}

/** A root with its leaves: radish, beetroot, turnip. */
function rootOf(
  colour: string,
  profile: readonly (readonly [number, number])[],
  tops: string,
  tint?: string,
): string {
  const body = turned(100, profile);
  const start = profile[0]?.[0] ?? 60;
  const leaves = [
    [-118, 46, 24],
    [-62, 46, 24],
    [-90, 56, 26],
  ].map(([angle, length, width]) => {
    const [a, l, w] = [angle ?? 0, length ?? 0, width ?? 0];
    const [dx, dy] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return (
      rod(`M100 ${start + 6}L${100 + dx * 20} ${start + 6 + dy * 20}`, tint ?? '#9CC56A', 6) +
      clay(leaf(100 + dx * 12, start + 6 + dy * 12, l, w, a), tops, 'slab', 6) +
      line(
        `M${100 + dx * 16} ${start + 6 + dy * 16}L${100 + dx * (l + 2)} ${start + 6 + dy * (l + 2)}`,
        tint ?? '#D5EBA4',
        2.4,
        0.9,
      )
    );
  });
  return leaves.join('') + clay(body, colour, 'ball', 11) + shine(84, start + 34, 9, 15, 14, 0.75);
}

export const radish = () =>
  leaning(
    rootOf(
      '#F4F1EA',
      [
        [58, 10],
        [64, 20],
        [90, 24],
        [126, 20],
        [160, 10],
        [190, 2],
        [196, 0],
      ],
      '#5FA33F',
    ) + line('M82 100q8 2 14 1M104 120q7 1 12 -1M86 138q6 2 10 1', '#B9AFA0', 1.6, 0.6),
    24,
  );

export const beetroot = () =>
  rootOf(
    '#8E1F4F',
    [
      [72, 10],
      [78, 34],
      [104, 52],
      [132, 46],
      [154, 22],
      [172, 6],
      [190, 0],
    ],
    '#4F9A40',
    '#B0264F',
  ) + line('M60 112q30 10 78 0M68 132q30 8 62 0', '#4D0D33', 1.8, 0.35);

export function taro(): string {
  const one = (seed: number) => {
    const chance = dice(seed);
    const body = grown([
      [0, -44],
      [24, -34],
      [33, 0],
      [24, 34],
      [0, 46],
      [-24, 36],
      [-33, 2],
      [-24, -32],
    ]);
    const rings = [-26, -10, 8, 24]
      .map((y) => line(`M-36 ${y}Q0 ${y + 13} 36 ${y}`, '#3E2418', 2.4, 0.5))
      .join('');
    const hairs = Array.from({ length: 16 }, () => {
      const [x, y] = [chance() * 56 - 28, chance() * 80 - 40];
      return line(`M${x} ${y}l${chance() * 4 - 2} 6`, '#D8B48C', 1.4, 0.7);
    }).join('');
    return (
      clay(body, '#8A5C40', 'ball', 10) +
      inside(body, rings + hairs) +
      clay(oval(0, -42, 9, 6), '#D8A7A0', 'ball', 3) +
      shine(-12, -16, 8, 14, 20, 0.45)
    );
  };
  return (
    placed(one(3), 136, 92, 24, 1) +
    placed(one(5), 66, 96, -28, 1) +
    shadow(oval(100, 132, 40, 26), 7, 0.25) +
    placed(one(9), 100, 120, 4, 1.08)
  );
}

/** Fruits that are known by their inside. */
import { bead, clay, dice, inside, leaning, painted, placed, rod, shadow, shine } from '../clay.ts';
import { mix } from '../colour.ts';
import { grown, leaf, oval, turned } from '../shapes.ts';
import { sprig } from './sprig.ts';

export function papaya(): string {
  const chance = dice(5);
  const outline = turned(100, [
    [12, 0],
    [18, 14],
    [52, 32],
    [98, 52],
    [140, 52],
    [172, 30],
    [184, 0],
  ]);
  const flesh = turned(100, [
    [24, 0],
    [30, 10],
    [58, 25],
    [98, 43],
    [138, 43],
    [164, 25],
    [174, 0],
  ]);
  const hollow = turned(100, [
    [72, 0],
    [80, 8],
    [104, 20],
    [130, 22],
    [148, 12],
    [154, 0],
  ]);
  const seeds = Array.from({ length: 30 }, () => {
    const [angle, far] = [chance() * 6.28, Math.sqrt(chance())];
    return (
      bead(oval(100 + Math.cos(angle) * far * 17, 118 + Math.sin(angle) * far * 30, 5.2, 4.6), '#3B3440') +
      painted(
        oval(98.4 + Math.cos(angle) * far * 17, 116.4 + Math.sin(angle) * far * 30, 1.5),
        '#FFFFFF',
        0.6,
      )
    );
  }).join('');
  return leaning(
    clay(outline, '#E9B23C', 'tube', 8) +
      clay(flesh, '#F4793A', 'ball', 7) +
      clay(hollow, '#D9551F', 'ball', 8) +
      inside(hollow, seeds) +
      shine(76, 76, 7, 26, 12, 0.5),
    32,
  );
}

export function guava(): string {
  const whole =
    clay(
      grown([
        [0, -58],
        [26, -44],
        [46, -4],
        [44, 34],
        [20, 54],
        [0, 56],
        [-20, 54],
        [-44, 34],
        [-46, -4],
        [-26, -44],
      ]),
      '#B9CF5A',
      'ball',
      12,
    ) +
    painted('M-9 54L-4 47L0 53L4 47L9 54Q0 60 -9 54Z', '#6B6A2C') +
    shine(-16, -18, 12, 20, 20, 0.65);
  const chance = dice(3);
  const seeds = Array.from({ length: 34 }, () => {
    const [angle, far] = [chance() * 6.28, 0.45 + chance() * 0.5];
    return painted(oval(Math.cos(angle) * far * 24, Math.sin(angle) * far * 24, 1.9, 2.3), '#F7E3B8');
  }).join('');
  const half =
    clay(oval(0, 0, 46, 46), '#A9C251', 'ball', 6) +
    clay(oval(0, 0, 39, 39), '#FBD9CF', 'slab', 4) +
    clay(oval(0, 0, 29, 29), '#EE6E72', 'ball', 5) +
    seeds;
  return (
    rod('M74 34q2 -10 8 -14', '#7B6B3B', 6) +
    sprig(80, 26, -16) +
    placed(whole, 76, 90, -6, 1.06) +
    shadow(oval(122, 158, 44, 12), 6, 0.25) +
    placed(half, 132, 124, 0, 1)
  );
}

export function pomegranate(): string {
  const body = oval(96, 108, 64, 62);
  const crown = 'M80 52L72 24L86 34L96 20L106 34L120 24L112 52Q96 60 80 52Z';
  const arils = (cx: number, cy: number) => {
    const chance = dice(cx);
    return Array.from({ length: 16 }, (_, at) => {
      const [angle, far] = [at * 2.4, Math.sqrt(at / 16) * 25];
      return (
        bead(oval(cx + Math.cos(angle) * far, cy + Math.sin(angle) * far, 6.6 + chance(), 6.2), '#D81E4A') +
        painted(oval(cx - 2 + Math.cos(angle) * far, cy - 2 + Math.sin(angle) * far, 1.7), '#FFFFFF', 0.7)
      );
    }).join('');
  };
  const opening = grown([
    [122, 92],
    [150, 96],
    [160, 122],
    [146, 150],
    [118, 152],
    [104, 126],
  ]);
  return (
    clay(crown, '#C23A3A', 'slab', 6) +
    clay(body, '#C9283F', 'ball', 14) +
    clay(opening, '#F7DDB4', 'slab', 4) +
    placed(arils(0, 0), 132, 123, 0, 0.95) +
    shine(66, 84, 20, 13, -42, 0.65)
  );
}

export function custardApple(): string {
  const body = grown([
    [100, 44],
    [136, 54],
    [160, 88],
    [150, 132],
    [118, 164],
    [100, 170],
    [82, 164],
    [50, 132],
    [40, 88],
    [64, 54],
  ]);
  let knobs = '';
  for (let row = 0; row < 8; row += 1) {
    const y = 54 + row * 15.5;
    const half = 62 * Math.sin(((y - 22) / 158) * Math.PI) * (1 - row * 0.012);
    const count = Math.max(2, Math.round(half / 9.2));
    for (let at = 0; at < count; at += 1) {
      const x = 100 + (((at + (row % 2 ? 0.5 : 0.25)) / count) * 2 - 1) * half;
      knobs +=
        painted(oval(x + 1.5, y + 3.5, 10.5, 9.4), '#3B5320', 0.4) +
        bead(oval(x, y, 10.4, 9.2), mix('#B8CE74', '#7FA04A', Math.max(0, (x + y - 160) / 150)));
    }
  }
  return (
    rod('M100 48C100 36 104 28 112 20', '#7B6B3B', 8) +
    clay(body, '#7F9E4B', 'ball', 12) +
    knobs +
    shine(74, 78, 16, 12, -30, 0.4)
  );
}

export function dragonFruit(): string {
  const whole = turned(0, [
    [-66, 0],
    [-60, 14],
    [-30, 42],
    [4, 50],
    [38, 40],
    [60, 16],
    [64, 0],
  ]);
  const scales = [
    [-28, -34, -118],
    [24, -30, -58],
    [-40, 0, -140],
    [36, 4, -40],
    [0, -10, -90],
    [-22, 26, -120],
    [22, 30, -60],
  ]
    .map(
      ([x, y, angle]) =>
        clay(leaf(x ?? 0, (y ?? 0) + 12, 38, 20, angle ?? 0), '#E8437F', 'slab', 5) +
        bead(
          leaf(
            (x ?? 0) + Math.cos(((angle ?? 0) * Math.PI) / 180) * 20,
            (y ?? 0) + 12 + Math.sin(((angle ?? 0) * Math.PI) / 180) * 20,
            20,
            9,
            angle ?? 0,
          ),
          '#8CC152',
          'slab',
        ),
    )
    .join('');
  const chance = dice(12);
  const seeds = Array.from({ length: 70 }, () => {
    const [angle, far] = [chance() * 6.28, Math.sqrt(chance())];
    return painted(oval(Math.cos(angle) * far * 33, Math.sin(angle) * far * 37, 1.5, 1.9), '#2B2430', 0.85);
  }).join('');
  const half =
    clay(oval(0, 0, 43, 48), '#E0356F', 'ball', 5) + clay(oval(0, 0, 37, 42), '#F6F1EE', 'slab', 5) + seeds;
  return (
    [-104, -90, -76].map((angle) => clay(leaf(78, 40, 38, 14, angle), '#8CC152', 'slab', 5)).join('') +
    placed(clay(whole, '#DC2F6E', 'ball', 12) + scales, 78, 98, 0, 1.05) +
    shadow(oval(128, 166, 40, 9), 6, 0.25) +
    placed(half, 134, 124)
  );
}

export function passionFruit(): string {
  const whole = clay(oval(0, 0, 45, 46), '#5A2358', 'ball', 12) + shine(-15, -18, 14, 10, -40, 0.55);
  const chance = dice(6);
  const pulp = Array.from({ length: 15 }, (_, at) => {
    const [angle, far] = [at * 2.4, Math.sqrt(at / 15) * 24];
    return (
      bead(oval(Math.cos(angle) * far, Math.sin(angle) * far, 7, 6.4), '#F2A81D') +
      painted(oval(Math.cos(angle) * far, Math.sin(angle) * far, 2.2, 3 + chance()), '#33241B')
    );
  }).join('');
  const half =
    clay(oval(0, 0, 45, 45), '#6B2B62', 'ball', 5) +
    clay(oval(0, 0, 39, 39), '#F6E4D8', 'slab', 5) +
    clay(oval(0, 0, 32, 32), '#E08A12', 'ball', 5) +
    pulp;
  return (
    rod('M74 48q0 -14 8 -20', '#7B8B3B', 5) +
    sprig(78, 34, -14) +
    placed(whole, 74, 94) +
    shadow(oval(126, 164, 42, 10), 6, 0.25) +
    placed(half, 130, 124)
  );
}

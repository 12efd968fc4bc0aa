/** Fruits that are shown whole. */
import { bead, clay, dice, inside, line, painted, placed, rod, shadow, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { grown, leaf, oval, turned } from '../shapes.ts';
import { sprig } from './sprig.ts';

function bunchOfBalls(colour: string, size: number, rows: readonly number[], top: string): string {
  let balls = '';
  for (const [row, count] of rows.entries()) {
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [100 + (at - (count - 1) / 2) * size * 1.62 + (row % 2) * 2, 62 + row * size * 1.32];
      balls +=
        painted(oval(x + 2, y + 3, size), ramp(colour).deep, 0.4) +
        clay(
          oval(x, y, size, size * 1.08),
          mix(colour, ramp(colour).dark, (x - 50) / 260 + row * 0.03),
          'ball',
          6,
        ) +
        painted(oval(x - size * 0.34, y - size * 0.4, size * 0.24, size * 0.2), '#FFFFFF', 0.75);
    }
  }
  return top + balls;
}

export const greenGrapes = () =>
  bunchOfBalls(
    '#B4D24B',
    17,
    [4, 5, 4, 3, 2, 1],
    rod('M100 60C100 44 96 34 88 24', '#7B8B3B', 6) +
      sprig(98, 40, -20) +
      clay(leaf(94, 40, 44, 30, 196), '#5FAE45', 'slab', 6),
  );

export function litchis(): string {
  const one = (seed: number) => {
    const chance = dice(seed);
    const bumps = Array.from({ length: 34 }, (_, at) => {
      const [angle, far] = [at * 2.4, Math.sqrt(at / 34) * 35];
      return (
        bead(
          oval(Math.cos(angle) * far, Math.sin(angle) * far, 5.2 - (far / 35) * 1.4, 4.8 - chance()),
          '#E2405A',
        ) + painted(oval(1.5 + Math.cos(angle) * far, 4 + Math.sin(angle) * far, 3.6, 1.2), '#7A0F3A', 0.25)
      );
    }).join('');
    return (
      clay(oval(0, 0, 39, 40), '#CE2B4B', 'ball', 11) +
      inside(oval(0, 0, 39, 40), bumps) +
      shine(-13, -15, 13, 9, -38, 0.6)
    );
  };
  const peeled =
    clay(oval(0, 0, 37, 38), '#F3EEE8', 'ball', 12) +
    clay('M-38 2C-30 14 -14 8 -4 16S26 8 38 2C38 26 22 42 0 42S-38 26 -38 2Z', '#CE2B4B', 'ball', 8) +
    shine(-12, -16, 13, 9, -38, 0.95);
  return (
    rod('M102 66C100 46 104 34 98 20M102 54C112 44 124 40 134 42', '#8A6A3F', 5) +
    sprig(100, 34, -28) +
    clay(leaf(98, 32, 46, 22, 205), '#5FA33F', 'slab', 6) +
    placed(one(3), 68, 94) +
    placed(one(8), 136, 90) +
    placed(peeled, 102, 140)
  );
}

export function jackfruit(): string {
  const body = turned(100, [
    [26, 0],
    [34, 26],
    [64, 52],
    [104, 60],
    [144, 50],
    [172, 26],
    [182, 0],
  ]);
  let spikes = '';
  for (let row = 0; row < 17; row += 1) {
    for (let at = -5; at <= 5; at += 1) {
      const [x, y] = [100 + at * 12 + (row % 2) * 6, 30 + row * 9.6];
      spikes += bead(
        `M${x - 6} ${y + 4}L${x - 1} ${y - 5}L${x + 6} ${y + 4}Q${x} ${y + 7} ${x - 6} ${y + 4}Z`,
        mix('#A9B84A', '#6E7F2B', Math.max(0, (x + y - 150) / 160)),
        'slab',
      );
    }
  }
  return (
    rod('M100 32C100 20 104 14 110 6', '#7B6B3B', 10) +
    clay(body, '#8FA03B', 'ball', 12) +
    inside(body, spikes + painted(`M100 20C170 60 176 150 110 190L190 190V20Z`, '#3B4A12', 0.16)) +
    shine(78, 74, 20, 26, 24, 0.4)
  );
}

export function plums(): string {
  const one = (colour: string) =>
    clay(oval(0, 0, 43, 44), colour, 'ball', 12) +
    line('M4 -42C18 -16 16 20 2 42', ramp(colour).deep, 2.6, 0.4) +
    painted(oval(-4, 6, 30, 26), '#FFFFFF', 0.06) +
    shine(-15, -17, 14, 10, -40, 0.75);
  return (
    rod('M124 50q0 -16 8 -24', '#7B6B3B', 5) +
    sprig(126, 34, -8) +
    placed(one('#7A1F55'), 124, 92) +
    shadow(oval(92, 160, 44, 10), 6, 0.2) +
    rod('M76 82q0 -14 -6 -22', '#7B6B3B', 5) +
    placed(one('#A3254F'), 76, 118, 0, 1.02)
  );
}

export function sapota(): string {
  const whole = clay(oval(0, 0, 48, 50), '#A9713F', 'ball', 13) + shine(-16, -20, 15, 10, -38, 0.4);
  const half =
    clay(oval(0, 0, 46, 46), '#94602F', 'ball', 5) +
    clay(oval(0, 0, 40, 40), '#D9955A', 'ball', 5) +
    [-12, 12].map((x) => clay(leaf(x * 0.5, -16, 32, 13, 78 + x * 0.6), '#2B1D1D', 'tube', 4)).join('') +
    line('M0 -30V-22M0 24V32', '#B3713A', 3, 0.6);
  return (
    rod('M76 50q0 -10 6 -14', '#6B4A2B', 6) +
    placed(whole, 76, 94, 0, 1.06) +
    shadow(oval(124, 162, 44, 10), 6, 0.25) +
    placed(half, 132, 124)
  );
}

export function amla(): string {
  const one = (x: number, y: number, size: number, colour: string) =>
    clay(oval(x, y, size, size * 0.95), colour, 'ball', 10) +
    [-0.62, -0.2, 0.26, 0.66]
      .map((share) =>
        line(
          `M${x + share * size * 0.4} ${y - size * 0.88}Q${x + share * size * 1.3} ${y} ${x + share * size * 0.4} ${y + size * 0.88}`,
          ramp(colour).deep,
          1.8,
          0.25,
        ),
      )
      .join('') +
    painted(oval(x, y - size * 0.84, 5, 3), '#6B6A2C', 0.8) +
    shine(x - size * 0.36, y - size * 0.36, size * 0.34, size * 0.24, -40, 0.85);
  const twig =
    rod('M52 70C84 54 120 56 160 38', '#8A6A3F', 5) +
    [66, 84, 102, 120, 138, 152]
      .map((x, at) =>
        bead(
          leaf(x, 66 - (x - 52) * 0.24, 25, 10, at % 2 ? -70 : -30),
          at % 2 ? '#5FA33F' : '#4B8E37',
          'slab',
        ),
      )
      .join('');
  return twig + one(138, 84, 36, '#B4CE52') + one(66, 92, 39, '#C7DB6B') + one(106, 134, 42, '#BDD45B');
}

export function tenderCoconut(): string {
  const body = grown([
    [52, 66],
    [76, 54],
    [124, 54],
    [148, 66],
    [164, 104],
    [150, 148],
    [116, 172],
    [84, 172],
    [50, 148],
    [36, 104],
  ]);
  return (
    clay(body, '#6FB046', 'ball', 14) +
    inside(
      body,
      [-34, -12, 12, 34]
        .map((x) => line(`M${100 + x} 60Q${100 + x * 1.7} 120 ${100 + x * 0.6} 172`, '#2F6B2B', 2.4, 0.3))
        .join(''),
    ) +
    clay(oval(100, 62, 50, 17), '#F1E7C8', 'slab', 5) +
    clay(oval(100, 62, 22, 8), '#FBFBF4', 'ball', 3) +
    painted(oval(100, 63, 15, 5), '#C9BFA0', 0.7) +
    rod('M104 62L132 12', '#F2568A', 7) +
    shine(66, 100, 12, 26, 14, 0.55)
  );
}

export function bananas(): string {
  const finger = (colour: string) => {
    const body = 'M-4 -66C-26 -34 -30 18 8 62C13 70 24 70 26 61C14 22 10 -26 10 -66Z';
    return (
      clay(body, colour, 'tube', 9) +
      line('M-2 -52C-14 -14 -8 26 16 60', '#B97A10', 2, 0.4) +
      painted('M10 63Q17 72 26 62Q18 58 10 63Z', '#5B4322')
    );
  };
  return (
    placed(finger('#EDB51F'), 148, 100, -36, 1) +
    placed(finger('#F6C62B'), 116, 102, -14, 1.06) +
    placed(finger('#FFD541'), 82, 104, 8, 1.08) +
    clay(
      grown([
        [96, 20],
        [114, 18],
        [132, 40],
        [124, 52],
        [98, 46],
        [80, 46],
        [84, 34],
      ]),
      '#B58B22',
      'slab',
      6,
    )
  );
}

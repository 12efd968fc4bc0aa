/** The signs on packaging. */
import { bead, clay, line, painted, placed, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { grown, leaf, oval, slab } from '../shapes.ts';

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

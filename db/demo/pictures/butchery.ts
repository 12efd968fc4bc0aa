/** Meat, fish and eggs. */
import { bead, clay, dice, inside, line, painted, placed, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, leaf, oval, rounded, turned } from './shapes.ts';

/** A whole fish: back, belly and fins decide which. */
export function fish(
  back: string,
  belly: string,
  fins: string,
  shape: 'deep' | 'slim' = 'deep',
  marks = '',
): string {
  const high = { deep: 40, slim: 27 }[shape];
  const body = grown([
    [14, 104],
    [34, 104 - high * 0.62],
    [72, 104 - high],
    [116, 104 - high * 0.72],
    [150, 104 - high * 0.24],
    [160, 104],
    [150, 104 + high * 0.24],
    [116, 104 + high * 0.62],
    [72, 104 + high * 0.84],
    [34, 104 + high * 0.6],
  ]);
  const tail = 'M148 104C164 90 178 72 192 66C188 88 188 118 192 142C178 136 164 118 148 104Z';
  const scales = Array.from({ length: 44 }, (_, at) => {
    const [row, col] = [Math.floor(at / 11), at % 11];
    const [x, y] = [58 + col * 9 + (row % 2) * 4.5, 104 - high * 0.42 + row * high * 0.27];
    return line(`M${x} ${y - 4}q5 4 0 8`, ramp(back).deep, 1.5, 0.28);
  }).join('');
  return (
    clay(tail, fins, 'slab', 7) +
    line('M158 104L186 80M158 104L188 104M158 104L186 128', ramp(fins).deep, 1.6, 0.3) +
    clay(
      `M60 ${104 - high * 0.86}C76 ${104 - high * 1.55} 108 ${104 - high * 1.4} 124 ${104 - high * 0.6}Z`,
      fins,
      'slab',
      5,
    ) +
    clay(
      `M80 ${104 + high * 0.72}C88 ${104 + high * 1.25} 104 ${104 + high * 1.2} 112 ${104 + high * 0.6}Z`,
      fins,
      'slab',
      5,
    ) +
    clay(body, back, 'log', 11) +
    inside(
      body,
      bead(`M10 110C40 ${104 + high * 0.2} 110 ${104 + high * 0.1} 170 106V190H10Z`, belly, 'log') +
        scales +
        marks,
    ) +
    line(
      `M50 ${104 - high * 0.62}C60 ${104 - high * 0.2} 60 ${104 + high * 0.3} 50 ${104 + high * 0.6}`,
      ramp(back).deep,
      3.2,
      0.35,
    ) +
    clay(leaf(64, 112, 28, 15, 24), fins, 'slab', 4) +
    clay(oval(34, 94, 7.6), '#FBF8EE', 'ball', 3) +
    painted(oval(34.6, 94.4, 4.4), '#221B2B') +
    painted(oval(33, 92.6, 1.5), '#FFFFFF') +
    line('M15 108Q20 111 24 110', ramp(back).deep, 2, 0.5) +
    shine(84, 104 - high * 0.55, 34, high * 0.16, -3, 0.65)
  );
}

const smallFish = () =>
  [
    [0, -40, -4, '#9FB0BC'],
    [14, 0, 3, '#AEBDC8'],
    [-6, 40, -2, '#94A6B4'],
  ]
    .map(
      ([x, y, turn, tone]) =>
        `<g transform="translate(${26 + Number(x)} ${50 + Number(y)}) rotate(${Number(turn)} 80 50) scale(.78 .5)">${fish(String(tone), '#F1F2EE', '#8C9AA5', 'slim')}</g>`,
    )
    .join('');

const driedFish = () =>
  line('M20 40Q100 52 180 38', '#B98B4E', 5) +
  [
    [48, -3],
    [86, 2],
    [124, -2],
    [160, 3],
  ]
    .map(
      ([x, turn]) =>
        `<g transform="translate(${x} 44) rotate(${Number(turn) + 90}) scale(.68 .5) translate(-6 -104)">${fish('#A57B4C', '#CBA672', '#8A6239', 'slim')}</g>`,
    )
    .join('');

function platter(parts: string): string {
  const tray = '#EDEFF2';
  return (
    clay(oval(100, 138, 88, 32), tray, 'slab', 8) +
    clay(oval(100, 135, 74, 24), mix(tray, ramp(tray).dark, 0.3), 'slab', 5) +
    parts
  );
}

function piece(colour: string, bone: boolean): string {
  const meat = clay(
    grown([
      [-26, -6],
      [-12, -22],
      [12, -22],
      [28, -6],
      [24, 14],
      [4, 22],
      [-20, 16],
    ]),
    colour,
    'ball',
    8,
  );
  return (
    meat +
    line('M-14 -8Q2 -14 16 -4', ramp(colour).light, 3, 0.6) +
    (bone
      ? clay(oval(12, 6, 8.5, 7), '#F6EEDF', 'ball', 3) + painted(oval(12, 6.6, 3.6, 2.8), '#C88A7A')
      : '') +
    shine(-9, -11, 8, 4, -20, 0.7)
  );
}

const pieces = (colour: string) =>
  platter(
    [
      [52, 122, 10],
      [148, 122, -14],
      [78, 104, -20],
      [122, 102, 24],
      [100, 84, 4],
      [70, 138, 30],
      [130, 140, -8],
      [100, 126, 14],
    ]
      .map(([x, y, turn]) =>
        placed(
          piece(mix(colour, ramp(colour).dark, ((x ?? 0) - 50) / 420), (x ?? 0) % 4 !== 0),
          x ?? 0,
          y ?? 0,
          turn,
          1.08,
        ),
      )
      .join(''),
  );

function mince(colour: string): string {
  const chance = dice(23);
  const strands = Array.from({ length: 90 }, () => {
    const [across, up] = [chance() * 2 - 1, chance()];
    const [x, y] = [100 + across * 58 * Math.sqrt(1 - up * 0.7), 142 - up * 70 + Math.abs(across) * up * 22];
    return {
      y,
      draw: line(
        `M${x - 7} ${y}q4 ${chance() > 0.5 ? -7 : 6} 13 ${chance() * 5 - 2}`,
        mix(colour, chance() > 0.72 ? '#FBE4DC' : ramp(colour).dark, 0.25 + chance() * 0.3),
        6.4,
      ),
    };
  }).toSorted((one, other) => one.y - other.y);
  return platter(
    clay(
      'M36 138C44 104 72 68 100 68S156 104 164 138C150 156 50 156 36 138Z',
      ramp(colour).dark,
      'ball',
      12,
    ) +
      strands.map(({ draw }) => draw).join('') +
      shine(80, 92, 18, 8, -28, 0.4),
  );
}

function dressedChicken(): string {
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

function fillet(colour: string): string {
  const one = grown([
    [-58, 4],
    [-40, -22],
    [0, -28],
    [40, -18],
    [62, 4],
    [40, 22],
    [-4, 26],
    [-42, 20],
  ]);
  const grainOf = line('M-40 -8Q0 -18 42 -4M-44 4Q0 -4 48 8M-34 14Q4 10 36 16', ramp(colour).dark, 2.2, 0.35);
  return platter(
    placed(clay(one, mix(colour, ramp(colour).dark, 0.3), 'ball', 9) + grainOf, 108, 96, -10, 1.06) +
      placed(clay(one, colour, 'ball', 9) + grainOf + shine(-16, -14, 20, 6, -8, 0.75), 94, 124, 6, 1.12),
  );
}

function porkBelly(): string {
  const slice = (y: number, tone: number) => {
    const outline = rounded([
      [36, y, 12],
      [164, y - 8, 12],
      [166, y + 30, 12],
      [38, y + 38, 12],
    ]);
    return (
      clay(outline, mix('#E8756F', '#B94A50', tone), 'slab', 7) +
      inside(
        outline,
        bead(
          `M30 ${y + 8}Q100 ${y - 4} 170 ${y + 4}V${y + 13}Q100 ${y + 6} 30 ${y + 18}Z`,
          '#FBE9DF',
          'slab',
        ) +
          bead(
            `M30 ${y + 26}Q100 ${y + 16} 170 ${y + 20}V${y + 25}Q100 ${y + 22} 30 ${y + 32}Z`,
            '#FBE9DF',
            'slab',
          ) +
          bead(`M30 ${y - 4}L170 ${y - 12}V${y - 4}L30 ${y + 4}Z`, '#EFC49B', 'slab'),
      )
    );
  };
  return platter(slice(112, 0.4) + slice(88, 0.2) + slice(64, 0));
}

const smokedMeat = () =>
  line('M16 38Q100 26 184 38', '#8A6A3F', 7) +
  [
    [48, 0.9, -2],
    [84, 1.06, 2],
    [121, 0.95, -1],
    [156, 1.02, 2],
  ]
    .map(([x, size, turn]) =>
      placed(
        line('M0 -8V8', '#C9A878', 4) +
          clay(
            grown([
              [-15, 10],
              [0, 4],
              [15, 12],
              [17, 60],
              [12, 104],
              [0, 114],
              [-13, 102],
              [-17, 56],
            ]),
            '#6B2F26',
            'tube',
            9,
          ) +
          line('M-8 26Q2 44 -5 66M5 30Q10 64 4 96', '#A9583F', 3, 0.6) +
          shine(-7, 46, 4, 26, 0, 0.4),
        x ?? 0,
        34,
        turn,
        size,
      ),
    )
    .join('');

/** Eggs in a tray, by the colour of their shell. */
function eggs(shell: string): string {
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

/** Meat, fish and eggs by name. */
export const butchery: Record<string, () => string> = {
  'chicken-whole': dressedChicken,
  'chicken-pieces': () => pieces('#F2B8A0'),
  'chicken-breast': () => fillet('#F7C5AE'),
  'mutton-pieces': () => pieces('#C23F45'),
  'mutton-mince': () => mince('#C2454A'),
  'pork-belly': porkBelly,
  'smoked-pork': smokedMeat,
  'eggs-white': () => eggs('#F8F4EC'),
  'eggs-brown': () => eggs('#D99A6A'),
  'eggs-duck': () => eggs('#CFE3DD'),
  rohu: () => fish('#8C7F86', '#F0DCD2', '#C9605A', 'deep'),
  hilsa: () =>
    fish(
      '#7FA0B4',
      '#F6F6F2',
      '#A9BCC6',
      'deep',
      Array.from({ length: 5 }, (_, at) => painted(oval(62 + at * 17, 88, 3), '#3F4F5E', 0.35)).join(''),
    ),
  'small-fish': smallFish,
  'dried-fish': driedFish,
};

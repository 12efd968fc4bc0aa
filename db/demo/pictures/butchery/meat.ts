/** Meat in pieces. */
import { bead, clay, dice, inside, line, painted, placed, shine } from '../clay.ts';
import { mix, ramp } from '../colour.ts';
import { grown, oval, rounded } from '../shapes.ts';
import { platter } from './platter.ts';

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

export const pieces = (colour: string) =>
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

export function mince(colour: string): string {
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

export function fillet(colour: string): string {
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

export function porkBelly(): string {
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

export const smokedMeat = () =>
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

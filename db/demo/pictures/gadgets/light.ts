/** Lamps, batteries and the bat against insects. */
import { clay, inside, line, painted, rod, shine } from '../clay.ts';
import { lathed, oval, rounded, slab, turned } from '../shapes.ts';

export function ledBulb(): string {
  return (
    clay(
      lathed(100, [
        [136, 26, 2],
        [146, 24, 2],
        [172, 20, 4],
        [178, 10, 3],
      ]),
      '#B9BEC8',
      'tube',
      5,
    ) +
    [146, 154, 162].map((y) => line(`M76 ${y}Q100 ${y + 7} 124 ${y - 1}`, '#7A8090', 2.6, 0.6)).join('') +
    clay(
      lathed(100, [
        [92, 50, 6],
        [104, 46, 6],
        [138, 27, 4],
      ]),
      '#F3F5F8',
      'tube',
      8,
    ) +
    clay('M50 94C46 46 74 18 100 18S154 46 150 94A50 13 0 0 1 50 94Z', '#FFF7E0', 'ball', 12) +
    shine(76, 54, 15, 22, 24, 0.95)
  );
}

export function lantern(): string {
  return (
    rod('M62 66C62 6 138 6 138 66', '#7A8090', 6) +
    clay(
      lathed(100, [
        [40, 34, 8],
        [60, 46, 8],
        [68, 46, 4],
      ]),
      '#F2A81D',
      'tube',
      7,
    ) +
    clay(slab(60, 66, 80, 66, 8), '#FFF4CF', 'tube', 8) +
    clay(
      turned(100, [
        [76, 0],
        [80, 12],
        [106, 16],
        [124, 8],
        [126, 0],
      ]),
      '#FFDF7A',
      'ball',
      6,
    ) +
    [66, 134].map((x) => line(`M${x} 68V132`, '#C9851A', 5)).join('') +
    clay(
      lathed(100, [
        [130, 46, 4],
        [148, 52, 8],
        [174, 50, 10],
      ]),
      '#F2A81D',
      'tube',
      7,
    ) +
    clay(slab(70, 150, 60, 15, 3), '#2B3A5E', 'slab', 3) +
    [85, 100, 115].map((x) => line(`M${x} 151V164`, '#6F86B8', 1.4)).join('') +
    shine(74, 98, 5, 28, 0, 0.9)
  );
}

export function insectBat(): string {
  const mesh = Array.from(
    { length: 11 },
    (_, at) =>
      line(`M${56 + at * 9} 8V114`, '#B9BEC8', 1.4, 0.9) +
      line(`M46 ${14 + at * 9.4}H154`, '#B9BEC8', 1.4, 0.9),
  ).join('');
  const head = oval(100, 62, 48, 54);
  return `<g transform="rotate(24 100 100)">${inside(head, painted(head, '#FFFFFF', 0.3) + mesh)}${rod(head, '#D8321F', 11)}${clay(
    rounded([
      [86, 112, 6],
      [114, 112, 6],
      [112, 194, 12],
      [88, 194, 12],
    ]),
    '#D8321F',
    'tube',
    7,
  )}${clay(oval(100, 138, 6.4), '#F6F1E8', 'ball', 3)}${clay(slab(94, 152, 12, 22, 5), '#2B3040', 'slab', 3)}${shine(92, 154, 3, 30, 0, 0.6)}</g>`;
}

export const batteries = () =>
  [
    [74, '#2F8A4B'],
    [126, '#D8321F'],
  ]
    .map(([x, tone]) => {
      const at = Number(x);
      return (
        clay(
          lathed(at, [
            [24, 8, 3],
            [34, 8, 2],
          ]),
          '#C6CBD6',
          'tube',
          3,
        ) +
        clay(
          lathed(at, [
            [32, 22, 5],
            [68, 22, 1],
          ]),
          '#E9B44A',
          'tube',
          5,
        ) +
        clay(
          lathed(at, [
            [64, 22, 1],
            [178, 22, 6],
          ]),
          String(tone),
          'tube',
          6,
        ) +
        line(`M${at - 7} 50h14M${at} 43v14`, '#8A5A12', 3.4) +
        shine(at - 11, 116, 4, 50, 0, 0.65)
      );
    })
    .join('');

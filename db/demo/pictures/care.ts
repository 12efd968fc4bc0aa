/** Soap, cream, hair, and what smells good. */
import { bead, clay, inside, line, painted, placed, shine } from './clay.ts';
import { mix } from './colour.ts';
import { bar, carton, packet } from './packs/bags.ts';
import { bottle, can, pot, tube } from './packs/bottles.ts';
import { signs } from './packs/signs.ts';
import { grown, lathed, oval, rounded, slab, turned } from './shapes.ts';

function soapCake(colour: string, sign: string): string {
  const cake = grown([
    [26, 112],
    [44, 78],
    [100, 68],
    [156, 78],
    [174, 112],
    [156, 144],
    [100, 154],
    [44, 144],
  ]);
  return (
    clay(cake, colour, 'ball', 15) +
    clay(oval(100, 108, 48, 25), mix(colour, '#FFFFFF', 0.12), 'ball', 5) +
    placed(sign, 100, 108, 0, 0.62) +
    shine(62, 88, 22, 8, -18, 0.85) +
    signs.bubbles().replace(/^/, '<g transform="translate(160 140) scale(.7)">') +
    '</g>'
  );
}

function nailPolish(): string {
  return (
    clay(
      lathed(100, [
        [92, 16, 3],
        [104, 34, 10],
        [172, 38, 12],
      ]),
      '#D81E5A',
      'tube',
      10,
    ) +
    clay(
      lathed(100, [
        [20, 14, 5],
        [96, 18, 4],
      ]),
      '#2B2430',
      'tube',
      6,
    ) +
    shine(78, 140, 6, 26, 0, 0.85) +
    shine(93, 56, 3, 28, 0, 0.5)
  );
}

function kajal(): string {
  return `<g transform="rotate(38 100 100)">${clay(slab(84, 58, 32, 128, 8), '#2B2430', 'tube', 7)}${clay(slab(84, 92, 32, 10, 2), '#E0B44A', 'tube', 3)}${clay(
    lathed(100, [
      [36, 12, 2],
      [60, 13, 1],
    ]),
    '#E4E1DC',
    'tube',
    4,
  )}${clay('M89 38C89 22 96 6 101 4C108 10 111 24 111 38Z', '#33303A', 'tube', 5)}${shine(92, 134, 3, 40, 0, 0.6)}</g>`;
}

function hennaCones(): string {
  const cone = (turn: number, x: number) =>
    `<g transform="translate(${x} 100) rotate(${turn})">${clay(
      rounded([
        [-27, -66, 8],
        [27, -66, 8],
        [3, 78, 3],
        [-3, 78, 3],
      ]),
      '#2F7D4F',
      'tube',
      8,
    )}${bead('M-26 -40H26L20 -8H-20Z', '#F3DFA6', 'tube')}${placed(signs.leaf('#6B8E23'), 0, -24, 0, 0.42)}${clay(
      rounded([
        [-25, -76, 5],
        [25, -76, 5],
        [29, -60, 4],
        [-29, -60, 4],
      ]),
      '#C9A03A',
      'tube',
      4,
    )}${line('M0 72V82', '#5A3A1E', 4)}</g>`;
  return cone(-22, 130) + cone(14, 76);
}

function combs(): string {
  const teeth = Array.from({ length: 22 }, (_, at) =>
    bead(slab(28 + at * 6.6, 92, 4.4, at < 11 ? 54 : 50, 2), '#A0602F', 'tube'),
  ).join('');
  return `<g transform="rotate(-16 100 100)">${teeth}${clay(
    rounded([
      [20, 62, 16],
      [180, 62, 16],
      [178, 98, 6],
      [22, 98, 6],
    ]),
    '#A85F2E',
    'log',
    8,
  )}${line('M36 76q16 8 32 0t32 0t32 0t32 0', '#6B3514', 2, 0.35)}${shine(84, 70, 56, 4, 0, 0.6)}</g>`;
}

function pads(): string {
  return packet('#B85FA8', '#FBE9F5', signs.flower('#FFFFFF', '#F2A8C8'), 'wave');
}

function incense(colour: string, sign: string): string {
  const sticks =
    [
      [-22, -16],
      [-8, -6],
      [6, 4],
      [20, 15],
    ]
      .map(
        ([x, lean]) =>
          line(`M${100 + (x ?? 0)} 84L${100 + (x ?? 0) + (lean ?? 0)} 28`, '#6B3A2A', 5.4) +
          clay(oval(100 + (x ?? 0) + (lean ?? 0), 27, 3.4, 4.4), '#F0641F', 'ball', 2),
      )
      .join('') +
    line('M122 20C112 8 134 2 126 -10', '#B9AEC4', 3.6, 0.55) +
    line('M82 18C74 8 90 0 82 -12', '#B9AEC4', 3.6, 0.55);
  return (
    sticks +
    `<g transform="translate(0 8)">${carton(colour, '#FFF3DC', sign, 66, 112)}</g>`.replace(
      'translate(0 8)',
      'translate(0 22)',
    )
  );
}

function dhoopCones(): string {
  const cone = (x: number, y: number, lit: boolean) =>
    clay(
      `M${x} ${y - 50}C${x + 8} ${y - 40} ${x + 25} ${y - 4} ${x + 25} ${y}A25 8 0 0 1 ${x - 25} ${y}C${x - 25} ${y - 4} ${x - 8} ${y - 40} ${x} ${y - 50}Z`,
      '#6B3F2A',
      'ball',
      8,
    ) +
    (lit
      ? clay(oval(x, y - 47, 4.6, 5), '#F0641F', 'ball', 2) +
        line(`M${x} ${y - 56}C${x - 12} ${y - 72} ${x + 12} ${y - 82} ${x} ${y - 100}`, '#B9AEC4', 4.4, 0.55)
      : '') +
    shine(x - 8, y - 22, 4, 14, 14, 0.4);
  return (
    clay(oval(100, 150, 84, 24), '#C9853A', 'slab', 8) +
    painted(oval(100, 147, 66, 15), '#8A4F1C', 0.45) +
    cone(62, 138, false) +
    cone(140, 138, false) +
    cone(102, 152, true)
  );
}

function attar(oil: string, cap: string, sign: string): string {
  const glass = rounded([
    [64, 84, 12],
    [136, 84, 12],
    [146, 168, 14],
    [54, 168, 14],
  ]);
  return (
    clay(glass, '#EEF1F2', 'tube', 7) +
    inside(
      glass,
      clay(
        rounded([
          [60, 100, 4],
          [140, 100, 4],
          [142, 162, 12],
          [58, 162, 12],
        ]),
        oil,
        'tube',
        8,
      ) + line('M64 88L92 164M136 88L108 164', '#FFFFFF', 2.4, 0.4),
    ) +
    placed(sign, 100, 132, 0, 0.62) +
    clay(
      lathed(100, [
        [70, 17, 3],
        [86, 19, 3],
      ]),
      '#E0B44A',
      'tube',
      4,
    ) +
    clay(
      turned(100, [
        [20, 0],
        [24, 8],
        [40, 20],
        [54, 21],
        [66, 13],
        [72, 12],
      ]),
      cap,
      'ball',
      8,
    ) +
    shine(70, 124, 5, 34, 3, 0.85) +
    shine(92, 42, 5, 9, 16, 0.7)
  );
}

function perfume(): string {
  return (
    clay(slab(48, 80, 104, 96, 16), '#C7A6E6', 'slab', 11) +
    clay(slab(60, 96, 80, 68, 10), '#B48CE0', 'slab', 7) +
    placed(signs.flower('#F6E8FB', '#F6C94A'), 100, 130, 0, 0.8) +
    clay(slab(82, 60, 36, 24, 4), '#E0B44A', 'tube', 5) +
    clay(slab(74, 22, 52, 42, 8), '#6B3F96', 'tube', 7) +
    shine(64, 120, 6, 34, 0, 0.85) +
    shine(86, 42, 4, 14, 0, 0.6)
  );
}

function camphor(): string {
  const tablet = (x: number, y: number) =>
    clay(`M${x - 22} ${y}V${y + 10}A22 9 0 0 0 ${x + 22} ${y + 10}V${y}Z`, '#E9EEF2', 'tube', 5) +
    clay(oval(x, y, 22, 9), '#FDFEFE', 'slab', 4);
  return (
    clay(oval(100, 148, 84, 24), '#C9853A', 'slab', 8) +
    painted(oval(100, 145, 66, 15), '#8A4F1C', 0.45) +
    tablet(64, 130) +
    tablet(136, 130) +
    tablet(100, 142) +
    tablet(82, 112) +
    tablet(118, 112) +
    tablet(100, 92) +
    placed(signs.flame(), 100, 62, 0, 1) +
    shine(88, 90, 8, 3, -6, 0.9)
  );
}

/** Care and fragrance by name. */
export const care: Record<string, () => string> = {
  'soap-sandal': () => bar('#E9C79A', '#E08A2E', signs.leaf('#8A5A22')),
  'soap-neem': () => soapCake('#8FC48A', signs.leaf('#2F7D4F')),
  'soap-red': () => bar('#E58A80', '#C8281F', signs.stars('#FFF3E0')),
  'shampoo-bottle': () =>
    bottle({ glass: '#2B3A7A', cap: '#F3F5F8', label: '#7FA8E8', sign: signs.drop('#FFFFFF'), kind: 'slim' }),
  'coconut-oil': () =>
    bottle({ glass: '#2E6DB4', cap: '#1F4F8A', label: '#E6F1FA', sign: signs.coconut(), kind: 'flask' }),
  toothpaste: () => tube('#D8321F', '#F6F7F9', '#FFFFFF', signs.stars('#FFFFFF')),
  'petroleum-jelly': () => pot('#F3EFC8', '#2E6DB4', signs.drop('#F6E27A')),
  'face-wash': () => tube('#A8D88A', '#2F8A4B', '#F3FBE6', signs.leaf()),
  'talcum-powder': () => can('#F6C4D8', '#E58AB0', '#FFFFFF', signs.rose('#F08AAE'), 'talc'),
  'rose-water': () =>
    bottle({ glass: '#F6C4CF', cap: '#C8366A', label: '#FFF6F8', sign: signs.rose(), kind: 'slim' }),
  'nail-polish': nailPolish,
  kajal,
  'henna-cone': hennaCones,
  'wooden-comb': combs,
  'sanitary-pads': pads,
  'hand-wash': () =>
    bottle({ glass: '#8FD0C4', cap: '#F3F5F8', label: '#E6F6F2', sign: signs.bubbles(), kind: 'pump' }),
  'incense-sandal': () => incense('#B3512A', signs.leaf('#8A5A22')),
  'incense-rose': () => incense('#B3205A', signs.rose()),
  dhoop: dhoopCones,
  'attar-rose': () => attar('#E88AA0', '#B3205A', signs.rose()),
  'attar-sandal': () => attar('#E0A63A', '#8A4F1C', signs.leaf('#8A5A22')),
  perfume,
  'body-spray': () => can('#2B3040', '#C6CBD6', '#2E6DB4', signs.stars('#FFFFFF'), 'spray'),
  'room-freshener': () => can('#8FD0A4', '#F3F5F8', '#FFFFFF', signs.flower('#C7A6E6'), 'spray'),
  camphor,
};

/** Vegetables that have no emoji. */
import { bead, clay, dice, inside, leaning, line, painted, placed, rod, shadow, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, leaf, oval, turned } from './shapes.ts';

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

/** A long fruit lying aslant, with a stalk: gourds, cucumbers, beans of a kind. */
export function gourd(
  colour: string,
  profile: readonly (readonly [number, number])[],
  skin: string,
  degrees = 38,
): string {
  const body = turned(100, profile);
  const top = profile[0]?.[0] ?? 20;
  const stalk = rod(`M100 ${top + 4}C100 ${top - 6} 104 ${top - 10} 108 ${top - 16}`, '#6E8B3A', 8);
  return leaning(`${stalk}${clay(body, colour, 'tube', 12)}${inside(body, skin)}`, degrees);
}

const bottleGourd = () =>
  gourd(
    '#A9CF6B',
    [
      [14, 0],
      [17, 13],
      [40, 19],
      [78, 22],
      [112, 36],
      [146, 43],
      [172, 34],
      [184, 0],
    ],
    shine(86, 130, 10, 36, 4) + shine(90, 50, 6, 26, 0, 0.5),
  );

function bitterGourd(): string {
  const chance = dice(7);
  let bumps = '';
  for (let row = 0; row < 15; row += 1) {
    for (let at = -3; at <= 3; at += 1) {
      const y = 26 + row * 10.6 + (at % 2) * 5;
      const half = 30 * Math.sin(Math.min(Math.PI, Math.max(0, ((y - 10) / 180) * Math.PI)));
      const x = 100 + Math.sin((at / 3.4) * 1.5) * half;
      const size = (4.4 + chance() * 1.6) * (1 - Math.abs(at) * 0.12);
      bumps +=
        painted(oval(x + 1.2, y + 2, size * 0.9, size * 1.15), '#2C6A22', 0.45) +
        bead(oval(x, y, size * 0.85, size * 1.1), mix('#77B83F', '#4F8F2C', Math.max(0, at) / 4));
    }
  }
  return gourd(
    '#6AAA38',
    [
      [10, 0],
      [16, 10],
      [50, 24],
      [100, 31],
      [150, 24],
      [182, 9],
      [192, 0],
    ],
    bumps,
  );
}

function pointedGourds(): string {
  const one = (colour: string) => {
    const body = turned(0, [
      [-56, 0],
      [-50, 9],
      [-24, 22],
      [8, 25],
      [36, 17],
      [56, 0],
    ]);
    const stripes = [-18, -7, 5, 16]
      .map((half) => line(`M0 -54C${half * 1.3} -20 ${half * 1.4} 20 0 54`, '#E4F0B4', 3, 0.65))
      .join('');
    return (
      rod('M0 -53q1 -8 5 -12', '#6E8B3A', 5) +
      clay(body, colour, 'tube', 9) +
      inside(body, stripes) +
      shine(-8, -8, 5, 22, 6, 0.6)
    );
  };
  return `${placed(one('#5E9C3C'), 128, 84, 34, 0.98)}${shadow(oval(100, 128, 52, 22), 7, 0.25)}${placed(one('#78B548'), 78, 118, 62, 1.06)}`;
}

/** A pod with ridges: lady's finger. */
function okra(): string {
  const pod = (colour: string) => {
    const body = turned(0, [
      [-66, 12],
      [-60, 15],
      [-30, 15.5],
      [10, 12],
      [50, 6],
      [78, 0],
    ]);
    const cap = turned(0, [
      [-84, 5],
      [-78, 6],
      [-72, 14],
      [-62, 16],
      [-58, 12],
      [-58, 0],
    ]);
    const ridges =
      [-8, 0, 8]
        .map((x) => line(`M${x} -64C${x * 1.1} -20 ${x * 0.8} 30 0 76`, '#2F6B2B', 2.2, 0.45))
        .join('') +
      [-10, -2].map((x) => line(`M${x} -62C${x * 1.1} -20 ${x * 0.8} 30 -1 72`, '#D6EE9B', 2, 0.6)).join('');
    return clay(body, colour, 'tube', 6) + inside(body, ridges) + clay(cap, '#8DBB4E', 'tube', 5);
  };
  return `${placed(pod('#5E9C38'), 134, 96, 30, 0.98)}${placed(pod('#74B043'), 98, 100, 36, 1.08)}${placed(pod('#68A63D'), 66, 112, 44, 1)}`;
}

function greenChillies(): string {
  const one = (colour: string) => {
    const body = grown([
      [-8, -52],
      [8, -54],
      [14, -38],
      [12, 0],
      [2, 36],
      [-18, 66],
      [-24, 68],
      [-16, 44],
      [-14, 10],
      [-15, -34],
    ]);
    return (
      rod('M1 -54C2 -66 8 -74 16 -80', '#7E9B3F', 5.5) +
      clay(body, colour, 'tube', 8) +
      painted('M-13 -46Q0 -62 13 -47Q14 -40 8 -43Q1 -48 -6 -42Q-12 -40 -13 -46Z', '#9DB94F') +
      shine(-4, -10, 4, 26, 4, 0.75)
    );
  };
  return `${placed(one('#3E8E2D'), 140, 104, 6, 0.95)}${placed(one('#57A636'), 104, 102, 18, 1.05)}${placed(one('#4A9A31'), 70, 110, 34, 0.98)}`;
}

/** Wrinkled, blunt and very hot: the king chilli of the north-east. */
function kingChillies(): string {
  const one = (colour: string) => {
    const body = grown([
      [-16, -40],
      [0, -46],
      [17, -40],
      [24, -18],
      [17, 4],
      [22, 22],
      [12, 44],
      [3, 66],
      [-4, 62],
      [-13, 40],
      [-22, 20],
      [-16, 2],
      [-24, -18],
    ]);
    const creases = line('M-14 -14q14 8 27 2M-12 16q13 7 25 0M-6 38q8 4 14 -1', ramp(colour).deep, 3, 0.4);
    return (
      rod('M1 -44C0 -58 4 -66 10 -72', '#7E9B3F', 6) +
      clay(body, colour, 'ball', 10) +
      inside(body, creases) +
      painted('M-15 -40Q0 -52 16 -40Q8 -36 0 -38Q-8 -36 -15 -40Z', '#8DB04C') +
      shine(-9, -22, 6, 13, 12, 0.8)
    );
  };
  return `${placed(one('#D2321F'), 134, 96, -12, 1.05)}${placed(one('#F0551F'), 76, 104, 16, 1.12)}`;
}

function cauliflower(): string {
  const chance = dice(11);
  let curds = clay(
    grown([
      [48, 96],
      [62, 58],
      [100, 42],
      [138, 58],
      [152, 96],
      [136, 128],
      [100, 138],
      [64, 128],
    ]),
    '#F3E9CC',
    'ball',
    12,
  );
  const spots: [number, number, number][] = [];
  for (let ring = 0; ring < 4; ring += 1) {
    const count = [1, 6, 11, 13][ring] ?? 1;
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * Math.PI * 2 + ring * 0.5;
      spots.push([
        100 + Math.cos(angle) * ring * 16.5,
        90 + Math.sin(angle) * ring * 13.6 - (3 - ring) * 2,
        13 - ring * 0.9 + chance() * 2,
      ]);
    }
  }
  for (const [x, y, size] of spots.toSorted((one, other) => one[1] - other[1])) {
    curds +=
      painted(oval(x + 2, y + 3, size, size * 0.95), '#8A6B4E', 0.18) +
      bead(oval(x, y, size, size * 0.95), mix('#FFF8E6', '#E9DAB4', Math.max(0, (x + y - 190) / 120)));
    curds += painted(oval(x - size * 0.25, y - size * 0.3, size * 0.34, size * 0.28), '#FFFFFF', 0.55);
  }
  const leafOf = (d: string, colour: string, rib: string) =>
    clay(d, colour, 'slab', 8) + line(rib, '#DDEFB2', 4, 0.8);
  const back =
    leafOf('M34 120C14 96 14 64 34 52C50 66 60 96 62 130Z', '#5FA33F', 'M34 66Q40 96 52 122') +
    leafOf('M166 120C186 96 186 64 166 52C150 66 140 96 138 130Z', '#4B8E37', 'M166 66Q160 96 148 122');
  const front =
    leafOf('M30 96C22 140 52 172 100 172C92 146 70 116 30 96Z', '#78B84C', 'M42 110Q66 138 92 166') +
    leafOf('M170 96C178 140 148 172 100 172C108 146 130 116 170 96Z', '#5FA33F', 'M158 110Q134 138 108 166') +
    leafOf(
      'M70 134C72 156 84 174 100 176C116 174 128 156 130 134C112 126 88 126 70 134Z',
      '#8CC85C',
      'M100 138V168',
    );
  return back + curds + front;
}

function cabbage(): string {
  const head = oval(100, 102, 62, 58);
  const veins = line(
    'M100 156C98 120 96 86 100 52M99 130C84 116 68 110 52 108M99 106C86 92 74 86 62 82M99 130C114 116 132 110 148 108M99 106C112 92 126 86 138 82',
    '#F0F8D2',
    3,
    0.75,
  );
  const outer = (d: string, colour: string, rib: string) =>
    clay(d, colour, 'slab', 8) + line(rib, '#E4F3BE', 3.6, 0.8);
  return (
    outer(
      'M100 170C50 176 20 140 22 96C24 72 40 56 56 52C40 92 54 140 100 170Z',
      '#86BD57',
      'M84 162C52 146 38 116 42 74',
    ) +
    outer(
      'M100 170C150 176 180 140 178 96C176 72 160 56 144 52C160 92 146 140 100 170Z',
      '#6DAA48',
      'M116 162C148 146 162 116 158 74',
    ) +
    clay(head, '#A9D377', 'ball', 14) +
    inside(
      head,
      veins +
        painted(
          'M100 44C140 60 152 110 118 160C140 150 164 130 164 98C162 62 136 44 100 44Z',
          '#4E8E3A',
          0.28,
        ),
    ) +
    shine(76, 74, 24, 13, -38, 0.6)
  );
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

const radish = () =>
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

const beetroot = () =>
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

/** Leafy greens tied with a straw: the leaf decides which. */
function bunch(
  leafColour: string,
  stalk: string,
  kind: 'broad' | 'round' | 'feathery' | 'small',
  tie = '#E3C27A',
): string {
  const chance = dice(kind.length * 31 + leafColour.length);
  let back = '';
  let leaves = '';
  const spread = [-58, 58, -44, 44, -30, 30, -15, 15, 0];
  for (const [at, angle] of spread.entries()) {
    const far = 104 + chance() * 14 - Math.abs(angle) * 0.25;
    const rad = ((angle - 90) * Math.PI) / 180;
    const [tx, ty] = [100 + Math.cos(rad) * far, 140 + Math.sin(rad) * far];
    back += rod(
      `M${100 + angle * 0.12} 140Q${100 + Math.cos(rad) * far * 0.3} ${140 + Math.sin(rad) * far * 0.5} ${100 + Math.cos(rad) * far * 0.7} ${140 + Math.sin(rad) * far * 0.7}`,
      stalk,
      5,
    );
    const tone = mix(
      leafColour,
      at % 2 === 0 ? '#1F6B2A' : '#C7E07A',
      kind === 'broad' && leafColour.startsWith('#B') ? 0.08 : 0.1 + chance() * 0.08,
    );
    if (kind === 'broad') {
      const [sx, sy] = [100 + Math.cos(rad) * 34, 140 + Math.sin(rad) * 34];
      leaves +=
        clay(leaf(sx, sy, far - 24, 42, angle - 90), tone, 'slab', 7) +
        line(`M${sx} ${sy}L${tx - Math.cos(rad) * 10} ${ty - Math.sin(rad) * 10}`, stalk, 2.4, 0.85);
    } else {
      const lobes = kind === 'feathery' ? 5 : kind === 'small' ? 3 : 5;
      for (let step = 0; step < 3; step += 1) {
        const along = far * (0.55 + step * 0.22);
        const [x, y] = [
          100 + Math.cos(rad) * along + (chance() - 0.5) * 14,
          140 + Math.sin(rad) * along + (chance() - 0.5) * 8,
        ];
        for (let lobe = 0; lobe < lobes; lobe += 1) {
          const turn = angle - 90 + (lobe - (lobes - 1) / 2) * (kind === 'feathery' ? 52 : 66);
          const [size, width] = kind === 'feathery' ? [17, 14] : kind === 'small' ? [20, 17] : [22, 17];
          leaves += bead(
            leaf(x, y, size, width, turn),
            mix(tone, lobe < lobes / 2 ? '#DFF09A' : '#1B5A2A', 0.14),
            'slab',
          );
        }
      }
    }
  }
  const foot = [-14, -8, -2, 4, 10, 15]
    .map((x) =>
      rod(`M${100 + x * 0.6} 138Q${100 + x} 158 ${100 + x * 1.9} ${180 - Math.abs(x) * 0.3}`, stalk, 6),
    )
    .join('');
  return back + foot + leaves + clay('M82 138Q100 146 118 138V150Q100 158 82 150Z', tie, 'tube', 4);
}

function frenchBeans(): string {
  const lay = [
    [30, 120, 170, 70, -10],
    [34, 88, 172, 118, 14],
    [40, 140, 160, 46, 12],
    [28, 104, 168, 92, -22],
    [44, 150, 176, 90, 10],
  ] as const;
  return lay
    .map(([x1, y1, x2, y2, bend], at) => {
      const path = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + bend} ${x2} ${y2}`;
      return `<g opacity=".22" transform="translate(3 6)">${line(path, '#2B2410', 12)}</g>${rod(path, mix('#5FA83F', at % 2 ? '#2E6E2A' : '#B7D66A', 0.16), 12)}`;
    })
    .join('');
}

/** Long knotty pods, tied in a bundle. */
function drumsticks(): string {
  const podsOf = [
    [-26, -34],
    [26, 36],
    [-16, -18],
    [16, 20],
    [0, 2],
    [-7, -26],
    [8, 28],
  ].map(([foot, head], at) => {
    const path = `M${100 + (foot ?? 0)} 188Q${100 + (foot ?? 0) * 0.5} 110 ${100 + (head ?? 0)} ${12 + (at % 3) * 6}`;
    const tone = mix('#5B8F3E', at % 2 ? '#2E5E2A' : '#A9C66A', 0.2);
    return `${rod(path, tone, 11)}<g stroke-dasharray="1 17">${line(path, ramp(tone).deep, 10, 0.3)}</g>`;
  });
  return leaning(
    podsOf.join('') + clay('M76 118Q100 128 124 118V132Q100 142 76 132Z', '#E3C27A', 'tube', 4),
    24,
  );
}

function mushrooms(): string {
  const one = () =>
    clay(
      turned(0, [
        [-4, 14],
        [20, 13],
        [44, 17],
        [54, 12],
        [56, 0],
      ]),
      '#EFE3D0',
      'tube',
      7,
    ) +
    clay('M-46 6C-48 -30 -24 -50 0 -50S48 -30 46 6C44 18 20 14 0 14S-44 18 -46 6Z', '#F7EFE2', 'ball', 10) +
    painted('M-40 9Q0 20 40 9Q20 17 0 16Q-20 17 -40 9Z', '#9A7B62', 0.6) +
    shine(-14, -26, 16, 9, -30, 0.8);
  return (
    placed(one(), 134, 84, 14, 0.86) +
    shadow(oval(112, 150, 40, 12), 6, 0.2) +
    placed(one(), 78, 112, -10, 1.06)
  );
}

function taro(): string {
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

function pumpkin(): string {
  const ribs = [
    [-48, 26],
    [48, 26],
    [-27, 33],
    [27, 33],
    [0, 36],
  ] as const;
  return (
    ribs
      .map(([x, half]) =>
        clay(
          oval(100 + x, 112, half, 56 - Math.abs(x) * 0.12),
          mix('#F08A24', '#D9651B', Math.max(0, x) / 60),
          'ball',
          12,
        ),
      )
      .join('') +
    rod('M100 62C99 48 104 40 112 32', '#7C8B3B', 13) +
    shine(78, 84, 12, 22, 14, 0.55)
  );
}

function chayote(): string {
  const body = grown([
    [100, 30],
    [124, 42],
    [134, 80],
    [148, 116],
    [140, 152],
    [112, 170],
    [100, 162],
    [88, 170],
    [60, 152],
    [52, 116],
    [66, 80],
    [76, 42],
  ]);
  const folds = line(
    'M100 162C96 130 96 96 100 60M72 158C66 130 72 98 84 62M128 158C134 130 128 98 116 62',
    '#4B7F2C',
    2.6,
    0.4,
  );
  return (
    rod('M100 34C99 24 103 18 108 12', '#7E9B3F', 8) +
    clay(body, '#A8CF62', 'ball', 13) +
    inside(body, folds) +
    shine(76, 100, 11, 26, 10, 0.65)
  );
}

/** Young fern with its curled heads. */
function fern(): string {
  const curl = (x: number, y: number, size: number, colour: string) =>
    rod(
      `M${x} 182C${x - 4} 150 ${x + 2} ${y + size * 2} ${x - size * 0.8} ${y + size * 0.4}C${x - size * 1.5} ${y - size * 1.1} ${x + size * 0.9} ${y - size * 1.5} ${x + size} ${y}C${x + size} ${y + size} ${x - size * 0.4} ${y + size * 0.9} ${x - size * 0.3} ${y}C${x - size * 0.2} ${y - size * 0.4} ${x + size * 0.3} ${y - size * 0.4} ${x + size * 0.3} ${y + size * 0.1}`,
      colour,
      10,
    );
  return (
    curl(142, 62, 20, '#3F8B36') +
    curl(60, 74, 20, '#4B9A3D') +
    curl(102, 44, 25, '#62AE48') +
    clay('M48 140Q100 150 152 140V154Q100 164 48 154Z', '#C99A55', 'tube', 4)
  );
}

/** The vegetables by name. */
export const vegetables: Record<string, () => string> = {
  'onion-red': () => bulb('#B23A66', '#D9A86C'),
  'bottle-gourd': bottleGourd,
  'bitter-gourd': bitterGourd,
  'pointed-gourd': pointedGourds,
  okra,
  'green-chilli': greenChillies,
  'king-chilli': kingChillies,
  cauliflower,
  cabbage,
  radish,
  beetroot,
  spinach: () => bunch('#3F9440', '#A8D27A', 'broad'),
  'red-amaranth': () => bunch('#B0305A', '#E06A8A', 'broad'),
  coriander: () => bunch('#55AB45', '#9CCB6B', 'feathery'),
  mint: () => bunch('#3E9C58', '#7FBF77', 'round'),
  'french-beans': frenchBeans,
  drumsticks,
  mushroom: mushrooms,
  taro,
  pumpkin,
  chayote,
  fern,
};

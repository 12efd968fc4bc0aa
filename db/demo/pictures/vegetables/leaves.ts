/** Cabbages, leaves, ferns and mushrooms. */
import { bead, clay, dice, inside, line, painted, placed, rod, shadow, shine } from '../clay.ts';
import { mix } from '../colour.ts';
import { grown, leaf, oval, turned } from '../shapes.ts';

export function cauliflower(): string {
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

export function cabbage(): string {
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

/** Leafy greens tied with a straw: the leaf decides which. */
export function bunch(
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

export function mushrooms(): string {
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

/** Young fern with its curled heads. */
export function fern(): string {
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

/** Loose goods in a bowl, recognised by shape and colour of the grain. */
import { bead, clay, dice, inside, line, painted, shadow, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, oval } from './shapes.ts';

/** `gap` is how far apart grains lie, in their own sizes. */
type Grain = { size: number; gap: number; draw: (size: number, colour: string) => string };

const HEAP = { middle: 100, half: 64, height: 55, below: 24 };

/** A bowl, heaped with grains in up to three tones. */
export function bowlOf(
  { size, gap, draw }: Grain,
  tones: readonly string[],
  bowl = '#C9793F',
  ground = tones[0] ?? bowl,
): string {
  const chance = dice(tones.join('').length * 7 + Math.round(size * 10));
  const reach = size * gap;
  let pieces = '';
  for (let y = HEAP.middle - HEAP.height; y < HEAP.middle + HEAP.below * 0.8; y += reach * 1.1) {
    const half = halfAt(y);
    const across = Math.max(1, Math.round((2 * half) / (reach * 1.5)));
    for (let at = 0; at <= across; at += 1) {
      const x = 100 - half + (at / across) * 2 * half + (chance() - 0.5) * reach;
      const tone = tones[Math.floor(chance() * tones.length)] ?? bowl;
      // Shading from the upper left to the lower right in few steps, because each colour must be defined.
      const shade = Math.round(Math.min(1, Math.max(0, (x + y - 140) / 120)) * 4) / 5;
      const turn = chance() * 180;
      pieces += `<g transform="translate(${x.toFixed(1)} ${(y + (chance() - 0.5) * reach * 0.5).toFixed(1)}) rotate(${turn.toFixed(0)})">${draw(size, mix(tone, ramp(tone).dark, shade))}</g>`;
    }
  }
  const heap = `M36 100A64 55 0 0 1 164 100C158 118 132 128 100 128S42 118 36 100Z`;
  return `${back(bowl)}${bead(heap, mix(ground, ramp(ground).deep, 0.5))}${pieces}${front(bowl)}`;
}

const halfAt = (y: number) =>
  HEAP.half *
  Math.sqrt(
    Math.max(0.02, 1 - ((y - HEAP.middle) / (y < HEAP.middle ? HEAP.height : HEAP.below * 1.6)) ** 2),
  );

/** A bowl heaped with a powder; `specks` for what is coarse. */
export function powder(colour: string, bowl = '#C9793F', specks = 0): string {
  const chance = dice(17);
  const dots = Array.from({ length: specks }, () => {
    const [across, up] = [chance() * 2 - 1, chance()];
    return painted(
      oval(100 + across * 62 * Math.sqrt(1 - up * 0.75), 118 - up * 66, 1.6 + chance()),
      chance() > 0.5 ? ramp(colour).light : ramp(colour).dark,
      0.75,
    );
  }).join('');
  const cone =
    'M32 102C46 92 62 58 84 42Q100 30 116 42C138 58 154 92 168 102C160 120 132 128 100 128S40 120 32 102Z';
  return `${back(bowl)}${clay(cone, colour, 'ball', 16)}${inside(cone, dots + line('M64 84Q88 66 92 48', ramp(colour).light, 9, 0.35) + line('M128 70Q140 88 152 98', ramp(colour).dark, 8, 0.25))}${front(bowl)}`;
}

/** A bowl filled to the rim: curd, curry, sweets in syrup stand in it as `parts`. */
export const bowlWith = (liquid: string, parts: string, bowl: string) =>
  `${back(bowl)}${clay(oval(100, 98, 68, 19), liquid, 'slab', 6)}${parts}${front(bowl)}`;

const back = (bowl: string) => clay(oval(100, 98, 78, 24), mix(bowl, '#2B1420', 0.35), 'slab', 4);

function front(bowl: string): string {
  const body = 'M22 98A78 24 0 0 0 178 98C177 132 152 160 128 172Q100 178 72 172C48 160 23 132 22 98Z';
  return `${clay(body, bowl, 'ball', 12)}${line('M24 100A78 24 0 0 0 176 100', ramp(bowl).light, 5, 0.85)}${inside(body, shadow('M20 92A80 26 0 0 0 180 92V108A80 26 0 0 1 20 108Z', 3, 0.12))}${shine(54, 138, 9, 22, -28, 0.45)}`;
}

const tiny = (rx: number, ry: number) => (size: number, colour: string) =>
  painted(oval(0.8, 1.4, rx * size, ry * size), ramp(colour).deep, 0.45) +
  painted(oval(0, 0, rx * size, ry * size), colour) +
  painted(
    oval(-rx * size * 0.2, -ry * size * 0.25, rx * size * 0.6, ry * size * 0.5),
    ramp(colour).light,
    0.6,
  ) +
  painted(oval(-rx * size * 0.3, -ry * size * 0.35, rx * size * 0.26, ry * size * 0.22), '#FFFFFF', 0.55);

/** The grains: round, split, long, flat, … */
export const grains = {
  split: { size: 7.4, gap: 0.84, draw: tiny(1, 0.7) },
  lens: { size: 6.6, gap: 0.8, draw: tiny(1, 0.62) },
  long: { size: 10, gap: 0.55, draw: tiny(1, 0.3) },
  seed: {
    size: 7.4,
    gap: 0.6,
    draw: (size: number, colour: string) =>
      tiny(1, 0.36)(size, colour) + line(`M${-size * 0.8} 0H${size * 0.8}`, ramp(colour).deep, 0.8, 0.5),
  },
  puff: { size: 10.5, gap: 0.8, draw: tiny(1, 0.62) },
  flake: {
    size: 10.5,
    gap: 0.72,
    draw: (size: number, colour: string) => {
      const flat = grown([
        [-size, 0],
        [-size * 0.4, -size * 0.55],
        [size * 0.6, -size * 0.5],
        [size, 0.1],
        [size * 0.3, size * 0.55],
        [-size * 0.6, size * 0.5],
      ]);
      return `<g transform="translate(.8 1.4)">${painted(flat, ramp(colour).deep, 0.3)}</g>${painted(flat, colour)}${painted(oval(-size * 0.15, -size * 0.12, size * 0.5, size * 0.24), ramp(colour).light, 0.7)}`;
    },
  },
  kidney: {
    size: 12,
    gap: 0.72,
    draw: (size: number, colour: string) => {
      const bean = grown([
        [-size, size * 0.1],
        [-size * 0.6, -size * 0.5],
        [size * 0.2, -size * 0.6],
        [size, -size * 0.1],
        [size * 0.75, size * 0.4],
        [0, size * 0.16],
        [-size * 0.6, size * 0.5],
      ]);
      return `<g transform="translate(1 2)">${painted(bean, ramp(colour).deep, 0.45)}</g>${bead(bean, colour)}${painted(oval(-size * 0.2, -size * 0.3, size * 0.35, size * 0.12), '#FFFFFF', 0.5)}`;
    },
  },
  chick: {
    size: 10,
    gap: 1.0,
    draw: (size: number, colour: string) =>
      painted(oval(1, 2, size, size * 0.95), ramp(colour).deep, 0.4) +
      bead(oval(0, 0, size, size * 0.95), colour) +
      line(
        `M${size * 0.1} ${-size * 0.85}Q${-size * 0.2} ${-size * 0.2} ${size * 0.3} ${size * 0.4}`,
        ramp(colour).deep,
        1.2,
        0.45,
      ) +
      painted(oval(-size * 0.35, -size * 0.4, size * 0.26, size * 0.2), '#FFFFFF', 0.55),
  },
  cashew: {
    size: 16,
    gap: 0.62,
    draw: (size: number, colour: string) => {
      const nut = grown([
        [-size, size * 0.35],
        [-size * 0.85, -size * 0.25],
        [-size * 0.2, -size * 0.62],
        [size * 0.6, -size * 0.45],
        [size, size * 0.2],
        [size * 0.6, size * 0.45],
        [size * 0.35, 0],
        [-size * 0.1, -size * 0.1],
        [-size * 0.45, size * 0.15],
        [-size * 0.6, size * 0.55],
      ]);
      return `<g transform="translate(1 2.4)">${painted(nut, ramp(colour).deep, 0.35)}</g>${bead(nut, colour)}${painted(oval(-size * 0.25, -size * 0.3, size * 0.4, size * 0.12), '#FFFFFF', 0.45)}`;
    },
  },
  almond: {
    size: 17,
    gap: 0.66,
    draw: (size: number, colour: string) => {
      const nut = `M${-size} 0C${-size * 0.6} ${-size * 0.72} ${size * 0.4} ${-size * 0.62} ${size} 0C${size * 0.4} ${size * 0.62} ${-size * 0.6} ${size * 0.72} ${-size} 0Z`;
      return `<g transform="translate(1 2.4)">${painted(nut, ramp(colour).deep, 0.4)}</g>${bead(nut, colour)}${painted(oval(-size * 0.25, -size * 0.3, size * 0.4, size * 0.12), '#FFFFFF', 0.45)}${line(`M${-size * 0.7} ${-size * 0.14}Q0 ${-size * 0.3} ${size * 0.7} 0M${-size * 0.7} ${size * 0.16}Q0 ${size * 0.3} ${size * 0.7} 0`, ramp(colour).deep, 1.1, 0.4)}`;
    },
  },
} satisfies Record<string, Grain>;

/** The bowls by name. */
export const bowls: Record<string, () => string> = {
  'rice-loose': () => bowlOf(grains.long, ['#F7F1E2', '#EFE5CC', '#FBF8EF']),
  'rice-black': () => bowlOf(grains.long, ['#3A2440', '#4B2B4C', '#2B1A33'], '#D9A55B'),
  poha: () => bowlOf(grains.flake, ['#F4EAD2', '#EADDBE', '#FAF3E2']),
  chira: () => bowlOf(grains.flake, ['#E3C99A', '#D8B880', '#EBD6AE'], '#6E8A52'),
  'puffed-rice': () => bowlOf(grains.puff, ['#F8F2E6', '#EFE6D4', '#FDF9F1'], '#6E8A52'),
  semolina: () => powder('#F1DFAE', '#5E8FA8', 110),
  'toor-dal': () => bowlOf(grains.split, ['#F0B034', '#E7A022', '#F5C152'], '#8C8FA3'),
  'moong-dal': () => bowlOf(grains.lens, ['#F6DD6B', '#EECF4E', '#FAE68C'], '#8C8FA3'),
  'masoor-dal': () => bowlOf(grains.lens, ['#F07E45', '#E86F38', '#F5955F'], '#8C8FA3'),
  'chana-dal': () => bowlOf({ ...grains.split, size: 9 }, ['#E9A92C', '#DE9A1E', '#F0B846'], '#8C8FA3'),
  'urad-white': () => bowlOf(grains.lens, ['#F4EEDD', '#EAE1C8', '#FBF7EC'], '#8C8FA3'),
  'kabuli-chana': () => bowlOf(grains.chick, ['#EBCF9A', '#E2C082', '#F2DBAE'], '#8C8FA3'),
  rajma: () => bowlOf(grains.kidney, ['#8E2F35', '#7A252F', '#A23C3E'], '#8C8FA3'),
  cumin: () => bowlOf(grains.seed, ['#A9814A', '#94703E', '#BA9459'], '#A8503A'),
  cardamom: () => bowlOf({ ...grains.almond, size: 12.5 }, ['#8FB25A', '#9CBE68', '#7FA34C'], '#A8503A'),
  turmeric: () => powder('#F0A81C', '#A8503A'),
  'chilli-powder': () => powder('#D23A22', '#A8503A'),
  'coriander-powder': () => powder('#B79A5A', '#A8503A', 40),
  saffron: () =>
    bowlOf(
      {
        size: 11,
        gap: 0.34,
        draw: (size, colour) =>
          line(`M${-size} 0Q0 ${-size * 0.5} ${size} ${size * 0.2}`, ramp(colour).deep, 2.6, 0.4) +
          line(`M${-size} -.8Q0 ${-size * 0.5 - 0.8} ${size} ${size * 0.2 - 0.8}`, colour, 2.2),
      },
      ['#B3201F', '#C92F22', '#E0641F'],
      '#E3DCD2',
      '#B3301F',
    ),
  cashew: () => bowlOf(grains.cashew, ['#F4E2BD', '#EBD4A6'], '#5E8FA8'),
  almond: () => bowlOf(grains.almond, ['#A9683A', '#9A5A30'], '#5E8FA8'),
  sugar: () => powder('#FBFAF6', '#D9A55B', 90),
};

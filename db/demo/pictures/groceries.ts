/** Groceries in their bags, packets, bottles and jars. */
import { bead, clay, inside, line, painted, placed, shine } from './clay.ts';
import { mix } from './colour.ts';
import { bag, bar, carton, packet } from './packs/bags.ts';
import { bottle, can, jar } from './packs/bottles.ts';
import { signs } from './packs/signs.ts';
import { grown, oval, rounded } from './shapes.ts';

/** A milk pouch with a wave and a drop. */
function pouch(colour: string, wave: string, sign: string): string {
  const body =
    'M50 30Q100 24 150 30C148 60 154 84 158 116C162 150 156 172 144 176Q100 182 56 176C44 172 38 150 42 116C46 84 52 60 50 30Z';
  return (
    clay(body, colour, 'tube', 15) +
    inside(
      body,
      bead('M30 112C70 88 120 138 172 104V190H30Z', wave, 'tube') +
        line('M30 108C70 84 120 134 172 100', mix(wave, '#FFFFFF', 0.6), 4, 0.9) +
        painted('M40 24H160V40H40Z', wave, 0.35),
    ) +
    placed(sign, 100, 82, 0, 0.8) +
    shine(66, 96, 9, 46, 4, 0.8)
  );
}

function paneer(): string {
  const cube = (x: number, y: number, size: number) =>
    clay(
      rounded([
        [x, y, 6],
        [x + size, y, 6],
        [x + size, y + size * 0.62, 6],
        [x, y + size * 0.62, 6],
      ]),
      '#F7EEDB',
      'slab',
      6,
    ) +
    clay(
      rounded([
        [x, y, 5],
        [x + size * 0.26, y - size * 0.24, 5],
        [x + size * 1.26, y - size * 0.24, 5],
        [x + size, y, 5],
      ]),
      '#FFFBF0',
      'slab',
      5,
    ) +
    clay(
      rounded([
        [x + size, y, 4],
        [x + size * 1.26, y - size * 0.24, 4],
        [x + size * 1.26, y + size * 0.36, 4],
        [x + size, y + size * 0.62, 4],
      ]),
      '#E5D6BA',
      'slab',
      5,
    );
  return (
    clay(oval(100, 152, 84, 20), '#7FB09A', 'slab', 8) +
    painted(oval(100, 150, 66, 13), '#4E8A78', 0.35) +
    cube(34, 100, 78) +
    cube(118, 120, 34) +
    cube(98, 132, 30) +
    shine(62, 108, 22, 6, 0, 0.8)
  );
}

function gheeJar(): string {
  return jar('#F3BE3F', '#2F7D4F', '#FBF3DC', signs.drop('#F0A41C'), shine(100, 80, 44, 10, 0, 0.35));
}

function matchbox(): string {
  const sticks = [
    [-16, 70],
    [-2, 62],
    [12, 74],
    [26, 66],
  ]
    .map(
      ([x, y]) =>
        `<g>${line(`M${98 + (x ?? 0)} 118L${104 + (x ?? 0) * 1.5} ${y ?? 0}`, '#E9C58C', 6.5)}${clay(oval(104.6 + (x ?? 0) * 1.5, y ?? 0, 7, 8.4), '#C8281F', 'ball', 4)}</g>`,
    )
    .join('');
  const tray = rounded([
    [44, 92, 4],
    [152, 78, 4],
    [156, 108, 4],
    [48, 122, 4],
  ]);
  const cover = rounded([
    [30, 104, 5],
    [148, 90, 5],
    [156, 150, 5],
    [38, 166, 5],
  ]);
  return (
    clay(tray, '#E7C99A', 'slab', 4) +
    sticks +
    clay(cover, '#E0402F', 'slab', 7) +
    inside(cover, bead('M24 150L160 134V170H24Z', '#6B3A2A', 'slab')) +
    placed(clay(oval(0, 0, 24), '#FBE3A4', 'slab', 4) + placed(signs.flame(), 0, -1, 0, 0.6), 92, 118, -6) +
    shine(58, 112, 20, 5, -6, 0.6)
  );
}

function papad(): string {
  const disc = (x: number, y: number, tone: string) =>
    clay(
      grown([
        [x - 62, y],
        [x - 42, y - 22],
        [x, y - 30],
        [x + 44, y - 23],
        [x + 62, y + 2],
        [x + 40, y + 22],
        [x - 2, y + 30],
        [x - 44, y + 20],
      ]),
      tone,
      'slab',
      6,
    );
  const spots = [
    [70, 74],
    [96, 66],
    [126, 76],
    [112, 90],
    [84, 92],
    [60, 84],
    [140, 88],
  ]
    .map(([x, y]) => painted(oval(x ?? 0, y ?? 0, 2.6, 1.8), '#6B4A22', 0.75))
    .join('');
  return (
    disc(100, 134, '#E5C078') +
    disc(102, 118, '#EBCB86') +
    disc(98, 102, '#F0D596') +
    disc(100, 84, '#F6E0A8') +
    spots +
    shine(78, 74, 22, 6, -8, 0.6)
  );
}

/** The groceries by name. */
export const groceries: Record<string, () => string> = {
  'atta-bag': () => bag('#F0DEB8', '#C8762B', signs.wheat()),
  'rice-bag': () =>
    bag('#F3EEE4', '#2F7D4F', clay(oval(0, 0, 41), '#3F8F5C', 'slab', 3) + signs.grain('#FBF5E4')),
  'maida-packet': () => packet('#EDE9E2', '#FFFFFF', signs.wheat('#C9A55A'), 'plain'),
  'besan-packet': () => packet('#F0B429', '#FFF3CF', signs.grain('#E9A92C')),
  'salt-packet': () => packet('#D8E9F4', '#2E6DB4', signs.stars(), 'round'),
  'tea-packet': () => packet('#2F8A4B', '#FBF0D4', signs.cup()),
  'coffee-jar': () => jar('#4A2B1E', '#2B2320', '#E9C46A', signs.bean()),
  'mustard-oil': () =>
    bottle({ glass: '#E8A51E', cap: '#C8281F', label: '#FFF3CF', sign: signs.flower('#F6CE2B') }),
  'mustard-oil-can': () => can('#F0B429', '#D8D4CC', '#FFF3CF', signs.flower('#F6CE2B'), 'tin'),
  'sunflower-oil': () =>
    bottle({ glass: '#F6D56A', cap: '#2F7D4F', label: '#FDFBF2', sign: signs.flower('#F6B73C', '#6B3A22') }),
  'groundnut-oil': () =>
    bottle({ glass: '#E9B84A', cap: '#8A4A22', label: '#FBE9C8', sign: signs.drop('#D98E1C') }),
  'ghee-jar': gheeJar,
  'pickle-mango': () => jar('#C9771A', '#C8281F', '#FFF0CF', signs.mango()),
  'sauce-bottle': () =>
    bottle({ glass: '#D0271D', cap: '#F6F1E8', label: '#FBE9C8', sign: signs.tomato(), kind: 'flask' }),
  'milk-pouch': () => pouch('#F3F6F8', '#2E7FC4', signs.drop('#FFFFFF')),
  paneer,
  'glucose-biscuit': () => packet('#F6C52E', '#FFF6DA', signs.biscuit(), 'plain'),
  'noodle-packet': () => packet('#F2B51E', '#D8321F', signs.noodles(), 'plain'),
  'namkeen-packet': () => packet('#C8281F', '#FCEBC0', signs.sev()),
  'chips-packet': () => packet('#2E7FC4', '#FBE9A8', signs.chips(), 'wave'),
  'masala-packet': () => packet('#B3261E', '#FBE3A4', signs.flower('#8A5632', '#4A2818'), 'wave'),
  matchbox,
  papad,
  'washing-powder': () => packet('#2E6DB4', '#E6F3FB', signs.bubbles(), 'round'),
  'dish-bar': () => bar('#8CC63F', '#F2D21E', signs.lemon()),
  'juice-box': () => carton('#F08A24', '#FFF3CF', signs.mango(), 78, 118),
};

/** Shown for a product without a picture: an empty basket, bowl or shelf in one calm tone per category. */
import { clay, line, painted, shine } from './clay.ts';
import { mix, ramp } from './colour.ts';
import { grown, lathed, leaf, oval, rounded, slab, turned } from './shapes.ts';

/** Pieces of one pale material; `share` makes one a little darker, or lighter where it is below nothing. */
const soft =
  (colour: string) =>
  (outline: string, form: 'ball' | 'tube' | 'log' | 'slab', share = 0) =>
    clay(
      outline,
      share < 0 ? mix(colour, '#FFFFFF', -share) : mix(colour, ramp(colour).dark, share),
      form,
      11,
    );

/** One placeholder per category: the outline of what belongs there, in a pale tone of the category's own tint. */
export const placeholders: Record<string, () => string> = {
  'category-vegetables': () => {
    const tone = soft('#B9D4AA');
    return (
      tone(leaf(100, 96, 66, 34, -128), 'slab', 0.2) +
      tone(leaf(100, 96, 66, 34, -52), 'slab', 0.2) +
      tone(leaf(100, 100, 76, 36, -90), 'slab') +
      tone(
        turned(100, [
          [86, 10],
          [90, 30],
          [104, 38],
          [130, 30],
          [164, 9],
          [184, 0],
        ]),
        'ball',
      ) +
      line('M70 112q14 6 26 2M112 132q8 2 14 -2', '#86A876', 3, 0.5) +
      shine(86, 110, 9, 13, 16, 0.6)
    );
  },
  'category-fruits': () => {
    const tone = soft('#EFD3A0');
    return (
      line('M100 66C99 50 104 40 112 32', '#C4A468', 8) +
      tone(leaf(106, 46, 44, 24, -10), 'slab', 0.15) +
      tone(
        grown([
          [100, 66],
          [130, 54],
          [162, 72],
          [164, 116],
          [138, 164],
          [100, 166],
          [62, 164],
          [36, 116],
          [38, 72],
          [70, 54],
        ]),
        'ball',
      ) +
      shine(70, 90, 16, 20, 20, 0.65)
    );
  },
  'category-meat': () => {
    const tone = soft('#EBC3B8');
    return (
      tone(
        turned(100, [
          [96, 0],
          [100, 10],
          [160, 12],
          [176, 20],
          [184, 16],
          [182, 0],
        ]),
        'tube',
        -0.4,
      ) +
      tone(
        turned(100, [
          [20, 0],
          [26, 22],
          [58, 50],
          [96, 48],
          [128, 24],
          [140, 12],
          [142, 0],
        ]),
        'ball',
      ) +
      shine(80, 62, 14, 20, 20, 0.6)
    );
  },
  'category-localitems': () => {
    const tone = soft('#DCC8A2');
    return (
      line('M56 92C56 16 144 16 144 92', '#BFA676', 11) +
      tone(
        rounded([
          [28, 86, 8],
          [172, 86, 8],
          [152, 172, 18],
          [48, 172, 18],
        ]),
        'tube',
      ) +
      [104, 122, 140, 158]
        .map((y) =>
          line(
            `M${34 + (y - 90) * 0.22} ${y}Q100 ${y + 10} ${166 - (y - 90) * 0.22} ${y}`,
            '#B39A68',
            3,
            0.45,
          ),
        )
        .join('') +
      tone(slab(22, 80, 156, 20, 10), 'log', -0.25)
    );
  },
  'category-grocery': () => {
    const tone = soft('#EBD8A2');
    return (
      tone(
        rounded([
          [50, 62, 10],
          [150, 62, 10],
          [164, 120, 30],
          [156, 180, 16],
          [44, 180, 16],
          [36, 120, 30],
        ]),
        'tube',
      ) +
      tone(
        grown([
          [52, 62],
          [60, 34],
          [84, 42],
          [100, 30],
          [118, 42],
          [140, 34],
          [148, 62],
          [100, 72],
        ]),
        'slab',
        -0.2,
      ) +
      line('M54 66Q100 80 146 66', '#BFA35E', 7) +
      tone(oval(100, 124, 30), 'slab', -0.45)
    );
  },
  'category-electronics': () => {
    const tone = soft('#C3D4E2');
    return (
      tone(slab(42, 66, 116, 84, 24), 'slab') +
      [76, 124].map((x) => tone(slab(x - 8, 24, 16, 46, 6), 'tube', 0.3)).join('') +
      line('M100 150C100 186 150 164 160 190', '#9FB4C6', 11) +
      painted('M104 78L80 112H98L92 138L122 102H103Z', '#FFFFFF', 0.75) +
      shine(60, 96, 7, 26, 0, 0.6)
    );
  },
  'category-food': () => {
    const tone = soft('#EED0B0');
    return (
      [70, 100, 130].map((x) => line(`M${x} 70q-12 -14 0 -26t0 -24`, '#E0BC96', 7, 0.7)).join('') +
      tone(oval(100, 100, 80, 22), 'slab', 0.35) +
      tone('M20 100A80 22 0 0 0 180 100C178 140 146 172 122 176H78C54 172 22 140 20 100Z', 'ball') +
      shine(54, 138, 10, 22, -28, 0.5)
    );
  },
  'category-cosmetics': () => {
    const tone = soft('#E9C6D8');
    return (
      tone(
        lathed(100, [
          [84, 40, 18],
          [176, 42, 14],
        ]),
        'tube',
      ) +
      tone(
        lathed(100, [
          [60, 16, 3],
          [90, 18, 4],
        ]),
        'tube',
        0.2,
      ) +
      tone('M90 62V40H70Q62 38 64 28L110 22Q126 24 124 36Q122 42 110 42V62Z', 'slab', 0.1) +
      tone(oval(100, 130, 24), 'slab', -0.5) +
      shine(70, 130, 6, 30, 0, 0.7)
    );
  },
  'category-fragrances': () => {
    const tone = soft('#D2C6E8');
    return (
      tone(slab(44, 82, 112, 96, 20), 'slab') +
      tone(slab(58, 98, 84, 66, 12), 'slab', -0.3) +
      tone(slab(82, 60, 36, 28, 5), 'tube', 0.25) +
      tone(slab(72, 22, 56, 44, 10), 'tube') +
      shine(60, 124, 6, 32, 0, 0.7)
    );
  },
};

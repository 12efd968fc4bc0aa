/** Vegetables that have no emoji. */
import { bottleGourd, bitterGourd, pointedGourds, pumpkin, chayote } from './gourds.ts';
import { cauliflower, cabbage, bunch, mushrooms, fern } from './leaves.ts';
import { okra, greenChillies, kingChillies, frenchBeans, drumsticks } from './pods.ts';
import { bulb, radish, beetroot, taro } from './roots.ts';

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

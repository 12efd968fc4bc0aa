/** Meat, fish and eggs. */
import { painted } from '../clay.ts';
import { oval } from '../shapes.ts';
import { fish, smallFish, driedFish } from './fish.ts';
import { pieces, mince, fillet, porkBelly, smokedMeat } from './meat.ts';
import { dressedChicken, eggs } from './poultry.ts';

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

/** Local specialities and handwork. */
import { jar } from '../packs/bottles.ts';
import { signs } from '../packs/signs.ts';
import { cloth, coneHat, bangles, shawl } from './clothes.ts';
import { jaggery, palmJaggery, bambooShoots, tamarind, honey } from './foods.ts';
import { grassBroom, winnowingFan, waterPot, brassBowl, leafPlates, clayDiyas } from './household.ts';

/** Local specialities by name. */
export const crafts: Record<string, () => string> = {
  jaggery,
  'palm-jaggery': palmJaggery,
  'bamboo-shoot': bambooShoots,
  gamosa: () => cloth('#F8F4EC', '#C8281F', '#C8281F'),
  shawl,
  'grass-broom': grassBroom,
  'winnowing-fan': winnowingFan,
  'water-pot': waterPot,
  'brass-bowl': brassBowl,
  'leaf-plates': leafPlates,
  'cone-hat': coneHat,
  tamarind,
  bangles,
  'clay-diya': clayDiyas,
  'forest-honey': honey,
  'king-chilli-pickle': () => jar('#B3301C', '#2B2320', '#FBE9C8', signs.chilli()),
};

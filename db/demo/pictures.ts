/** Every drawing of the demo shop by the name that the `thumbnail` column gives it (without `.svg`). */
import { bowls } from './pictures/bowls.ts';
import { butchery } from './pictures/butchery/butchery.ts';
import { care } from './pictures/care.ts';
import { crafts } from './pictures/crafts/crafts.ts';
import { fruits } from './pictures/fruits/fruits.ts';
import { gadgets } from './pictures/gadgets/gadgets.ts';
import { groceries } from './pictures/groceries.ts';
import { kitchen } from './pictures/kitchen/kitchen.ts';
import { placeholders } from './pictures/placeholders.ts';
import { vegetables } from './pictures/vegetables/vegetables.ts';

/** The parts of each drawing, to be set into a picture. */
export const drawings: Readonly<Record<string, () => string>> = {
  ...vegetables,
  ...fruits,
  ...butchery,
  ...crafts,
  ...bowls,
  ...groceries,
  ...gadgets,
  ...kitchen,
  ...care,
  ...placeholders,
};

/** Fruits that have no emoji. */
import { papaya, guava, pomegranate, custardApple, dragonFruit, passionFruit } from './cut-open.ts';
import { greenGrapes, litchis, jackfruit, plums, sapota, amla, tenderCoconut, bananas } from './whole.ts';

/** The fruits by name. */
export const fruits: Record<string, () => string> = {
  papaya,
  guava,
  pomegranate,
  'green-grapes': greenGrapes,
  litchi: litchis,
  jackfruit,
  plum: plums,
  'custard-apple': custardApple,
  sapota,
  amla,
  'dragon-fruit': dragonFruit,
  'passion-fruit': passionFruit,
  'tender-coconut': tenderCoconut,
  banana: bananas,
};

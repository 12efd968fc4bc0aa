/** Cooked food and sweets. */
import { samosas, idli, dosa, paratha, pakoras, thali, eggRoll, momos } from './meals.ts';
import { jalebi, gulabJamun, rasgulla, laddoos, selRoti, pitha, lassi, kulfi, curd } from './sweets.ts';

/** Cooked food and sweets by name. */
export const kitchen: Record<string, () => string> = {
  samosa: samosas,
  jalebi,
  'gulab-jamun': gulabJamun,
  rasgulla,
  'boondi-laddoo': () => laddoos('#F09A1E', ['#F6AE34', '#E88A14', '#F8C052']),
  idli,
  dosa,
  paratha,
  'sel-roti': selRoti,
  pitha,
  lassi,
  pakora: pakoras,
  kulfi,
  thali,
  'egg-roll': eggRoll,
  curd,
  momo: momos,
};

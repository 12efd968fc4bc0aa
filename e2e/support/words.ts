import type { Language } from '#base/language/language.ts';
import { wordsIn } from '#platform/words.ts';

/** What the shop says in a language, for journeys that take place in several: `say('office.packing.weigh')`. */
export const saidIn =
  (language: Language) =>
  (id: string, values?: Record<string, unknown>): string =>
    wordsIn(language)._(id, values);

/** For long journeys that both widths and two languages need: each language on the device that more of its readers hold. */
export const EACH_WIDTH = [
  { language: 'hi', at: '@phone' },
  { language: 'en', at: '@desktop' },
] as const;

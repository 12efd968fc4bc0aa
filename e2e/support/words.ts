import type { Language } from '#base/language/language.ts';
import { wordsIn } from '#platform/words.ts';

/** What the shop says in a language, for journeys in another than English: `say('office.packing.weigh')`. */
export const saidIn =
  (language: Language) =>
  (id: string, values?: Record<string, unknown>): string =>
    wordsIn(language)._(id, values);

import * as v from 'valibot';
import { LANGUAGE_CODES } from './language.ts';

/** The question of the language in which goods, shelves and the shop's own texts are named; English for all who never ask. */
export const LANGUAGE_QUESTION = { lang: v.optional(v.picklist(LANGUAGE_CODES), 'en') };

/** The same for calls that ask nothing else; other questions are ignored, as they always were. */
export const NamedIn = v.object(LANGUAGE_QUESTION);

import { takingTurns } from '#platform/taking-turns.ts';
import { knownThings, readKnownThings } from './known-things.ts';
import { openVocabulary, openVocabularyInTurns, type Vocabulary } from './vocabulary.ts';

let atOnce: Vocabulary | undefined;
let inTurns: Promise<Vocabulary> | undefined;

/** What every shop knows, made ready once in a process; it takes a fifth of a second. */
export const knownVocabulary = (): Vocabulary => (atOnce ??= openVocabulary(knownThings()));

/** The same, a few milliseconds at a time. */
export const readKnownVocabulary = (): Promise<Vocabulary> => (inTurns ??= readInTurns());

async function readInTurns(): Promise<Vocabulary> {
  const yourTurn = takingTurns();
  return openVocabularyInTurns(await readKnownThings(yourTurn), yourTurn);
}

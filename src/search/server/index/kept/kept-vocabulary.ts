import { deserialize, serialize } from 'node:v8';
import { prepareKnownVocabulary } from '#search/server/index/words/known-vocabulary.ts';
import { type Prepared, type Vocabulary, vocabularyOf } from '#search/server/index/words/vocabulary.ts';
import { keepPieces, type Pieces, readKept } from './pieces.ts';
import { indexVersion } from './version.ts';

/** The words that every shop knows, from a file, or prepared and kept there for the next start; `onError` is told of a broken one. */
export async function readVocabulary(path: string, onError: (error: unknown) => void): Promise<Vocabulary> {
  const version = indexVersion();
  const kept = readKept({ path, version }, preparedIn, onError);
  if (kept) return vocabularyOf(kept);
  const prepared = await prepareKnownVocabulary();
  await keepPieces(path, version, { prepared: serialize(prepared) }).catch(onError);
  return vocabularyOf(prepared);
}

const preparedIn = ({ prepared }: Pieces): Prepared => deserialize(prepared as Uint8Array) as Prepared;

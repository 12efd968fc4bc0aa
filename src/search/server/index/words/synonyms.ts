import type { Named } from './thing.ts';

/** Words that mean the same goods: what they are called in English, and every spelling that shoppers type. */
export type SynonymGroup = { id: string; canonical: string; spellings: readonly string[] };

/** What the owner taught, as things that search knows. */
export const taughtThings = (groups: readonly SynonymGroup[]): Named[] =>
  groups.map(({ canonical, spellings }) => ({
    english: [canonical],
    titles: spellings,
    names: [],
    isTaught: true,
  }));

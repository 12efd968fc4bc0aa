import type { ReactNode } from 'react';

/** Help of a screen: the messages of its title and its three sentences, and the picture that these speak of. */
export type Help = {
  title: string;
  says: readonly [first: string, second: string, third: string];
  Picture: () => ReactNode;
  /** The message of what is more to know, and of the page of docs/ that tells it; behind "Read on". */
  readOn?: string;
};

/** The number of a sentence of the help, which its part of the picture has as well. */
export type Said = 1 | 2 | 3;

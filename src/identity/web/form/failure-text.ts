import { CallFailed } from '#browser/api-client.ts';

/** What a screen says when the shop refused or broke without saying why. */
export type Words = {
  /** Refused without a word of explanation. */
  refused?: string;
  /** The shop answered that something in it broke. */
  broken: string;
  /** What answered was not the shop: a proxy on the way, say. */
  unreadable: string;
};

/** Waits for a call; its own explanation is kept, and where it has none the screen's words take its place. */
export async function withFailureText<T>(call: Promise<T>, words: Words): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const said = wordsFor(error, words);
    throw new CallFailed(error.status, error.code, said, error.fields, error.detail);
  }
}

function wordsFor({ status, code, message }: CallFailed, words: Words): string {
  if (code === 'internal') return words.broken;
  if (code !== 'unreadable') return message || words.unreadable;
  return (status < 500 && words.refused) || words.unreadable;
}

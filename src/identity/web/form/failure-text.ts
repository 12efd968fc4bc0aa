import { CallFailed } from '#browser/calls/api-client.ts';

/** A screen's messages for failures that come without an explanation. */
export type Words = {
  /** The request was refused without an explanation. */
  refused?: string;
  /** The shop answered with an internal error. */
  broken: string;
  /** The answer did not come from the shop but, for example, from a proxy. */
  unreadable: string;
};

/** Waits for a call. If it fails without an explanation, the screen's message is used instead. */
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

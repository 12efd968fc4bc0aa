import { AsyncLocalStorage } from 'node:async_hooks';

/** What was noted while an answer was made: the tags of what it shows, and whether it may be kept at all. */
export type Noted = { tags: ReadonlySet<string>; mayBeKept: boolean };

const making = new AsyncLocalStorage<{ tags: Set<string>; mayBeKept: boolean }>();

/**
 * Says what the answer under way is made from, as a query does for what it reads: a change that carries one of these
 * tags ends the kept answer. Outside of `notingTags` it does nothing.
 */
export function madeFrom(...tags: readonly string[]): void {
  const noted = making.getStore();
  if (noted) for (const tag of tags) noted.tags.add(tag);
}

/** Says that the answer under way is out of date already, so that it is sent and not kept. */
export function doNotKeep(): void {
  const noted = making.getStore();
  if (noted) noted.mayBeKept = false;
}

/** Makes an answer and notes what it is made from. */
export async function notingTags<T>(make: () => Promise<T>): Promise<{ answer: T; noted: Noted }> {
  const noted = { tags: new Set<string>(), mayBeKept: true };
  return { answer: await making.run(noted, make), noted };
}

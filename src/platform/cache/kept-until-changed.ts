import { AsyncLocalStorage } from 'node:async_hooks';
import type { Platform } from '#platform/platform.ts';
import type { Change } from './changes.ts';

/**
 * Makes a reader of something that each process reads once and keeps until a change is about it. After a read that
 * failed, or whose value `mayBeKept` refuses, the next caller reads again.
 */
export function keptUntilChanged<Value>(
  isAbout: (change: Change) => boolean,
  read: (platform: Platform) => Promise<Value>,
  mayBeKept: (value: Value) => boolean = () => true,
): (platform: Platform) => Promise<Value> {
  const readers = new WeakMap<Platform, () => Promise<Value>>();
  const newReader = (platform: Platform) => {
    let kept: Promise<Value> | undefined;
    platform.changes.follow((change) => {
      if (isAbout(change)) kept = undefined;
    });
    return (): Promise<Value> => {
      if (kept) return kept;
      const reading = read(platform);
      const drop = (): void => {
        if (kept === reading) kept = undefined;
      };
      // Whoever asked is told of the failure.
      reading.then((value) => mayBeKept(value) || drop(), drop);
      return (kept = reading);
    };
  };
  return (platform) => {
    const reader = readers.get(platform) ?? newReader(platform);
    readers.set(platform, reader);
    return reader();
  };
}

/** The notes made while an answer was built: the tags of its content, and `mayBeKept`. */
export type Noted = { tags: ReadonlySet<string>; mayBeKept: boolean };

const making = new AsyncLocalStorage<{ tags: Set<string>; mayBeKept: boolean }>();

/**
 * Notes the tags of the data that the answer under way is made from, as a query does for what it reads: a change that
 * carries one of these tags ends the kept answer. Outside of `notingTags` it does nothing.
 */
export function madeFrom(...tags: readonly string[]): void {
  const noted = making.getStore();
  if (noted) for (const tag of tags) noted.tags.add(tag);
}

/** Marks the answer under way as out of date already, so that it is sent and not kept. */
export function doNotKeep(): void {
  const noted = making.getStore();
  if (noted) noted.mayBeKept = false;
}

/** Makes an answer and notes its tags. */
export async function notingTags<T>(make: () => Promise<T>): Promise<{ answer: T; noted: Noted }> {
  const noted = { tags: new Set<string>(), mayBeKept: true };
  return { answer: await making.run(noted, make), noted };
}

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

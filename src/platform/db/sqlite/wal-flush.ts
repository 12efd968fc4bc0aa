import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts what was committed on the disk. */
export type WalFlush = {
  /** Resolves when everything that was committed until now is on the disk. Those who ask meanwhile share the next go. */
  flush(): Promise<void>;
  /** Throws when the disk failed to keep something: what comes after it in the log would not be kept, either. */
  expectSound(): void;
  close(): Promise<void>;
};

/**
 * Flushes SQLite's write-ahead log outside of the main thread. SQLite itself would do it inside of `commit` and delay
 * every page meanwhile: a millisecond on a quiet disk, a hundred on a busy one. So `commit` only writes (`synchronous =
 * normal`), and it is acknowledged after this flush.
 */
export function openWalFlush(path: string): WalFlush {
  let log: Promise<FileHandle> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: Error | undefined;

  const expectSound = (): void => {
    if (failure) throw failure;
  };
  const flushNow = async (): Promise<void> => {
    expectSound();
    try {
      log ??= openLog(path);
      await (await log).datasync();
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return {
    expectSound,
    flush: () => {
      if (next) return next;
      const begin = (): Promise<void> => {
        next = undefined;
        return flushNow();
      };
      // A flush before this one that failed told those who waited for it; `flushNow` tells it to these, too.
      const begun = running.then(begin, begin);
      next = begun;
      running = begun;
      return begun;
    },
    close: async () => {
      // Failures of both were told to those who waited for a flush; here only an open file is to be closed.
      const [, opened] = await Promise.allSettled([running, log]);
      if (opened.status === 'fulfilled') await opened.value?.close();
    },
  };
}

/** The log was made by the first commit; its name must be on the disk, too. Windows has no such thing as a folder's flush. */
async function openLog(path: string): Promise<FileHandle> {
  if (process.platform !== 'win32') {
    const folder = await open(dirname(path), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
  return open(`${path}-wal`, 'r+');
}

/**
 * A commit that brings SQLite's log to so many pages (16 MB) takes it over into the file, and waits for the disk twice.
 * An order writes some fifty pages, mostly the same ones as the order before: the longer the log, the fewer pages are
 * taken over for each.
 */
export const LOG_PAGES = 4000;

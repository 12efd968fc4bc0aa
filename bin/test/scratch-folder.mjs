import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps this folder in memory: nothing there waits for a disk. */
const IN_MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** Where data may stand that is thrown away: in memory where there is room for so many bytes, else in a folder of the disk. */
export function scratchFolder(room = ROOM, otherwise = tmpdir()) {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize > room) return IN_MEMORY;
  } catch {
    // Not every system has such a folder.
  }
  return otherwise;
}

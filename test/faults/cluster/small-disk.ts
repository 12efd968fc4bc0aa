import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statfsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = 2 * 1024 ** 3;
const FILLER = 'filler';

/** Gives a machine a small disk of its own for the folder where databases are kept; it goes with the namespace of the test. */
export function mountSmallDisk(disk: string): void {
  const image = `${disk}.disk`;
  closeSync(openSync(image, 'w'));
  truncateSync(image, SIZE);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  const folder = join(disk, 'var/lib');
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-o', 'loop', image, folder]);
}

/** Takes the last byte of it, while others write, too. */
export function fillDisk(disk: string): void {
  const filler = join(disk, 'var/lib', FILLER);
  for (let size = SIZE; size >= 4096; size = Math.floor(size / 2)) {
    const { bavail, bsize } = statfsSync(join(disk, 'var/lib'));
    if (bavail * bsize >= size) spawnSync('fallocate', ['-l', String(size), `${filler}-${size}`]);
  }
}

/** Makes room again. */
export function makeRoom(disk: string): void {
  execFileSync('sh', ['-c', 'rm -f "$0"-*', join(disk, 'var/lib', FILLER)]);
}

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own, which can be filled to its last byte, or fail. */
export type SmallDisk = {
  path: string;
  fill(): void;
  makeRoom(): void;
  /** The disk fails: as Linux does then, nothing can be written to it any more, not even to files that are open. */
  fail(): void;
  /** It is checked and put back, as at the next start of the machine. Nobody may use it at that moment. */
  repair(): void;
  remove(): void;
};

/** A disk in memory, or in a file; both take root, and for anyone else this gives undefined. */
export function openSmallDisk(kind: 'memory' | 'file', megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'haat-small-disk-'));
  // Whoever runs PostgreSQL must get there, too.
  chmodSync(folder, 0o755);
  const path = join(folder, 'disk');
  const image = join(folder, 'image');
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(command, args, { stdio: 'ignore' });
  mkdirSync(path);
  const mount = (): void =>
    kind === 'memory'
      ? run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path)
      : run('mount', '-o', 'loop', image, path);
  try {
    if (kind === 'file') {
      closeSync(openSync(image, 'w'));
      truncateSync(image, megabytes * 1024 * 1024);
      run('mkfs.ext4', '-q', image);
    }
    mount();
  } catch {
    // Not root, or a machine that lets not even root mount.
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => fill(filler),
    makeRoom: () => rmSync(filler),
    fail: () => run('mount', '-o', 'remount,abort', path),
    repair: () => {
      run('umount', path);
      repairImage(image);
      mount();
    },
    remove: () => {
      run('umount', '-l', path);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Its exit code is 1 when it mended something. */
function repairImage(image: string): void {
  try {
    execFileSync('e2fsck', ['-p', '-f', image], { stdio: 'ignore' });
  } catch (error) {
    if ((error as { status?: number }).status !== 1) throw error;
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

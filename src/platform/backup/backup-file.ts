import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { SnapshotRow } from '#platform/db/snapshot.ts';
import { PRIVATE_FILE } from '#platform/files.ts';

/**
 * A backup is one gzip file of JSON lines: a head, each row of each table, each picture, and an end with their number
 * and their hash. Nothing in it depends on the kind of database, so it can be restored into either.
 */
export type Head = { haat: 1; schema: string; madeAt: string };
export type Picture = { picture: string; bytes: string };
type End = { end: true; lines: number; sha256: string };
export type Line = Head | SnapshotRow | Picture;

/** The file is not a backup, or is damaged or incomplete. */
export class BackupDamaged extends Error {}

/** Writes a backup as a stream, so that a large shop needs no more memory than a small one. */
export async function writeBackupFile(path: string, lines: AsyncIterable<Line>): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  async function* text(): AsyncIterable<string> {
    for await (const line of lines) {
      const json = JSON.stringify(line);
      hash.update(json);
      count += 1;
      yield `${json}\n`;
    }
    yield `${JSON.stringify({ end: true, lines: count, sha256: hash.digest('hex') } satisfies End)}\n`;
  }
  await pipeline(
    text,
    createGzip({ level: 6 }),
    createWriteStream(path, { flush: true, mode: PRIVATE_FILE }),
  );
}

/** Reads a backup line by line. Throws BackupDamaged unless it is complete and unchanged. */
export async function* readBackupFile(path: string): AsyncIterable<Line> {
  const hash = createHash('sha256');
  const unpacked = createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  let count = 0;
  let end: End | undefined;
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as Line | End;
      if ('end' in line) {
        end = line;
        continue;
      }
      if (count === 0 && !('haat' in line)) throw new BackupDamaged('this is not a backup of Haat');
      hash.update(text);
      count += 1;
      yield line;
    }
  } catch (error) {
    throw error instanceof BackupDamaged
      ? error
      : new BackupDamaged(`the backup cannot be read (${String(error)})`);
  }
  expectWhole(end, count, hash);
}

function expectWhole(end: End | undefined, count: number, hash: Hash): void {
  if (!end || end.lines !== count || end.sha256 !== hash.digest('hex')) {
    throw new BackupDamaged('the backup is not whole: its end is missing or does not match');
  }
}

/** The same lines, until `signal` aborts. */
export async function* stoppable(
  lines: AsyncIterable<Line>,
  signal: AbortSignal | undefined,
): AsyncIterable<Line> {
  for await (const line of lines) {
    signal?.throwIfAborted();
    yield line;
  }
}

/** The id and file name of a picture. */
export type PictureName = { id: string; file: string };

/** The pictures of the shop's store, as a backup needs them. */
export type PictureFiles = {
  files(): AsyncIterable<PictureName>;
  read(id: string, file: string): Promise<Uint8Array | undefined>;
  keep(id: string, file: string, bytes: Uint8Array): Promise<void>;
};

/** The number of pictures that are copied at the same time. */
export const AT_ONCE = 16;

/** The counts of a backup. */
export type BackupSummary = { rows: number; pictures: number };

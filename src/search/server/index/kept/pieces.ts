import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { removeHalfFiles, writeFileAtomically } from '#platform/files.ts';

const KINDS = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** Numbers and texts by name, as they are kept in a file. */
export type Pieces = Record<string, Numbers | string>;
type Head = { version: string; pieces: { name: string; kind: Kind | 'text'; bytes: number }[] };

const MARK = Buffer.from('haat-search\n');
/** After the mark: the length of the head, and the checksum of everything that follows. */
const BEGINNING = MARK.length + 8;

/** Keeps some pieces of a version in a file. */
export async function keepPieces(path: string, version: string, pieces: Pieces): Promise<void> {
  await removeHalfFiles(dirname(path));
  await writeFileAtomically(path, bytesOf(version, pieces));
}

/**
 * Reads what a file keeps, as `read` makes it of the pieces; undefined if there is none, or one of another version. A broken one is thrown
 * away, and `onError` is told of it.
 */
export function readKept<Of>(
  { path, version }: { path: string; version: string },
  read: (pieces: Pieces) => Of,
  onError: (error: unknown) => void,
): Of | undefined {
  try {
    const pieces = readPieces(path, version);
    return pieces && read(pieces);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    onError(error);
    rmSync(path, { force: true });
    return undefined;
  }
}

/** The bytes of a file that keeps some pieces of a version. */
function bytesOf(version: string, pieces: Pieces): Uint8Array[] {
  const body = Object.entries(pieces).map(([name, piece]) => ({ name, ...asBytes(piece) }));
  const head: Head = {
    version,
    pieces: body.map(({ name, kind, bytes }) => ({ name, kind, bytes: bytes.byteLength })),
  };
  const parts = [Buffer.from(JSON.stringify(head)), ...body.map(({ bytes }) => bytes)];
  const beginning = Buffer.alloc(BEGINNING);
  MARK.copy(beginning);
  beginning.writeUInt32LE(parts[0]!.byteLength, MARK.length);
  beginning.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    MARK.length + 4,
  );
  return [beginning, ...parts];
}

/**
 * Reads the pieces that a file keeps; undefined if it is of another version. Fails if there is none, or if a byte of it is not as it
 * was written. Each piece has memory of its own, so that it can be given back when the piece is replaced.
 */
function readPieces(path: string, version: string): Pieces | undefined {
  const file = openSync(path, 'r');
  try {
    const beginning = readPart(file, BEGINNING);
    if (!beginning.subarray(0, MARK.length).equals(MARK)) throw broken();
    const [length, sum] = [beginning.readUInt32LE(MARK.length), beginning.readUInt32LE(MARK.length + 4)];
    if (length > fstatSync(file).size) throw broken();
    const headBytes = readPart(file, length);
    const head = JSON.parse(headBytes.toString()) as Head;
    if (head.version !== version) return undefined;
    let read = crc32(headBytes, 0);
    const pieces: Pieces = {};
    for (const { name, kind, bytes } of head.pieces) {
      const part = readPart(file, bytes);
      read = crc32(part, read);
      pieces[name] = kind === 'text' ? part.toString() : new KINDS[kind](part.buffer);
    }
    if (read !== sum) throw broken();
    return pieces;
  } finally {
    closeSync(file);
  }
}

function asBytes(piece: Numbers | string): { kind: Kind | 'text'; bytes: Uint8Array } {
  if (typeof piece === 'string') return { kind: 'text', bytes: Buffer.from(piece) };
  const kind = (Object.keys(KINDS) as Kind[]).find((name) => piece instanceof KINDS[name])!;
  return { kind, bytes: new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength) };
}

function readPart(file: number, bytes: number): Buffer<ArrayBuffer> {
  const part = Buffer.from(new ArrayBuffer(bytes));
  for (let at = 0; at < bytes;) {
    const read = readSync(file, part, at, bytes - at, null);
    if (read === 0) throw broken();
    at += read;
  }
  return part;
}

const broken = (): Error => new Error('The kept search index is broken; it is made anew.');

/** The parts of a driver's error that we look at: PostgreSQL's SQLSTATE, or SQLite's extended code. */
type DriverError = {
  code?: unknown;
  constraint?: unknown;
  errcode?: unknown;
  message?: unknown;
  syscall?: unknown;
};

const describe = (error: unknown): DriverError => (typeof error === 'object' && error !== null ? error : {});

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;

/** Whether the database gave up a transaction because of another one, so that the same work may succeed now. */
export function mayTryAgain(error: unknown): boolean {
  const { code } = describe(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Whether a row was refused because its value is taken; `column` is `table.column`, as in `users.email`. */
export function isTaken(error: unknown, column: string): boolean {
  const { code, constraint, errcode, message } = describe(error);
  if (code === UNIQUE_VIOLATION) return String(constraint).startsWith(column.replace('.', '_'));
  return (errcode === SQLITE_UNIQUE || errcode === SQLITE_PRIMARY_KEY) && String(message).includes(column);
}

const UNDEFINED_TABLE = '42P01';

/** Whether a statement named a table that is not there. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = describe(error);
  return code === UNDEFINED_TABLE || /no such table/.test(String(message));
}

const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
];

/** Whether the database could not be reached at all, so that the shop should say "in a moment" and not "bug". */
export function isUnreachable(error: unknown): boolean {
  const { code, message, syscall } = describe(error);
  if (typeof code === 'string' && CONNECTION_CODES.includes(code)) return true;
  // The socket of a PostgreSQL that does not run. Any other file that is missing is a mistake of ours.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return /connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout/i.test(
    String(message),
  );
}

const NOT_IN_REPERTOIRE = '22021';

/** Whether a text held a character that PostgreSQL cannot keep (NUL), which the schema let through. */
export const isUnstorable = (error: unknown): boolean => describe(error).code === NOT_IN_REPERTOIRE;

/** What is wrong with the place where data are kept: it cannot be opened or written, is damaged, or is full. */
export type StorageTrouble = 'closed' | 'damaged' | 'full';

// SQLite's primary codes (the low byte), the file system's, PostgreSQL's SQLSTATEs.
const STORAGE_TROUBLES = new Map<unknown, StorageTrouble>([
  [8, 'closed'],
  [10, 'full'], // a write that the file system refused; a disk that fails says the same
  [11, 'damaged'],
  [13, 'full'],
  [14, 'closed'],
  [26, 'damaged'],
  ['EACCES', 'closed'],
  ['EPERM', 'closed'],
  ['EROFS', 'closed'],
  ['ENOTDIR', 'closed'],
  ['ENOENT', 'closed'],
  ['EISDIR', 'closed'],
  ['EEXIST', 'closed'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['53100', 'full'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]);

/** Whether the place where data are kept failed, and how: nothing was written, and the owner must act. */
export function storageTrouble(error: unknown): StorageTrouble | undefined {
  const { code, errcode } = describe(error);
  return STORAGE_TROUBLES.get(typeof errcode === 'number' ? errcode & 0xff : code);
}

// What a file that is not there, or that is something else, says: a mistake of ours rather than a fault of the disk.
const OUR_MISTAKES: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'];

/**
 * What is wrong with the disk or the database file under a shop that serves; undefined for anything else. The person
 * cannot help it, and nothing was written.
 */
export const brokenStorage = (error: unknown): StorageTrouble | undefined =>
  OUR_MISTAKES.includes(describe(error).code) ? undefined : storageTrouble(error);

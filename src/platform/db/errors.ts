/** The parts of a driver's error that we use: PostgreSQL's SQLSTATE, or SQLite's extended code. */
type DriverError = {
  code?: unknown;
  constraint?: unknown;
  errcode?: unknown;
  message?: unknown;
  syscall?: unknown;
};

const describe = (error: unknown): DriverError => (typeof error === 'object' && error !== null ? error : {});

/** The code of an error caused by another transaction. */
export const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const SQLITE_UNIQUE = 2067;
const SQLITE_PRIMARY_KEY = 1555;

/** True if a transaction failed because of another one, so that a retry may succeed. */
export function mayTryAgain(error: unknown): boolean {
  const { code } = describe(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** True if a row violates a unique key. `column` is `table.column`, for example `users.email`. */
export function isTaken(error: unknown, column: string): boolean {
  const { code, constraint, errcode, message } = describe(error);
  if (code === UNIQUE_VIOLATION) return String(constraint).startsWith(column.replace('.', '_'));
  return (errcode === SQLITE_UNIQUE || errcode === SQLITE_PRIMARY_KEY) && String(message).includes(column);
}

/** True if another row has the same primary key. */
export function isTakenKey(error: unknown): boolean {
  const { code, constraint, errcode } = describe(error);
  return (
    errcode === SQLITE_PRIMARY_KEY || (code === UNIQUE_VIOLATION && String(constraint).endsWith('_pkey'))
  );
}

const UNDEFINED_TABLE = '42P01';

/** True if a table does not exist. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = describe(error);
  return code === UNDEFINED_TABLE || /no such table/.test(String(message));
}

/** Refused, because the database only reads: it follows another one, which has taken over. */
export const READ_ONLY = '25006';

const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // Its machine, or the network to it, is gone.
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  READ_ONLY,
  // It gave the statement, or the transaction, up because it took too long (openPool): it waits for others, or its clock was set.
  '57014',
  '25P03',
];

/** True if the database could not be reached, or did not answer in time, so that the shop answers "in a moment" and not "bug". */
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

/** True if a text had a character that PostgreSQL cannot store (NUL) and that the schema let through. */
export const isUnstorable = (error: unknown): boolean => describe(error).code === NOT_IN_REPERTOIRE;

/** Trouble with the storage: it cannot be opened or written, is damaged, or is full. */
export type StorageTrouble = 'closed' | 'damaged' | 'full';

// SQLite's primary codes (the low byte), the file system's, PostgreSQL's SQLSTATEs.
const STORAGE_TROUBLES = new Map<unknown, StorageTrouble>([
  [8, 'closed'],
  [10, 'full'], // a write that the file system refused; a failing disk causes the same code
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
  ['EIO', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['53100', 'full'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]);

/** The trouble if the storage failed; undefined for other errors. Nothing was written, and the owner must act. */
export function storageTrouble(error: unknown): StorageTrouble | undefined {
  const { code, errcode } = describe(error);
  return STORAGE_TROUBLES.get(typeof errcode === 'number' ? errcode & 0xff : code);
}

// Errors about a file that does not exist, or is of another kind, are bugs of ours and no fault of the disk.
const OUR_MISTAKES: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'];

/**
 * The trouble of a running shop's disk or database file; undefined for other errors. The shopper cannot solve it, and
 * nothing was written.
 */
export const brokenStorage = (error: unknown): StorageTrouble | undefined =>
  OUR_MISTAKES.includes(describe(error).code) ? undefined : storageTrouble(error);

/** True if the database cannot be used at present, for a reason that is not a fault of the shop's code. */
export const isAway = (error: unknown): boolean => isUnreachable(error) || brokenStorage(error) !== undefined;

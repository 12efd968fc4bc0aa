import { relative } from 'node:path';
import { StoreError } from '#media/server/s3-store.ts';
import { type Config, ConfigError } from '#platform/config/config.ts';
import { storageTrouble, type StorageTrouble } from '#platform/db/errors.ts';
import { DatabaseInUse } from '#platform/db/sqlite/lock.ts';
import { NewerDatabase, OlderDatabase } from '#platform/db/upgrade/migrate.ts';

const ADVICE: Record<StorageTrouble, string> = {
  closed: 'cannot be opened or written; see that it exists and belongs to the user that runs Haat',
  damaged: 'is damaged or not a database; put it aside and restore a backup with npm run restore',
  full: 'cannot grow, the disk is full; make room and start again',
};

/**
 * The reason why the start failed, in one sentence that says what to do. `config` is missing if the configuration was
 * the reason.
 */
export function startFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError) return error.message;
  if (
    error instanceof DatabaseInUse ||
    error instanceof NewerDatabase ||
    error instanceof OlderDatabase ||
    error instanceof StoreError
  )
    return `${error.message}.`;
  const [first, ...causes] = chain(error);
  const last = causes.at(-1) ?? first;
  const port = config?.port ?? 3000;
  if (codeOf(last) === 'EADDRINUSE')
    return `port ${port} is taken by another program; set PORT to a free one.`;
  if (codeOf(last) === 'EADDRNOTAVAIL' || (codeOf(last) === 'EACCES' && hasSyscall(last, 'listen')))
    return `this machine does not let Haat listen on ${config?.host}:${port}; set HOST and PORT to what it may use.`;
  const trouble = storageTrouble(last);
  if (config?.database.kind === 'sqlite' && trouble && typeof codeOf(last) === 'string') {
    const isDatabase = codeOf(last) === 'ERR_SQLITE_ERROR';
    const place = isDatabase ? `the database ${config.database.path}` : placeOf(last, config);
    return `${place} ${ADVICE[trouble]} (${wordsOf(last)}).`;
  }
  if (config?.database.kind === 'postgres' && isPostgres(last)) {
    const { host, pathname } = new URL(config.database.url);
    return `PostgreSQL at ${decodeURIComponent(host)}${pathname} cannot be used; see that it runs and that DATABASE_URL is right (${wordsOf(last)}).`;
  }
  return `${wordsOf(first)}${last === first ? '' : ` (${wordsOf(last)})`}.`;
}

/** Where the file system refused: the shop's own folder, or another file, by its path. */
function placeOf(error: unknown, { dataDir }: Config): string {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : '';
  const isElsewhere = path !== '' && relative(dataDir, path).startsWith('..');
  return isElsewhere ? path : `DATA_DIR ${dataDir}`;
}

/** The error, what caused it, what caused that. */
function chain(error: unknown): unknown[] {
  const found: unknown[] = [error];
  for (let cause = causeOf(error); cause !== undefined && found.length < 10; cause = causeOf(cause))
    found.push(cause);
  return found;
}

const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const hasSyscall = (error: unknown, name: string): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === name;

const wordsOf = (error: unknown): string => (error instanceof Error && error.message) || String(error);

/** The PostgreSQL server's own error (a SQLSTATE has five characters), a network error, or one of the driver. */
const isPostgres = (error: unknown): boolean =>
  error instanceof Error &&
  (/^[0-9A-Z]{5}$/.test(String(codeOf(error))) ||
    /^E[A-Z]+$/.test(String(codeOf(error))) ||
    /connection|timeout|SASL|SSL/i.test(error.message));

import type { QueryTiming } from '#platform/db/open.ts';

/** One line of JSON for each event; never a token, a password, an address or the text of a mail. */
export type Log = {
  info(event: string, facts?: Record<string, unknown>): void;
  warn(event: string, facts?: Record<string, unknown>): void;
  error(event: string, error: unknown, facts?: Record<string, unknown>): void;
};

/** Writes lines of JSON with `write` (standard error by default, so that standard output stays for people). */
export function openLog(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Log {
  const line = (level: string, event: string, facts: Record<string, unknown> = {}): void =>
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }));
  return {
    info: (event, facts) => line('info', event, facts),
    warn: (event, facts) => line('warn', event, facts),
    error: (event, error, facts) => line('error', event, { ...facts, ...describeError(error) }),
  };
}

const describeError = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? {
        message: withoutAddresses(error.message),
        stack: withoutAddresses(error.stack ?? ''),
        ...(error.cause ? { cause: withoutAddresses(causeOf(error.cause)) } : {}),
      }
    : { message: withoutAddresses(String(error)) };

const causeOf = (cause: unknown): string => (cause instanceof Error ? cause.message : JSON.stringify(cause));

/** A mail server's refusal contains the address of the recipient, which the log must not. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[e-mail address]');

const SLOW_MS = 50;
const MINUTE = 60_000;
const SQL_SHOWN = 1000;
const STATEMENTS_KEPT = 500;
const FRAMES_READ = 60;

type Slow = { saidAt: number; times: number; worst: number };

/**
 * Logs slow queries: at most one line a minute for each statement, with the number of slow runs since the last line
 * and the slowest, so that a busy hour does not flood the log.
 */
export function slowQueryLog(
  log: Log,
  now: () => number = () => performance.now(),
): (timing: QueryTiming) => void {
  const known = new Map<string, Slow>();
  return ({ sql, milliseconds }) => {
    if (milliseconds <= SLOW_MS) return;
    const statement = withoutLists(sql);
    const slow = known.get(statement) ?? { saidAt: -Infinity, times: 0, worst: 0 };
    slow.times += 1;
    slow.worst = Math.max(slow.worst, Math.round(milliseconds));
    if (now() - slow.saidAt >= MINUTE) {
      const { times, worst } = slow;
      log.warn('database.slow', {
        by: caller(),
        milliseconds: worst,
        times,
        sql: statement.slice(0, SQL_SHOWN),
      });
      Object.assign(slow, { saidAt: now(), times: 0, worst: 0 });
    }
    if (known.size >= STATEMENTS_KEPT) known.clear();
    known.set(statement, slow);
  };
}

/** Statements that differ only in the number of values or of rows count as one statement. */
const withoutLists = (sql: string): string =>
  sql
    .trim()
    .replaceAll(/\((?:\?|\$\d+)(?:, (?:\?|\$\d+))+\)/g, '(…)')
    .replaceAll(/\(…\)(?:, \(…\))+/g, '(…)');

/**
 * The innermost function of ours that waits for the query, with its file: `placeOrder (orders/server/…)`. It is read
 * from the stack, which costs something only for slow queries.
 */
function caller(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES_READ;
  const { stack = '' } = new Error('to see who waits');
  Error.stackTraceLimit = before;
  for (const frame of stack.split('\n')) {
    const [, name, path] =
      /^ +at (?:async )?(?:(\S+) \()?.*\/src\/((?!platform\/)[^:)]+):\d+/.exec(frame) ?? [];
    if (path) return name ? `${name} (${path})` : path;
  }
  return 'unknown';
}

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

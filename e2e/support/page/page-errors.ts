import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a test, and what the test said would. */
export type ErrorWatch = {
  /** Follows all pages of a context, those that are opened later, too. */
  follow: (context: BrowserContext) => void;
  /** From now on, and in what was seen already, what matches is no fault. */
  expectErrors: (pattern: RegExp) => void;
  /** What was seen and not expected. */
  faults: () => string[];
};

/** Begins to watch: errors in the console, uncaught errors, requests that failed. */
export function watchErrors(): ErrorWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  return {
    follow: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { stack, message } = error.error();
        seen.push(`uncaught: ${stack ?? message}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        // Whoever leaves a page gives up what it was still loading.
        if (reason !== 'net::ERR_ABORTED')
          seen.push(`request: ${reason} ${request.method()} ${request.url()}`);
      });
    },
    expectErrors: (pattern) => void expected.push(pattern),
    faults: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}

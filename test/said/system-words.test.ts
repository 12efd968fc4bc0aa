import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names of settings, files and programs, which only the person who looks after the server knows. */
const OF_THE_SYSTEM = /[A-Z]{2,}_[A-Z]|\boutbox\b|\bSMTP\b|\bnpm\b|\bdocs\/|\.env\b|\bstderr\b|\bSQL\b/;

test.each(['en', 'hi', 'bn'])('no screen says words of the system: %s', (language) => {
  const { messages } = JSON.parse(readFileSync(`build/words/${language}.json`, 'utf8')) as {
    messages: Record<string, unknown>;
  };
  const texts = Object.entries(messages).map(([id, text]) => [id, JSON.stringify(text)] as const);
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter(([, text]) => OF_THE_SYSTEM.test(text)).map(([id]) => id)).toEqual([]);
});

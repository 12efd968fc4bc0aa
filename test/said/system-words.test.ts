import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names of settings, files and programs, which only the person who looks after the server knows. */
const OF_THE_SYSTEM = [
  /[A-Z]{2,}_[A-Z]|\b(?:SMTP|SQL|SQLite|PostgreSQL|Postgres|Node|npm|JSON|API|HTML|DNS|SSH|cron|stderr|localhost)\b/,
  /\b(?:outbox|database|migrations?|gateway|endpoint|webhook|payload|environment variables?|env|config|stack trace)\b/i,
  /\b(?:undefined|null|NaN|TypeError|RangeError|ECONN\w+|ENOSPC)\b/,
  /\.env\b|\bdocs\/|\.(?:sqlite|ts|mjs)\b/,
  // The same words in other letters.
  /डेटाबेस|माइग्रेशन|गेटवे|एनवायरनमेंट|ডেটাবেস|মাইগ্রেশন|গেটওয়ে|এনভায়রনমেন্ট/u,
];

test.each(['en', 'hi', 'bn'])('no screen says words of the system: %s', (language) => {
  const { messages } = JSON.parse(readFileSync(`build/words/${language}.json`, 'utf8')) as {
    messages: Record<string, unknown>;
  };
  const texts = Object.entries(messages).map(([id, text]) => [id, JSON.stringify(text)] as const);
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter(([, text]) => OF_THE_SYSTEM.some((word) => word.test(text))).map(([id]) => id)).toEqual(
    [],
  );
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { actionText } from './log-words.ts';

/** The actions that the code writes in the log. */
const actions = globSync('src/**/server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => /\b(recordAudit|audit:|AuditEntry)/.test(code))
  .flatMap((code) => [...code.matchAll(/\baction(?:: | = )([^;,}]*'[a-z ]+'[^;,}]*)/g)])
  .flatMap(([, text = '']) => [...text.matchAll(/(?<![=!]= )'([a-z ]+)'/g)].map(([, action = '']) => action));

test('everything that the log keeps has a word in Hindi', () => {
  expect(new Set(actions).size).toBeGreaterThan(30);
  const hindi = wordsIn('hi');
  const without = [...new Set(actions)].filter((action) => /^[a-z ’']+$/.test(actionText(hindi, action)));
  expect(without).toEqual([]);
});

import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const FILES = globSync('src/*/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/server\/|\/tests\/|^src\/(?:platform|main|browser|ui)\//.test(file),
);
const IN_BROWSER = /\/web\/(?!.*chosen-passwords)/;

/** The messages of all schemas that calls and forms are checked with. */
export async function sentencesInSchemas(): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  for (const file of FILES.filter((name) => !IN_BROWSER.test(name))) {
    const exported = (await import(resolve(file))) as Record<string, unknown>;
    for (const schema of Object.values(exported)) collect(schema, found, seen);
  }
  return found;
}

function collect(part: unknown, found: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if ('message' in part && typeof part.message === 'string') found.add(part.message);
  for (const value of Object.values(part)) collect(value, found, seen);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { runQuietly } from './child-process.mjs';
import { fingerprintOf, readFingerprint } from './fingerprint.mjs';
import { nodeForShop } from './node.mjs';
import { inRoot } from './paths.mjs';

const SOURCES = ['words', 'bin/words.ts', 'lingui.config.ts', 'package-lock.json'];
const fingerprintPath = inRoot('build', 'words', '.fingerprint');

/** Compiles the messages of all languages, which pages, mails and tests read; does nothing when they are up to date. */
export async function compileWordsIfNeeded() {
  const fingerprint = fingerprintOf(SOURCES);
  if (readFingerprint(fingerprintPath) === fingerprint) return;
  await runQuietly({
    name: 'words',
    what: 'Compiling the words',
    command: nodeForShop(),
    args: [inRoot('bin/words.ts'), '--compile'],
  });
  mkdirSync(inRoot('build', 'words'), { recursive: true });
  writeFileSync(fingerprintPath, fingerprint);
}

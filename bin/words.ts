// The messages of all languages: words/LANGUAGE.po, by id.
//
//   npm run words              takes new ids from the code, drops stale ones, compiles; says what lacks a translation
//   npm run words -- --check   fails where a message is missing or stale (part of npm test)
//   npm run words -- --compile only compiles, for the build
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LANGUAGE_CODES, type Language } from '../src/base/language/language.ts';
import { TO_THE_TEAM } from '../src/base/language/said.ts';
import { inRoot } from './setup/paths.mjs';
import { main, Problem } from './setup/problem.mjs';

/**
 * The parts that a browser loads apart; all other messages are the server's own (mails) or belong to a part by name.
 */
const PARTS = ['shop', 'account', 'office', 'offline', 'help'];

const config = getConfig({ configPath: inRoot('lingui.config.ts') });
const lingui = (...args: string[]) =>
  execFileSync(process.execPath, [inRoot('node_modules/@lingui/cli/dist/lingui.js'), ...args], {
    cwd: inRoot('.'),
    // What it prints is about its own commands; what lacks a translation is said below.
    stdio: ['ignore', 'ignore', 'inherit'],
  });

await main(async () => {
  const [mode = ''] = process.argv.slice(2);
  if (mode === '--check') lingui('check', 'sync', '--clean', '--verbose');
  else if (mode !== '--compile') lingui('extract', '--clean');
  const missing = await compile();
  for (const message of missing) console.log(`No translation: ${message}`);
  if (missing.length > 0 && mode !== '') throw new Problem(`${missing.length} messages have no translation.`);
});

/** Compiles every language into build/words; returns what lacks a translation, which is in English until it has one. */
async function compile(): Promise<string[]> {
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Problem('lingui.config.ts names no catalogue.');
  mkdirSync(inRoot('build/words'), { recursive: true });
  const missing: string[] = [];
  const english = (await textsIn('en')) ?? {};
  for (const language of LANGUAGE_CODES) {
    const texts = await textsIn(language);
    const messages: Record<string, string> = {};
    for (const [id, source] of Object.entries(english)) {
      const text = texts[id] ?? '';
      if (text === '') missing.push(`${language} ${id} (${source})`);
      messages[id] = text || source || id;
    }
    write(`${language}.json`, language, messages, 'json');
    for (const part of PARTS) {
      const own = Object.fromEntries(
        Object.entries(messages).filter(([id]) => partOf(id) === part && !isServersOwn(id, language)),
      );
      write(`${language}-${part}.js`, language, own, 'es');
    }
  }
  return missing;

  async function textsIn(language: Language): Promise<Record<string, string>> {
    const read = (await catalogue?.read(language)) ?? {};
    return Object.fromEntries(Object.entries(read).map(([id, { translation }]) => [id, translation ?? '']));
  }
}

/** In English the server's sentences are shown as they come. */
function isServersOwn(id: string, language: Language): boolean {
  return language === 'en' && id.includes(' ');
}

/**
 * The part of an id is what it begins with. What the server says, an English sentence, belongs to the account's pages, or
 * to the back office where only the team is told (bin/words/sentences.ts).
 */
function partOf(id: string): string {
  if (id.startsWith(TO_THE_TEAM)) return 'office';
  const [start = ''] = id.split('.', 1);
  return id.includes(' ') ? 'account' : start;
}

function write(
  file: string,
  language: Language,
  messages: Record<string, string>,
  namespace: 'es' | 'json',
): void {
  const { source, errors } = createCompiledCatalog(language, messages, { strict: true, namespace });
  for (const { id, error } of errors) throw new Problem(`${language} ${id}: ${error.message}`);
  writeFileSync(inRoot('build/words', file), source);
}

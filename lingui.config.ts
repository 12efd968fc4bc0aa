import { defineConfig } from '@lingui/cli';
import { extractor } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { sentencesIn } from './bin/words/sentences.ts';

/** One catalogue a language, messages by id; bin/words.ts reads and writes them. A language is added here and in base/language/language.ts. */
export default defineConfig({
  locales: ['en', 'hi', 'bn'],
  catalogs: [
    { path: '<rootDir>/words/{locale}', include: ['src'], exclude: ['**/*.test.ts', '**/server/tests/**'] },
  ],
  extractors: [
    {
      match: (file) => extractor.match(file),
      async extract(file, code, onMessage, context) {
        await extractor.extract(file, code, onMessage, context);
        for (const id of sentencesIn(code)) onMessage({ id, origin: [file, 1], placeholders: {} });
      },
    },
  ],
  // Without places in the code: they would change with every edit, and two people's work would never merge.
  format: formatter({
    origins: false,
    lineNumbers: false,
    explicitIdAsDefault: true,
    printPlaceholdersInComments: false,
  }),
  orderBy: 'messageId',
  runtimeConfigModule: { Trans: ['#ui/words/trans.tsx', 'Trans'] },
});

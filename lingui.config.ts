import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalogue a language, messages by id; bin/words.ts reads and writes them. A language is added here and in base/language/language.ts. */
export default defineConfig({
  locales: ['en', 'hi', 'bn'],
  catalogs: [
    { path: '<rootDir>/words/{locale}', include: ['src'], exclude: ['**/*.test.ts', '**/server/tests/**'] },
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

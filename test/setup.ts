import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { wordsIn } from '#platform/words.ts';

// What runs in the browser says its texts in the language of the page; the entry of the pages does this there.
i18n.loadAndActivate({ locale: 'en', messages: wordsIn('en').messages });

// Cases drawn at random are the same in each run of `npm test`; `npm run test:random` draws others.
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 20_261_130) });

/** Fails a test that prints an error, so that no error goes unseen. */
const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

afterEach(() => {
  const said = [...errors.mock.calls, ...warnings.mock.calls];
  errors.mockClear();
  warnings.mockClear();
  expect(said, 'nothing may be printed as an error or a warning').toEqual([]);
});

/** A file that stands in for a browser leaves none to the next file of its worker. */
afterAll(() => vi.unstubAllGlobals());

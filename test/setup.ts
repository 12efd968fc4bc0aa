import { afterEach, expect, vi } from 'vitest';

/** Fails a test that prints an error, so that no error goes unseen. */
const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

afterEach(() => {
  const said = [...errors.mock.calls, ...warnings.mock.calls];
  errors.mockClear();
  warnings.mockClear();
  expect(said, 'nothing may be printed as an error or a warning').toEqual([]);
});

import { afterEach, expect, vi } from 'vitest';

/** What a test prints as an error is a failure of the test: nothing goes wrong unseen. */
const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

afterEach(() => {
  const said = [...errors.mock.calls, ...warnings.mock.calls];
  errors.mockClear();
  warnings.mockClear();
  expect(said, 'nothing may be printed as an error or a warning').toEqual([]);
});

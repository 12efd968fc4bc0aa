import type * as crypto from 'node:crypto';
import { vi } from 'vitest';

/**
 * A password's hash costs next to nothing in the HTTP tests, which make thousands. The text of a hash still names the
 * full cost. `same-work.alone.http.test.ts` pays the full price; the journeys have a file like this one.
 */
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  const argon2: typeof real.argon2 = (algorithm, cost, callback) =>
    real.argon2(algorithm, { ...cost, memory: 8, passes: 1 }, callback);
  return { ...real, argon2 };
});

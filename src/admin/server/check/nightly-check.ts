import type { JobHandler } from '#platform/jobs/jobs.ts';
import { addNightly, runNightly, runScript } from '#platform/jobs/nightly.ts';
import type { Platform } from '#platform/platform.ts';

/** The kind of the job that checks the shop at night. */
export const CHECK_JOB = 'check';
/** Exit code of `npm run check-shop` when rules are broken: the check itself has done its work. */
export const RULES_BROKEN = 3;
const AT = '02:30';

/** Checks each minute whether the nightly check is due. A shop that makes backups checks each of them instead. */
export const startNightlyChecks = (platform: Platform): (() => void) =>
  platform.config.backup ? () => undefined : runNightly(platform, () => addNightly(platform, CHECK_JOB, AT));

/** Checks the shop with `npm run check-shop`, which keeps what it finds. */
export const checkHandler =
  ({ config, log }: Pick<Platform, 'config' | 'log'>): JobHandler =>
  async (_payload, _id, signal) => {
    const said = await runScript({ name: 'check-shop', ok: [0, RULES_BROKEN] }, config, signal);
    log.info('shop.checked', { said: said.trim() });
  };

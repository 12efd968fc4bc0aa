import { spawnSync } from 'node:child_process';
import { findPostgres } from '../postgres/find-postgres.mjs';
import { findChromium, findHeadlessShell } from './chromium.mjs';

/**
 * @typedef {object} Tool
 * @property {string[]} packages Debian's packages of it
 * @property {() => boolean} isWanted whether those packages should be installed here
 * @property {() => boolean} isUsable whether the step can run
 * @property {string} missing what to say when it cannot
 */

/**
 * Tools of the steps besides the npm packages.
 * @type {Record<'browser' | 'postgresql', Tool>}
 */
export const TOOLS = {
  browser: {
    // Journeys should see the same browser everywhere, so a full Chromium that is here already does not count.
    packages: ['chromium-headless-shell', 'fontconfig', 'fonts-lohit-deva', 'fonts-lohit-beng-bengali'],
    isWanted: () => !process.env['CHROMIUM_PATH'] && (!findHeadlessShell() || !hasIndianFonts()),
    isUsable: () => findChromium() !== undefined,
    missing: 'there is no Chromium here: install one, or name it in CHROMIUM_PATH.',
  },
  postgresql: {
    packages: ['postgresql'],
    isWanted: () => !hasPostgres(),
    isUsable: hasPostgres,
    missing:
      'there is no PostgreSQL here: install its server, or name one that may be filled and emptied in TEST_DATABASE_URL.',
  },
};

function hasPostgres() {
  return Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== undefined;
}

/** True if there are fonts for Hindi and Bengali; without them the shop's words in these scripts are drawn as boxes. */
function hasIndianFonts() {
  return ['hi', 'bn'].every((language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
    return Boolean(stdout?.trim());
  });
}

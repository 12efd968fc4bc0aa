import { existsSync } from 'node:fs';
import { runQuietly } from '../setup/child-process.mjs';

/**
 * Installs Debian packages if this is Debian and we are root; else does nothing.
 * @param {string[]} packages
 * @param {(line: string) => void} say
 * @returns {Promise<void>}
 */
export async function installDebian(packages, say) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing Debian's ${packages.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = { what: `Installing ${packages.join(' and ')}`, command: 'apt-get', env };
  await runQuietly({ ...apt, name: 'apt-update', args: ['update'] });
  await runQuietly({
    ...apt,
    name: 'apt-install',
    args: ['install', '--yes', '--no-install-recommends', ...packages],
  });
}

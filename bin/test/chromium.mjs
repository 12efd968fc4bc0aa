import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Chromium without windows and menus: it shows the same pages for a fifth of the processor time, so it comes first.
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to test with: CHROMIUM_PATH if set, else the first that is installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  const told = process.env['CHROMIUM_PATH'];
  if (told) return existsSync(told) ? told : undefined;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS];
  const named = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...named, ...ELSEWHERE].find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/** Makes no requests of its own to the network; without the sandbox where that cannot work, which is for root. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

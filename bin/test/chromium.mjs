import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Chromium without windows and menus: it shows the same pages for a fifth of the processor time.
const HEADLESS = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: CHROMIUM_PATH if set, else the headless shell, else any other Chromium or Chrome.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : undefined;
  return findHeadlessShell() ?? FULL.map(find).find(Boolean) ?? ELSEWHERE.find(isFile);
}

/** The path of the headless shell; undefined when it is not installed. */
export const findHeadlessShell = () => find(HEADLESS);

/** @param {string} name */
function find(name) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isFile);
}

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

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

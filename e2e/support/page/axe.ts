import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const GRAVE = ['serious', 'critical'];

/** Rules whose faults are lesser ones, by axe's own word: nobody asks for them unless all faults count. */
const LESSER = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

const AXE = inLatin1(readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'));

type Look = {
  /** Counts the lesser faults, too. */
  all?: boolean;
  /** Asks for rules that are not asked for otherwise. */
  only?: string[];
  /** Looks again whether everything can be read by night, when the device wishes for dark pages. */
  night?: boolean;
};

/** Fails when the page, as it stands, shuts somebody out. */
export async function checkAccess(page: Page, { night = false, ...look }: Look = {}): Promise<void> {
  // Half-shown, things have colours that nobody will read; for someone who wants no motion nothing is half-shown.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is out of sight is not drawn yet and has no colours to look at.
  await page.evaluate(drawAll);
  const faults = await faultsOf(page, look);
  if (night) {
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await faultsOf(page, { only: ['color-contrast'] })).map((fault) => `By night: ${fault}`));
    await page.emulateMedia({ colorScheme: null });
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  await page.emulateMedia({ reducedMotion: null });
  expect(faults, `Accessibility of ${page.url()}:\n${faults.join('\n')}`).toEqual([]);
}

/** The same script without letters that would double what each look sends to the page. They stand in texts and patterns only. */
function inLatin1(script: string): string {
  return script.replaceAll(
    /[\u0100-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What axe finds on the page. */
async function faultsOf(page: Page, { all = false, only }: Look): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    reporter: 'no-passes',
    resultTypes: ['violations'],
    // The shop's pages have no frames, and of the grave rules none looks into style sheets or films: both would be fetched.
    iframes: false,
    ...(!all && {
      preload: false,
      rules: Object.fromEntries(LESSER.map((rule) => [rule, { enabled: false }])),
    }),
    ...(only && { runOnly: { type: 'rule', values: only } }),
  };
  const violations = await page.evaluate(runAxe, options);
  return violations
    .filter(({ impact }) => all || GRAVE.includes(impact ?? ''))
    .flatMap(({ impact, help, helpUrl, nodes }) =>
      nodes.map((node) => `${impact}: ${help}\n  at ${node.target.join(' ')}\n  ${node.html}\n  ${helpUrl}`),
    );
}

async function runAxe(options: RunOptions): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
  return (await axe.run(options)).violations;
}

/**
 * A sheet of its own, because the shop's pages take no other style that is written into them. Without transitions, as otherwise each
 * element's colours would change only after those of what it stands in.
 */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition-property: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Waits for what is on its way in or out: half-shown, it has colours that nobody will read. What runs for longer is the
 * time that a toast has left, which changes no colour.
 */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 2000)
        .map((animation) => animation.finished),
    ),
  );

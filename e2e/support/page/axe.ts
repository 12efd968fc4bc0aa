import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = ['serious', 'critical'];

const builder = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')));
// The builder would send axe twice for each look, and with all its comments: it cost more than the look itself.
const AXE = inLatin1(readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8'));
const IS_THERE = 'void 0';

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
  // Legacy: in the page itself; there are no frames to gather, and a second page costs as much as the analysis.
  const { violations } = await new AxeBuilder({ page, axeSource: IS_THERE })
    .setLegacyMode()
    .options({
      reporter: 'no-passes',
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    .analyze();
  return violations
    .filter(({ impact }) => all || GRAVE.includes(impact ?? ''))
    .flatMap(({ impact, help, helpUrl, nodes }) =>
      nodes.map((node) => `${impact}: ${help}\n  at ${node.target.join(' ')}\n  ${node.html}\n  ${helpUrl}`),
    );
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

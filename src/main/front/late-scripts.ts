import { randomBytes } from 'node:crypto';
import { startLate } from './late-start.ts';

/** A page whose scripts load late, and the text of the script that the page will add to itself. */
type LatePage = { html: string; lateScript?: string };

const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const startOf = (mark: string): RegExp =>
  new RegExp(`<script ${marked(mark)} type="module" async="">([\\s\\S]*?)</script>`);

/** Before the style sheet: a script behind it would wait for it, and the body with the script. */
const HEAD = /<head[^>]*>(?:<meta charSet="[^"]*"\/>)?/;

/** The function's source in one line; its types were stripped when it was loaded, which leaves spaces. */
const STARTER = String(startLate)
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ (?=[,)])|(?<=[,;{}]) /g, '');

/**
 * Delays the scripts until the page has been painted once. On a slow line they would otherwise compete with the goods
 * and their pictures, and the page can be read and browsed without them. The hash of the late script must be in the
 * page's Content-Security-Policy. Only scripts with the mark of this rendering are taken for the page's own.
 */
export function delayScripts(page: string, mark: string): LatePage {
  const start = startOf(mark).exec(page);
  if (!start) return { html: page };
  const [whole, lateScript = ''] = start;
  const isOurs = (tag: string): boolean => tag.includes(marked(mark));
  const modules: string[] = [];
  const withoutPreloads = page.replaceAll(PRELOAD, (tag, href: string) => {
    if (!isOurs(tag)) return tag;
    modules.push(href);
    return '';
  });
  const starter = `<script ${marked(mark)}>(${STARTER})(${inScript(modules)},${inScript(lateScript)})</script>`;
  const html = withoutPreloads
    // React expects a script here when it hydrates, whatever its text is.
    .replace(whole, '<script></script>')
    .replace(HEAD, (head) => head + starter);
  return { html, lateScript };
}

/** JSON that cannot close the script element around it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page as it is sent, and the texts of the inline scripts that were marked. */
type Unmarked = { html: string; scripts: string[] };

/**
 * A random mark for one rendering. React Router writes it as the nonce of every script that it makes. A script
 * inside a product's description has no mark, because its author cannot know it.
 */
export const newMark = (): string => randomBytes(16).toString('base64url');

/** The attribute of the page's own scripts. */
export const marked = (mark: string): string => `nonce="${mark}"`;

/** Collects the marked inline scripts and removes the marks, because a kept page is the same for everybody. */
export function takeMarks(page: string, mark: string): Unmarked {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text && attributes.includes(marked(mark))) scripts.push(text);
  }
  return { html: page.replaceAll(` ${marked(mark)}`, ''), scripts };
}

import { startLate } from './late-start.ts';
import { marked } from './marked-scripts.ts';

/** A page whose scripts wait, and the text of the script that it will add to itself. */
export type LatePage = { html: string; lateScript?: string };

const PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const startOf = (mark: string): RegExp =>
  new RegExp(`<script ${marked(mark)} type="module" async="">([\\s\\S]*?)</script>`);

/** Its source in one line; types are stripped before it gets here. */
const STARTER = String(startLate).replaceAll(/\s+/g, ' ');

/**
 * Scripts are fetched only when the page has been painted once: on a slow line they would otherwise keep the goods and
 * their pictures waiting, and the page can be read and browsed without them. The text of the late script belongs by its
 * hash into the page's Content-Security-Policy. Only what carries the mark of this rendering is taken for the page's.
 */
export function delayScripts(page: string, mark: string): LatePage {
  const start = startOf(mark).exec(page);
  if (!start) return { html: page };
  const [whole, lateScript = ''] = start;
  const isOurs = (tag: string): boolean => tag.includes(marked(mark));
  const modules = [...page.matchAll(PRELOAD)].flatMap(([tag, href = '']) => (isOurs(tag) ? [href] : []));
  const html = page
    .replaceAll(PRELOAD, (tag) => (isOurs(tag) ? '' : tag))
    .replace(
      whole,
      () => `<script ${marked(mark)}>(${STARTER})(${inScript(modules)},${inScript(lateScript)})</script>`,
    );
  return { html, lateScript };
}

/** JSON that cannot end the script it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

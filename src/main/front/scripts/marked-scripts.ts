import { randomBytes } from 'node:crypto';

/** A page as it is sent, and the texts of its inline scripts that were marked. */
export type Unmarked = { html: string; scripts: string[] };

/**
 * A random word for one rendering. React Router writes it as the nonce of each script that it makes itself. Nobody who
 * writes a product's description can know it, so a script that came into the page as part of such a text has none.
 */
export const newMark = (): string => randomBytes(16).toString('base64url');

/** What a script has to begin with to be one of the page's own. */
export const marked = (mark: string): string => `nonce="${mark}"`;

/** Finds the marked inline scripts and takes the marks away: pages that are kept are the same for everybody. */
export function takeMarks(page: string, mark: string): Unmarked {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text && attributes.includes(marked(mark))) scripts.push(text);
  }
  return { html: page.replaceAll(` ${marked(mark)}`, ''), scripts };
}

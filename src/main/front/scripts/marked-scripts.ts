import { randomBytes } from 'node:crypto';

/** A page as it is sent, and the texts of the inline scripts that were marked. */
export type Unmarked = { html: string; scripts: string[] };

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

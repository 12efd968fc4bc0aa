import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Answer } from '#platform/cache/page-cache.ts';
import { brokenStorage, isUnreachable } from '#platform/db/errors.ts';
import {
  notesContext,
  type PageNotes,
  type PageTrouble,
  platformContext,
  troubleContext,
} from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { countMiss } from '#search/server/public.ts';
import { delayScripts } from './late-scripts.ts';

/** Renders any page of the shop for anybody: who asks never matters, so that a page can be kept for everyone. */
export function createPages(
  platform: Platform,
  build: ServerBuild,
  mode: 'production' | 'development' = 'production',
): (url: string) => Promise<Answer> {
  const handle = createRequestHandler(build, mode);
  return async (url) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    const trouble: PageTrouble = {};
    context.set(troubleContext, trouble);
    const notes: PageNotes = {};
    context.set(notesContext, notes);
    const response = await handle(new Request(url, { headers: { accept: 'text/html' } }), context);
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    const text = await response.text();
    if (notes.searchedInVain !== undefined) await countMiss(platform, notes.searchedInVain);
    if (!headers['content-type']?.startsWith('text/html'))
      return { status: response.status, headers, body: Buffer.from(text) };
    const { html, lateScript } = mode === 'production' ? delayScripts(text) : { html: text };
    // A database that does not answer, or cannot, is no mistake of the page: it says when to come back.
    const isAway = isUnreachable(trouble.error) || brokenStorage(trouble.error) !== undefined;
    const status = isAway ? 503 : response.status;
    return {
      status,
      headers: {
        ...headers,
        ...(status === 503 && { 'retry-after': '2' }),
        ...(status >= 400 && { 'cache-control': 'no-store' }),
        ...(mode === 'production' && {
          'content-security-policy': contentSecurityPolicy(html, lateScript, platform),
        }),
      },
      body: Buffer.from(html),
    };
  };
}

/** The page's own inline scripts are allowed by their hash, and no others: a page that is kept cannot have a nonce. */
function contentSecurityPolicy(html: string, lateScript: string | undefined, platform: Platform): string {
  const hashes = new Set<string>(lateScript ? [hashOf(lateScript)] : []);
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text && !/type="application\/(ld\+)?json"/.test(attributes)) {
      hashes.add(hashOf(text));
    }
  }
  return [
    `default-src 'self'`,
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // React sets sizes and colours as style attributes; they cannot run anything.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' https: data: blob:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(platform.config.publicUrl?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

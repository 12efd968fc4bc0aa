import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isInOneLanguage } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { LANGUAGES, type Language, languageOf } from '#base/language/language.ts';
import type { Answer } from '#platform/cache/page-cache.ts';
import { brokenStorage, isUnreachable } from '#platform/db/errors.ts';
import {
  languageContext,
  notesContext,
  type PageNotes,
  type PageTrouble,
  platformContext,
  scriptMarkContext,
  troubleContext,
} from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { countMiss } from '#search/server/public.ts';
import { isOfficePath, routesOf, shopManifestOf } from './routes-of-build.ts';
import { delayScripts } from './scripts/late-scripts.ts';
import { newMark, takeMarks } from './scripts/marked-scripts.ts';
import { contentSecurityPolicy } from './security/content-security-policy.ts';
import { pictureOrigins } from './security/picture-origins.ts';

/**
 * Renders any page of the shop, in the language that its address begins with. The result does not depend on who asks, so
 * it can be kept for everybody.
 */
export function createPages(
  platform: Platform,
  build: ServerBuild,
  mode: 'production' | 'development' = 'production',
): (url: string) => Promise<Answer> {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const routes = routesOf(build);
  const { assets } = build;
  const forShoppers = { ...build, assets: { ...assets, url: shopManifestOf(assets.url) } };
  /**
   * The router with the language's start as its base: every link and redirect of a page stays in the language. In production
   * shoppers' pages name the shop's routes only.
   */
  const handlerFor = (language: Language, path: string) => {
    const { start } = LANGUAGES[language];
    const isForShoppers = mode === 'production' && !isOfficePath(routes, path);
    const key = `${start} ${isForShoppers}`;
    const known = handlers.get(key);
    if (known) return known;
    const wanted = isForShoppers ? forShoppers : build;
    const made = createRequestHandler(start === '' ? wanted : { ...wanted, basename: start }, mode);
    handlers.set(key, made);
    return made;
  };
  return async (url) => {
    const { pathname } = new URL(url);
    const { language: own, address } = languageOf(pathname);
    const language = isInOneLanguage(address) ? 'en' : own;
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(platformContext, platform);
    const trouble: PageTrouble = {};
    context.set(troubleContext, trouble);
    const notes: PageNotes = {};
    context.set(notesContext, notes);
    const mark = newMark();
    context.set(scriptMarkContext, mark);
    const response = await handlerFor(language, address)(
      new Request(url, { headers: { accept: 'text/html' } }),
      context,
    );
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    const text = await response.text();
    if (notes.searchedInVain !== undefined) await countMiss(platform, notes.searchedInVain);
    if (!headers['content-type']?.startsWith('text/html'))
      return { status: response.status, headers, body: Buffer.from(text) };
    const late = mode === 'production' ? delayScripts(text, mark) : { html: text };
    const { html, scripts } = takeMarks(late.html, mark);
    // If the database does not answer, the page is not broken: the answer says when to try again.
    const isAway =
      isUnreachable(trouble.error) || brokenStorage(trouble.error) !== undefined || isNotYet(trouble.error);
    const status = isAway ? 503 : response.status;
    return {
      status,
      headers: {
        ...headers,
        ...(status === 503 && { 'retry-after': '2' }),
        ...(status >= 400 && { 'cache-control': 'no-store' }),
        ...(mode === 'production' && {
          'content-security-policy': contentSecurityPolicy({
            scripts: late.lateScript === undefined ? scripts : [...scripts, late.lateScript],
            pictures: await pictureOrigins(platform),
            isHttps: platform.config.publicUrl?.startsWith('https:') ?? false,
          }),
        }),
      },
      body: Buffer.from(html),
    };
  };
}

/** True for a failure that passes by itself, such as that of a search right after the start. */
const isNotYet = (error: unknown): boolean => error instanceof Failure && error.code === 'unavailable';

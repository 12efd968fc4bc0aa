import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isInOneLanguage } from '#base/addresses.ts';
import { LANGUAGES, type Language, languageOf } from '#base/language/language.ts';
import type { Answer } from '#platform/cache/page-cache.ts';
import { isAway } from '#platform/db/errors.ts';
import {
  languageContext,
  notesContext,
  type PageNotes,
  platformContext,
  scriptMarkContext,
} from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { countMiss } from '#search/server/public.ts';
import { isOfficePath, routesOf, shopManifestOf } from './routes-of-build.ts';
import { sayingAway } from './saying-away.ts';
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
  whole: ServerBuild,
  mode: 'production' | 'development' = 'production',
): (url: string) => Promise<Answer> {
  const build = sayingAway(whole, platform.log);
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
    const noting = async (): Promise<void> =>
      notes.searchedInVain === undefined ? undefined : countMiss(platform, notes.searchedInVain);
    await ifAway(platform, noting);
    const { status } = response;
    if (status === 503) headers['retry-after'] = '2';
    if (!headers['content-type']?.startsWith('text/html'))
      return { status, headers, body: Buffer.from(text) };
    const late = mode === 'production' ? delayScripts(text, mark) : { html: text };
    const { html, scripts } = takeMarks(late.html, mark);
    // A page whose goods may have pictures elsewhere is shown, and not kept.
    const pictures = mode === 'production' ? await ifAway(platform, () => pictureOrigins(platform)) : [];
    return {
      status,
      headers: {
        ...headers,
        ...((status >= 400 || !pictures) && { 'cache-control': 'no-store' }),
        ...(mode === 'production' && {
          'content-security-policy': contentSecurityPolicy({
            scripts: late.lateScript === undefined ? scripts : [...scripts, late.lateScript],
            pictures: pictures ?? ['https:'],
            isHttps: platform.config.publicUrl?.startsWith('https:') ?? false,
          }),
        }),
      },
      body: Buffer.from(html),
    };
  };
}

/** Does what a finished page can do without: undefined, and a line in the log, while the database is away. */
async function ifAway<T>({ log }: Platform, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    log.error('page.away', error);
    return undefined;
  }
}

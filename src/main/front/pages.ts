import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isInOneLanguage } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
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
import type { Log } from '#platform/log/log.ts';
import type { Platform } from '#platform/platform.ts';
import { countMiss } from '#search/server/public.ts';
import { delayScripts, newMark, takeMarks } from './late-scripts.ts';
import { isOfficePath, routesOf, shopManifestOf } from './routes-of-build.ts';
import { contentSecurityPolicy, pictureOrigins } from './security.ts';

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

/**
 * The build with loaders that answer 503 while the database is away, and while something is not ready yet. A page, and a
 * tap that only fetches data, then know that it is no mistake of the shop's and come anew by themselves.
 */
function sayingAway(build: ServerBuild, log: Log): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route] as const;
    const saying: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        if (!isAway(error) && !isNotYet(error)) throw error;
        log.error('page.away', error, { path: new URL(args.request.url).pathname });
        // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
        throw new Response(null, { status: 503 });
      }
    };
    return [id, { ...route, module: { ...route.module, loader: saying } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** True for a failure that passes by itself, such as that of a search right after the start. */
const isNotYet = (error: unknown): boolean => error instanceof Failure && error.code === 'unavailable';

import { useLingui } from '@lingui/react';
import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGES, type Language } from '#base/language/language.ts';
import { wordFile, type WordPart } from '#browser/language/words.ts';
import { untilAnswer } from '#browser/until-online.ts';
import { promisesByPlace } from '#delivery/server/public.ts';
import { restoreSession } from '#identity/web/session/session-store.ts';
import { languageContext, platformContext } from '#platform/http/page-context.ts';
import { shownHours } from '#settings/server/hours/queries.ts';
import { settingsIn } from '#settings/server/queries.ts';
import { feesAhead } from '#settings/settings.ts';
import { shopInfoOf, mustReloadShop } from '#settings/web/use-shop.ts';
import icon from './icon.svg?url';
import { useOffline } from './offline/use-offline.ts';
import { PageMark } from './page-mark.ts';
import theme from '#ui/look/theme.css?url';

/** The shop's data for every page. It is the same for everybody, because pages are kept for everybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const language = context.get(languageContext);
  const platform = context.get(platformContext);
  const [settings, { promises, areaRules }, hours] = await Promise.all([
    settingsIn(platform, language),
    promisesByPlace(platform),
    shownHours(platform, language),
  ]);
  const own = { fee: settings.shippingFee, freeAbove: settings.freeShippingAbove };
  const isOwn = areaRules.length === 0 || settings.deliversElsewhere;
  const fees = feesAhead(isOwn ? [...areaRules, own] : areaRules);
  const more = { origin: new URL(request.url).origin, promises, fees, ...(hours && { hours }) };
  return { language, shop: shopInfoOf(settings, more) };
}

/** Loads once with the first page, and again only after a change of the settings in this tab. */
export const shouldRevalidate = mustReloadShop;

export const links = () => [
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
];

/** The document around every page and around every error page. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => window.answerHeldTap?.(), []);
  const language = useLanguage();
  return (
    <html lang={LANGUAGES[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FFFCF6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141A16" />
        <link rel="manifest" href={inLanguage(pageAddress('manifest'), language)} />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <Meta />
        <Links />
        <WordFiles language={language} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const useLanguage = () => useLingui().i18n.locale as Language;

/** Tells the browser early which messages the page's scripts will ask for. */
function WordFiles({ language }: { language: Language }) {
  const mark = use(PageMark);
  const parts = useMatches().flatMap(
    ({ handle }) => (handle as { words?: WordPart | WordPart[] } | undefined)?.words ?? [],
  );
  return ['shop' as const, ...parts].map((part) => (
    <link key={part} rel="modulepreload" nonce={mark} href={wordFile(language, part)} />
  ));
}

/** Personal data is loaded in the browser: a stored token tells who is logged in. */
export default function Root() {
  useEffect(() => {
    restoreSession();
  }, []);
  return (
    <>
      {useOffline()}
      <Outlet />
    </>
  );
}

/** The page that is shown when a page failed to render. One that the database is away for comes anew by itself. */
export function ErrorBoundary() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const isAway = status === 503;
  useEffect(() => {
    if (!isAway) return undefined;
    const left = new AbortController();
    void untilAnswer(left.signal).then(() => left.signal.aborted || location.reload());
    return () => left.abort();
  }, [isAway]);
  const [title, text] =
    status === 404
      ? [i18n._('shop.notFound.title'), i18n._('shop.notFound.text')]
      : isAway
        ? [i18n._('shop.away.title'), i18n._('shop.away.text')]
        : [i18n._('shop.broken.title'), i18n._('shop.broken.text')];
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center gap-4 p-6 text-center">
      <title>{title}</title>
      {isAway && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>{text}</p>
      <p>
        <a href={inLanguage(pageAddress('home'), language)} className="text-leaf underline">
          {i18n._('shop.goHome')}
        </a>
      </p>
    </main>
  );
}

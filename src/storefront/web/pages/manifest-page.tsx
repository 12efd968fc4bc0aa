import type { LoaderFunctionArgs } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, LANGUAGES } from '#base/language/language.ts';
import { languageContext, platformContext } from '#platform/http/page-context.ts';
import { settingsIn } from '#settings/server/public.ts';

const PNG = 'image/png';

/** The web app manifest, which lets a phone put the shop on its home screen, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const language = context.get(languageContext);
  const { name, tagline } = await settingsIn(context.get(platformContext), language);
  const manifest = {
    // The shop is one app in every language; the language is where it opens.
    id: pageAddress('home'),
    name,
    short_name: name,
    description: tagline,
    lang: LANGUAGES[language].tag,
    start_url: inLanguage(pageAddress('home'), language),
    scope: '/',
    display: 'standalone',
    background_color: '#FFFCF6',
    theme_color: '#FFFCF6',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: PNG },
      { src: '/icons/512.png', sizes: '512x512', type: PNG },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}

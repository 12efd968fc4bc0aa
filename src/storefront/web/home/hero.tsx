import { useLingui } from '@lingui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { useSession } from '#identity/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Place } from '#storefront/web/frame/banner.tsx';
import { LanguageLinks } from '#storefront/web/frame/language-links.tsx';
import { buttonClass } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

const RunningOrder = partLater(async () => (await import('./running-order.tsx')).default);

/**
 * The shop in one sentence, with a link to its goods; kept low, because goods come first. On a phone the promise to the
 * shopper's village stands there instead, where the shop has one, and above it the shop's name and languages, for which
 * the head has no room. Who waits for an order sees that order here.
 */
export function Hero() {
  const { i18n } = useLingui();
  const { name, tagline, promises } = useShop();
  const isGuest = useSession(({ token }) => token === undefined);
  const [running, show] = useState<ReactNode>();
  return (
    <section className="page lg:pt-3">
      {running ? (
        <h1 className="sr-only">{tagline}</h1>
      ) : (
        <>
          <div className="hero-row">
            <b translate="no">{name}</b>
            <LanguageLinks as="section" className="-my-1 shrink-0" />
          </div>
          <div className="hero-slot">
            <h1
              lang={languageOfText(i18n, tagline)}
              className={`text-sm leading-tight font-bold text-leaf-dark lg:text-xl ${promises ? 'max-lg:sr-only' : ''}`}
            >
              {tagline}
            </h1>
            {promises && <Place className="lg:hidden" />}
            <Link to={pageAddress('shop')} className={buttonClass('primary', 'lg:min-w-28')}>
              {i18n._('shop.nav.shop')}
            </Link>
          </div>
        </>
      )}
      {running}
      {!isGuest && (
        <Suspense>
          <RunningOrder show={show} />
        </Suspense>
      )}
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { useShop } from '#settings/web/public.ts';
import { Place } from '#storefront/web/frame/place.tsx';
import { buttonClass } from '#ui/button.tsx';
import { languageOfText } from '#ui/words/language-of.ts';

/**
 * What the shop is, in one sentence, with the way to its goods: as low as it can be, because goods come first. On a phone
 * what the shop promises to a village stands there instead, where it promises anything.
 */
export function Hero() {
  const { i18n } = useLingui();
  const { tagline, promises } = useShop();
  return (
    <section className="page pt-0.5 lg:pt-4">
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-tile bg-leaf-soft pr-1.5 pl-3.5 lg:p-3 lg:pl-6 ${promises ? 'py-0.5' : 'py-1.5'}`}
      >
        <h1
          lang={languageOfText(i18n, tagline)}
          className={`min-w-0 flex-1 basis-44 text-sm leading-tight font-bold text-leaf-dark lg:text-xl ${promises ? 'max-lg:sr-only' : ''}`}
        >
          {tagline}
        </h1>
        {promises && (
          <Place className="min-h-15 flex-1 basis-44 text-[0.8125rem] lg:hidden [&_b]:line-clamp-2 [&_b]:whitespace-normal [&_svg]:hidden" />
        )}
        <Link to={pageAddress('shop')} className={buttonClass('primary', 'lg:min-w-28')}>
          {i18n._('shop.nav.shop')}
        </Link>
      </div>
    </section>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';

/** The text for an unknown address, in the shop and in the back office; `children` are more links. */
export function NotFoundText({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="text-xl font-bold text-leaf">{i18n._('shop.notFound.oops')}</p>
      <h1 className="text-3xl font-bold">{i18n._('shop.notFound.title')}</h1>
      <p className="text-base text-muted">{i18n._('shop.notFound.text')}</p>
      <p className="flex flex-wrap justify-center gap-3 pt-3">
        <Link to={pageAddress('home')} className={buttonClass('primary')}>
          {i18n._('shop.notFound.home')}
        </Link>
        <Link to={pageAddress('contact')} className={buttonClass('plain')}>
          {i18n._('shop.notFound.support')}
        </Link>
        {children}
      </p>
    </>
  );
}

/** Shown without JavaScript on a page that cannot work without it; the footer has the shop's number. */
export const NeedsScripts = () => (
  <noscript>
    <p className="rounded-control bg-marigold-soft px-4 py-3">
      <Trans
        id="account.needsScripts"
        components={{
          // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the message brings it
          link: <a href="#contact" className="font-semibold text-leaf underline" />,
        }}
      />
    </p>
  </noscript>
);

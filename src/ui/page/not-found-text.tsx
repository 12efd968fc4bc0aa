import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';

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

import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { buttonClass } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';

const OfferedGoods = partLater(async () => (await import('./offered-goods.tsx')).default);

/** The page for an address where there is nothing, except goods to go on with. */
export const NotFound = () => {
  const { i18n } = useLingui();
  return (
    <div className="page grid justify-items-center gap-3 py-10 text-center">
      <p className="text-xl font-bold text-leaf">{i18n._('shop.notFound.oops')}</p>
      <h1 className="text-3xl font-bold">{i18n._('shop.notFound.title')}</h1>
      <p className="text-muted">{i18n._('shop.notFound.text')}</p>
      <p className="flex flex-wrap justify-center gap-3 pt-3">
        <Link to={pageAddress('home')} className={buttonClass('primary')}>
          {i18n._('shop.notFound.home')}
        </Link>
        <Link to={pageAddress('contact')} className={buttonClass('plain')}>
          {i18n._('shop.notFound.support')}
        </Link>
      </p>
      <Suspense>
        <OfferedGoods />
      </Suspense>
    </div>
  );
};

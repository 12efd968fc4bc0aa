import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { NavCartButton } from '#cart/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { useGoBack } from '#ui/page/go-back.ts';

const CONTROL = 'flex min-h-11 min-w-11 items-center gap-2 rounded-control hover:bg-leaf-soft';

/** At the checkout in place of the shop's head, where nothing leads astray: the way back, and whom to call. */
export function CheckoutHead() {
  const { i18n } = useLingui();
  const { name, phones, isDemo } = useShop();
  const [phone] = phones;
  const goBack = useGoBack();
  return (
    <header className="z-30 bg-paper lg:sticky lg:top-0 lg:border-b lg:border-line print:hidden">
      <div className="page flex flex-wrap items-center gap-x-2 py-1 lg:py-2">
        <Link
          to={pageAddress('home')}
          onClick={goBack}
          aria-label={i18n._('account.checkout.back')}
          className={`-ml-2 justify-center ${CONTROL}`}
        >
          <Icon name="left" />
        </Link>
        <Link
          to={pageAddress('home')}
          className="mr-3 hidden min-h-11 items-center text-xl font-bold text-leaf-dark lg:flex"
        >
          {name}
        </Link>
        <p className="mr-auto text-lg font-bold">{i18n._('account.checkout.title')}</p>
        {phone && (
          <a href={telLink(phone)} className={`-mr-2 px-2 font-semibold text-leaf ${CONTROL}`}>
            <Icon name="phone" className="size-5" />
            <span className="lg:hidden">{i18n._('account.checkout.call')}</span>
            <span className="hidden lg:inline">{i18n._('account.checkout.callShop', { phone })}</span>
          </a>
        )}
        <span className="hidden lg:block">
          <NavCartButton />
        </span>
      </div>
      {isDemo && <p className="bg-leaf-soft px-4 py-1 text-center text-xs">{i18n._('shop.demo')}</p>}
    </header>
  );
}

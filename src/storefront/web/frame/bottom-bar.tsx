import { useLingui } from '@lingui/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { CartPlace } from '#cart/web/public.ts';
import { SEARCH_BOX } from '#search/web/public.ts';
import { Icon } from '#ui/icon.tsx';

/**
 * Look of each place of the bottom bar; the cart makes its own. Aligned to the top, because a centred picture moves
 * when the words below it are read after it.
 */
export const BAR_PLACE =
  'grid min-h-14 min-w-14 content-start justify-items-center pt-2 text-xs whitespace-nowrap';

/** Under the thumb on phones: Home, Search, Cart with count, sum and what it lacks, Orders. No place moves when the cart comes. */
export function BottomBar() {
  const { i18n } = useLingui();
  return (
    <nav
      aria-label={i18n._('shop.nav.quick')}
      className="pointer-events-auto grid grid-cols-[auto_auto_minmax(0,1fr)_auto] border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <Link to={pageAddress('home')} className={BAR_PLACE}>
        <Icon name="home" />
        {i18n._('shop.nav.home')}
      </Link>
      <a href={`#${SEARCH_BOX}`} onClick={search} className={BAR_PLACE}>
        <Icon name="search" />
        {i18n._('shop.nav.search')}
      </a>
      <CartPlace />
      <Link to={pageAddress('myOrders')} className={BAR_PLACE}>
        <Icon name="orders" />
        {i18n._('shop.nav.ordersShort')}
      </Link>
    </nav>
  );
}

function search(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(SEARCH_BOX)?.focus();
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { NavCartButton } from '#cart/web/public.ts';
import type { User } from '#identity/identity.ts';
import { useSession, signOut } from '#identity/web/public.ts';
import { SearchBox } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LanguageLinks } from './language-links.tsx';

const PAGES = [
  ['home', /*i18n*/ { id: 'shop.nav.home' }],
  ['shop', /*i18n*/ { id: 'shop.nav.shop' }],
  ['about', /*i18n*/ { id: 'shop.nav.about' }],
  ['contact', /*i18n*/ { id: 'shop.nav.contact' }],
] as const;

const ROUND = 'grid size-11 place-items-center rounded-control hover:bg-leaf-soft';
const MENU = 'menu';
const ACCOUNT = 'account';

/** A longer name of the shop is set smaller, so that two lines of it fit beside the rest on a phone. */
const LONG_NAME = 12;

const closeMenus = () => {
  for (const id of [MENU, ACCOUNT]) document.getElementById(id)?.hidePopover();
};

/** The bar at the top of every page: the shop, its pages, search, the cart, and who is here. */
export function NavigationBar() {
  const { i18n } = useLingui();
  const { name } = useShop();
  const user = useSession((session) => session.user);
  return (
    <header className="z-30 bg-paper lg:sticky lg:top-0 lg:border-b lg:border-line">
      <div className="page flex items-center gap-x-1 py-1 sm:py-2 lg:gap-x-3">
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={i18n._('shop.nav.menu')}
          className={`-ml-2 lg:hidden ${ROUND}`}
        >
          <Icon name="menu" />
        </button>
        <Link to={pageAddress('home')} className="shop-name">
          <span
            className={`line-clamp-2 break-words ${name.length > LONG_NAME ? 'text-base leading-tight' : ''}`}
          >
            {name}
          </span>
        </Link>
        <nav aria-label={i18n._('shop.nav.pages')} className="hidden lg:flex">
          <PageLinks className="px-3" />
        </nav>
        <SearchBox />
        <LanguageLinks className="max-sm:hidden" />
        {/* As wide for guests as for those signed in: nothing moves when the session comes. */}
        <div className="flex w-14 shrink-0 justify-end md:w-32 lg:w-36 lg:justify-start">
          <button
            type="button"
            popoverTarget={ACCOUNT}
            className={`min-h-11 min-w-0 items-center gap-2 rounded-control px-1 hover:bg-leaf-soft md:px-2 lg:flex ${user ? 'flex' : 'hidden'}`}
          >
            {user ? (
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-leaf-soft font-bold text-leaf-dark md:hidden"
              >
                {firstLetter(user.name)}
              </span>
            ) : null}
            <Icon name="user" className={`size-6 shrink-0 ${user ? 'max-md:hidden' : ''}`} />
            <span className={user ? 'sr-only truncate font-semibold md:not-sr-only md:truncate' : 'sr-only'}>
              {user ? user.name : i18n._('shop.nav.account')}
            </span>
          </button>
          {!user && (
            <Link to={pageAddress('login')} className="head-link">
              {i18n._('shop.nav.login')}
            </Link>
          )}
        </div>
        <NavCartButton />
      </div>
      <div id={MENU} popover="auto" className="page-menu">
        <div className="flex items-center justify-between gap-2 pb-2">
          <p className="min-w-0">
            <b translate="no" className="block truncate text-lg text-leaf-dark sm:hidden">
              {name}
            </b>
            <span className="block truncate font-semibold">
              {user ? user.email : i18n._('shop.nav.guest')}
            </span>
          </p>
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label={i18n._('shop.nav.closeMenu')}
            className={`-mr-2 shrink-0 ${ROUND}`}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={i18n._('shop.nav.menu')} className="-mx-2 grid border-b border-line pb-2 text-lg">
          <PageLinks className="px-2" />
        </nav>
        <LanguageLinks className="border-b border-line py-1 sm:hidden" />
        <AccountLinks user={user} onPick={closeMenus} />
      </div>
      <div id={ACCOUNT} popover="auto" className="w-60 rounded-tile bg-paper px-4 pt-1 pb-2 shadow-float">
        {user && (
          <p className="truncate border-b border-line px-1 py-2 font-semibold">
            <span translate="no">{user.name}</span>
          </p>
        )}
        <AccountLinks user={user} onPick={closeMenus} />
      </div>
    </header>
  );
}

/** Initial shown where there is no room for the shopper's name. */
const firstLetter = (name: string): string => /^./u.exec(name.trim())?.[0].toLocaleUpperCase() ?? '';

function PageLinks({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  return PAGES.map(([page, label]) => (
    <NavLink
      key={page}
      to={pageAddress(page)}
      end={page === 'home'}
      onClick={closeMenus}
      className={`page-link ${className}`}
    >
      {i18n._(label.id)}
    </NavLink>
  ));
}

/** Where someone finds what is theirs, and the way in or out. Guests who follow such a link are asked to log in. */
function AccountLinks({ user, onPick }: { user: User | undefined; onPick: () => void }) {
  const { i18n } = useLingui();
  const link = (to: string, icon: IconName, label: ReactNode, isOffice = false) => (
    <Link to={to} reloadDocument={isOffice} onClick={onPick} className="account-link">
      <Icon name={icon} className="size-5 text-muted" />
      {label}
    </Link>
  );
  return (
    <nav aria-label={i18n._('shop.nav.account')} className="-mx-2 grid pt-1">
      {link(user ? pageAddress('profile') : pageAddress('login'), 'user', i18n._('shop.nav.profile'))}
      {link(pageAddress('myOrders'), 'orders', i18n._('shop.nav.orders'))}
      {user &&
        user.role !== 'user' &&
        link(pageAddress('dashboard'), 'chart', i18n._('shop.nav.dashboard'), true)}
      {user ? (
        <button type="button" className="account-link" onClick={() => void signOut()}>
          <Icon name="out" className="size-5 text-muted" />
          {i18n._('shop.nav.signOut')}
        </button>
      ) : (
        link(pageAddress('login'), 'out', i18n._('shop.nav.login'))
      )}
    </nav>
  );
}

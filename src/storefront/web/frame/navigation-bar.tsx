import { Link, NavLink } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { NavCartButton } from '#cart/web/public.ts';
import { useSession } from '#identity/web/public.ts';
import { SearchBox } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';

const PAGES = [
  ['home', 'Home'],
  ['shop', 'Shop'],
  ['about', 'About us'],
  ['contact', 'Contact us'],
] as const;

const ROUND = 'grid size-11 place-items-center rounded-control hover:bg-leaf-soft';
const MENU = 'menu';
const ACCOUNT = 'account';

const closeMenus = () => {
  for (const id of [MENU, ACCOUNT]) document.getElementById(id)?.hidePopover();
};

/** The bar at the top of every page: the shop, its pages, search, the cart, and who is here. */
export function NavigationBar() {
  const { name } = useShop();
  const user = useSession((session) => session.user);
  return (
    <header className="z-30 bg-paper lg:sticky lg:top-0 lg:border-b lg:border-line">
      <div className="page flex flex-wrap items-center gap-x-1 gap-y-2 py-2 lg:flex-nowrap lg:gap-x-3">
        <button type="button" popoverTarget={MENU} aria-label="Menu" className={`-ml-2 lg:hidden ${ROUND}`}>
          <Icon name="menu" />
        </button>
        <Link
          to={pageAddress('home')}
          className="mr-auto flex min-h-11 items-center gap-2 text-xl font-bold text-leaf-dark lg:mr-2"
        >
          {name}
        </Link>
        <nav aria-label="Pages" className="hidden lg:flex">
          <PageLinks className="rounded-control px-3" />
        </nav>
        <SearchBox />
        {!user && (
          <Link to={pageAddress('login')} className={buttonClass('plain', 'px-3')}>
            Login
          </Link>
        )}
        <button
          type="button"
          popoverTarget={ACCOUNT}
          className={`hidden max-w-40 items-center gap-2 rounded-control px-2 hover:bg-leaf-soft lg:flex lg:min-h-11`}
        >
          <Icon name="user" />
          <span className={user ? 'truncate font-semibold' : 'sr-only'}>
            {user ? user.name : 'Your account'}
          </span>
        </button>
        <NavCartButton />
      </div>
      <div id={MENU} popover="auto" className="h-dvh max-h-none w-72 max-w-[85vw] bg-paper p-4 shadow-float">
        <div className="flex items-center justify-between gap-2 pb-2">
          <p className="truncate font-semibold">{user ? user.email : 'Hi Guest'}</p>
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={`-mr-2 shrink-0 ${ROUND}`}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" className="-mx-2 grid border-b border-line pb-2 text-lg">
          <PageLinks className="rounded-control px-2" />
        </nav>
        <AccountLinks user={user} onPick={closeMenus} />
      </div>
      <div id={ACCOUNT} popover="auto" className="w-60 rounded-tile bg-paper px-4 pt-1 pb-2 shadow-float">
        <AccountLinks user={user} onPick={closeMenus} />
      </div>
    </header>
  );
}

const PageLinks = ({ className = '' }: { className?: string }) =>
  PAGES.map(([page, label]) => (
    <NavLink
      key={page}
      to={pageAddress(page)}
      end={page === 'home'}
      prefetch="intent"
      onClick={closeMenus}
      className={`flex min-h-11 items-center hover:text-leaf aria-[current=page]:font-bold aria-[current=page]:text-leaf ${className}`}
    >
      {label}
    </NavLink>
  ));

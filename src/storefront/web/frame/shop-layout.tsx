import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  createElement,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import { Outlet, useLocation, useMatches, useNavigation, Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { languageToOffer } from '#browser/language/language-choice.ts';
import { CartRoot, OffersContext, WaitingAddsBar, CartPlace } from '#cart/web/public.ts';
import { UnsentOrder } from '#orders/web/public.ts';
import { SEARCH_BOX } from '#search/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { isTouchScreen, NEW_TAB } from '#storefront/web/product-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { partLater } from '#ui/page/part-later.ts';
import { Toasts } from '#ui/toast/toast.tsx';
import { Banner, Place } from './banner.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const ClosedWatch = partLater(async () => (await import('./hours.ts')).ClosedWatch);
const LanguageOffer = partLater(async () => (await import('./language-offer.tsx')).default);
const OfferedGoods = partLater(async () => (await import('#storefront/web/offered-goods.tsx')).default);

/** The frame around every page of the shop: banner, navigation, the page, footer; on phones the bar at the bottom. */
export default function ShopLayout() {
  const { i18n } = useLingui();
  const main = useMainFocus();
  const isGoing = useNavigation().state === 'loading';
  const head = useOwnHead();
  const isQuiet = head !== undefined;
  const { promises, hours } = useShop();
  const isHome = useLocation().pathname === pageAddress('home');
  const offered = useSyncExternalStore(never, languageToOffer, () => undefined);
  return (
    <OffersContext value={OfferedGoods}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:p-3"
      >
        {i18n._('shop.nav.skip')}
      </a>
      {isGoing && <div className="going" aria-hidden="true" />}
      {head ? (
        createElement(head)
      ) : (
        <>
          <Banner />
          <NavigationBar />
          {/* Home has it in its own first place. On a phone that lies on its side the goods need the height. */}
          {promises && !isHome && (
            <div className="bg-leaf-soft lg:hidden [@media(max-height:400px)]:hidden">
              <Place className="page w-full" />
            </div>
          )}
        </>
      )}
      <Suspense>{hours && <ClosedWatch />}</Suspense>
      {/* A page that nothing leads away from fills the screen while it loads, and is another one under another head: nothing moves. */}
      <main
        key={isQuiet ? 'quiet' : 'shop'}
        ref={main}
        id="main"
        tabIndex={-1}
        className={`outline-none ${isQuiet ? 'min-h-dvh' : 'min-h-[70dvh]'}`}
      >
        <Outlet />
      </main>
      <Footer isQuiet={isQuiet} />
      <div data-bar="bottom" className="bars pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col">
        <div data-bar="bottom" className="waiting absolute inset-x-0 bottom-full flex flex-col">
          <Suspense>{offered && <LanguageOffer language={offered} />}</Suspense>
          <WaitingAddsBar />
          <UnsentOrder />
        </div>
        {!isQuiet && <BottomBar />}
      </div>
      <NewTabHint />
      <CartRoot />
      <Toasts />
    </OffersContext>
  );
}

/** The head of a page that nothing should lead away from: its route's `handle` has one. The frame is a quiet one then. */
const useOwnHead = (): ComponentType | undefined =>
  useMatches()
    .map(({ handle }) => (handle as { Head?: ComponentType } | undefined)?.Head)
    .find(Boolean);

const never = () => () => undefined;

/** Tells screen readers that a tile's link opens a new tab; on a touch screen it does not. */
function NewTabHint() {
  const { i18n } = useLingui();
  const isTouch = useSyncExternalStore(never, isTouchScreen, () => false);
  return (
    <p id={NEW_TAB} hidden>
      {!isTouch && i18n._('shop.card.newTab')}
    </p>
  );
}

/** After a change of page the focus moves to its top, for keyboards and screen readers. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}

/**
 * Look of each place of the bottom bar; the cart makes its own. Aligned to the top, because a centred picture moves
 * when the words below it are read after it.
 */
const BAR_PLACE = 'grid min-h-14 min-w-14 content-start justify-items-center pt-2 text-xs whitespace-nowrap';

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

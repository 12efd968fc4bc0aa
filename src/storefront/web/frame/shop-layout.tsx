import { useLingui } from '@lingui/react';
import { type ComponentType, createElement, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { NavLink, Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { languageToOffer } from '#browser/language/language-choice.ts';
import { CartRoot, OffersContext, WaitingAddsBar, CartPlace } from '#cart/web/public.ts';
import { UnsentOrder } from '#orders/web/public.ts';
import { goToSearch, SEARCH_BOX } from '#search/web/public.ts';
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
  const { Head, isDocked } = useWishes();
  const isQuiet = Head !== undefined;
  const { promises, hours } = useShop();
  const isHome = useLocation().pathname === pageAddress('home');
  const offered = useSyncExternalStore(never, languageToOffer, () => undefined);
  return (
    <OffersContext value={OfferedGoods}>
      <a href="#main" className="skip sr-only">
        {i18n._('shop.nav.skip')}
      </a>
      {isGoing && <div className="going" aria-hidden="true" />}
      {Head ? (
        createElement(Head)
      ) : (
        <div className={isDocked ? 'head docked' : 'head'}>
          <Banner />
          <NavigationBar />
          {/* Home has it in its own first place. On a phone that lies on its side the goods need the height. */}
          {promises && !isHome && (
            <div className="bg-leaf-soft lg:hidden [@media(max-height:400px)]:hidden">
              <Place className="page w-full" />
            </div>
          )}
        </div>
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
      <div
        data-bar="bottom"
        className={`bars ${isDocked ? 'docked' : ''} pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col`}
      >
        <div data-bar="bottom" className="waiting absolute inset-x-0 bottom-full flex flex-col">
          <Suspense>{offered && <LanguageOffer language={offered} />}</Suspense>
          <WaitingAddsBar />
          <UnsentOrder />
        </div>
        {!isQuiet && !isDocked && <BottomBar />}
      </div>
      <NewTabHint />
      <CartRoot />
      <Toasts />
    </OffersContext>
  );
}

type Handle = {
  /** The head of a page that nothing should lead away from; the frame is a quiet one then. */
  Head?: ComponentType;
  /** On a phone the page with this data has its own head and foot (ui/look/frame.css). */
  isDocked?: (loaded: unknown) => boolean;
};

/** Wishes of the page for its frame. */
function useWishes() {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const { Head, isDocked } = (handle ?? {}) as Handle;
  return { Head, isDocked: isDocked?.(loaderData) };
}

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

/** Under the thumb on phones: Home, Search, Cart with count, sum and what it lacks, Orders (ui/look/frame.css). */
function BottomBar() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <nav aria-label={i18n._('shop.nav.quick')} className="bottom-bar">
      <NavLink to={pageAddress('home')} end className="bar-place">
        <Icon name="home" />
        {i18n._('shop.nav.home')}
      </NavLink>
      <a
        href={`#${SEARCH_BOX}`}
        aria-current={pathname === pageAddress('shop') ? 'page' : undefined}
        onClick={goToSearch}
        className="bar-place"
      >
        <Icon name="search" />
        {i18n._('shop.nav.search')}
      </a>
      <CartPlace />
      <NavLink to={pageAddress('myOrders')} className="bar-place">
        <Icon name="orders" />
        {i18n._('shop.nav.ordersShort')}
      </NavLink>
    </nav>
  );
}

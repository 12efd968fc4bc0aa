import { use } from 'react';
import { Outlet } from 'react-router';
import { NEW_TAB } from '#catalogue/web/product-card.tsx';
import { Toasts } from '#ui/toast.tsx';
import { Banner } from './banner-card.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { FramePlaces } from './frame-places.ts';
import { NavigationBar } from './navigation-bar.tsx';

/** The frame around every page of the shop: banner, navigation, the page, footer; on phones the bar at the bottom. */
export default function ShopLayout() {
  const { drawer } = use(FramePlaces);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:p-3"
      >
        Skip to the page
      </a>
      <Banner />
      <NavigationBar />
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <p id={NEW_TAB} hidden>
        Opens in a new tab
      </p>
      {drawer}
      <Toasts />
    </>
  );
}

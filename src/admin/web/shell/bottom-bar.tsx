import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { useNews } from '#admin/web/news/news-store.ts';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { isAllowed, type Section, sectionOf } from './sections.ts';

const CASH: Section = {
  path: officeAddress('cash'),
  label: /*i18n*/ 'office.cash.title',
  icon: 'cash',
  needs: 'rounds',
};
const RIDES: Section = {
  path: officeAddress('rides'),
  label: /*i18n*/ 'office.nav.rides',
  icon: 'truck',
  needs: 'rounds',
};
const PLACES: readonly Section[] = [
  { path: pageAddress('dashboard'), label: /*i18n*/ 'office.today', icon: 'home', needs: 'admin' },
  { path: officeAddress('orderQueue'), label: /*i18n*/ 'office.nav.orders', icon: 'orders', needs: 'orders' },
  { path: officeAddress('newOrder'), label: /*i18n*/ 'office.nav.new', icon: 'plus', needs: 'orders' },
  {
    path: officeAddress('adminProducts'),
    label: /*i18n*/ 'office.nav.products',
    icon: 'box',
    needs: 'catalogue',
  },
  { path: officeAddress('priceGrid'), label: /*i18n*/ 'office.nav.prices', icon: 'grid', needs: 'catalogue' },
];

/** Beside the menu a phone has room for so many. */
const PLACES_AT_MOST = 4;

/** Who only carries rounds out has these; the others find them in the menu. */
const placesFor = (user: User): readonly Section[] => {
  const places = PLACES.filter(({ needs }) => isAllowed(user, needs)).slice(0, PLACES_AT_MOST);
  return places.length === 0 && isAllowed(user, 'rounds') ? [RIDES, CASH] : places;
};

// Five places share the width of a phone, so letters grow with it, and no further.
const CELL =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.875rem,3.9vw)] text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The bottom bar of phones: the most used pages within reach of a thumb, and a menu with the others. */
export function BottomBar({ user, onMenu }: { user: User; onMenu: () => void }) {
  const { i18n } = useLingui();
  const newOrders = useNews(({ news }) => news?.newOrders ?? 0);
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <nav
      aria-label={i18n._('office.nav.day')}
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {placesFor(user).map(({ path, label, icon }) => (
          <li key={path} className="min-w-0 flex-1">
            <Link
              to={path}
              aria-current={sectionOf(path)?.path === here ? 'page' : undefined}
              className={CELL}
            >
              <ToolIcon name={icon} />
              {i18n._(label)}
              {path === officeAddress('orderQueue') && newOrders > 0 && (
                <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-chilli px-1 text-center text-sm font-semibold text-white tabular-nums">
                  {newOrders}
                  <span className="sr-only"> {i18n._('office.news.new')}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" onClick={onMenu} aria-haspopup="dialog" className={CELL}>
            <ToolIcon name="menu" />
            {i18n._('office.nav.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

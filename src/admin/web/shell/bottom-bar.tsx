import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { useNews } from '#admin/web/news/news-store.ts';
import { pageAddress } from '#base/addresses.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { isAllowed, type Section } from './sections.ts';

const RIDES: Section = {
  path: pageAddress('rides'),
  label: /*i18n*/ 'office.nav.rides',
  icon: 'truck',
  needs: 'rounds',
};
const PLACES: readonly Section[] = [
  { path: pageAddress('adminOrders'), label: /*i18n*/ 'office.nav.orders', icon: 'orders', needs: 'orders' },
  {
    path: pageAddress('adminProducts'),
    label: /*i18n*/ 'office.nav.products',
    icon: 'box',
    needs: 'catalogue',
  },
  { path: pageAddress('priceGrid'), label: /*i18n*/ 'office.nav.prices', icon: 'grid', needs: 'catalogue' },
];

/** Who only carries rounds out has these; the others find them in the menu. */
const placesFor = (user: User): readonly Section[] => {
  const places = PLACES.filter(({ needs }) => isAllowed(user, needs));
  return places.length === 0 && isAllowed(user, 'rounds') ? [RIDES] : places;
};

// Four places share the width of a phone, so letters grow with it, and no further.
const CELL =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.875rem,4.5vw)] text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The bottom bar of phones: the most used pages within reach of a thumb, and a menu with the others. */
export function BottomBar({ user, onMenu }: { user: User; onMenu: () => void }) {
  const { i18n } = useLingui();
  const newOrders = useNews(({ news }) => news?.newOrders ?? 0);
  return (
    <nav
      aria-label={i18n._('office.nav.day')}
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {placesFor(user).map(({ path, label, icon }) => (
          <li key={path} className="min-w-0 flex-1">
            <NavLink to={path} className={CELL}>
              <ToolIcon name={icon} />
              {i18n._(label)}
              {path === pageAddress('adminOrders') && newOrders > 0 && (
                <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-chilli px-1 text-center text-sm font-semibold text-white tabular-nums">
                  {newOrders}
                  <span className="sr-only"> {i18n._('office.news.new')}</span>
                </span>
              )}
            </NavLink>
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

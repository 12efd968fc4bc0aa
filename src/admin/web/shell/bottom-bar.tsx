import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { MENU, type Section } from './menu.ts';
import { sectionOf, sectionsFor } from './sections.ts';
import { NewOrders } from './sidebar.tsx';

/** The places of the bar, most used first, by page; `short` is the part of its name that a cell has room for. */
const PLACES: readonly { page: Section['path']; to?: string; short?: string }[] = [
  { page: pageAddress('dashboard') },
  { page: officeAddress('adminOrders'), to: officeAddress('orderQueue') },
  { page: officeAddress('newOrder'), short: /*i18n*/ 'office.nav.new' },
  { page: officeAddress('adminProducts') },
  { page: officeAddress('priceGrid'), short: /*i18n*/ 'office.nav.prices' },
];

/** Who only carries rounds out has these; the others find them in the menu. */
const OF_RIDERS = [{ page: officeAddress('rides') }, { page: officeAddress('cash') }];

/** Beside the menu a phone has room for so many. */
const PLACES_AT_MOST = 4;

/** A place of the bar: the page, where a tap leads, and the message of its label. */
type Place = Section & { to: string };

const placesOf = (user: User, places: typeof PLACES): Place[] =>
  places.flatMap(({ page, to = page, short }) =>
    sectionsFor(user, MENU)
      .filter(({ path }) => path === page)
      .map((section) => ({ ...section, to, label: short ?? section.label })),
  );

/** The places of a person; most have more in the menu. */
export function placesFor(user: User): Place[] {
  const places = placesOf(user, PLACES).slice(0, PLACES_AT_MOST);
  return places.length > 0 ? places : placesOf(user, OF_RIDERS);
}

// Five places share the width of a phone by their words, so letters grow with it, and no further.
const CELL =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.875rem,3.9vw)] text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-leaf';

/** The bottom bar of phones: the most used pages within reach of a thumb, and a menu with the others. */
export function BottomBar({ user, onMenu }: { user: User; onMenu: () => void }) {
  const { i18n } = useLingui();
  const here = sectionOf(useLocation().pathname)?.path;
  return (
    <nav
      aria-label={i18n._('office.nav.day')}
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {placesFor(user).map(({ path, to, label, icon }) => (
          <li key={path} className="min-w-0 flex-auto">
            <Link to={to} aria-current={path === here ? 'page' : undefined} className={CELL}>
              <ToolIcon name={icon} />
              {i18n._(label)}
              <NewOrders of={path} className="absolute top-1 left-1/2 ml-2" />
            </Link>
          </li>
        ))}
        <li className="min-w-0 flex-auto">
          <button type="button" onClick={onMenu} aria-haspopup="dialog" className={CELL}>
            <ToolIcon name="menu" />
            {i18n._('office.nav.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { HelpButton } from '#admin/web/help/help-button.tsx';
import { hearsNews } from '#alarm/alarm.ts';
import { NewsButton } from '#alarm/web/admin/public.ts';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay, SHOP_ZONE } from '#base/time.ts';
import type { User } from '#identity/identity.ts';
import { signOut } from '#identity/web/public.ts';
import { MENU_ROW, MenuButton } from '#ui/admin/menu-button.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { isAllowed } from './sections.ts';
import { openPalette, showShortcuts } from './shortcuts.tsx';

/**
 * The top bar: the search, the user menu, today's date and the notifications. Where text is so large that the greeting would
 * have no room, the search leaves it: each list has its own.
 */
export function TopBar({ user }: { user: User }) {
  const { i18n } = useLingui();
  return (
    <header className="@container sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 md:px-6 print:hidden">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-base font-semibold">
          {i18n._('office.hello', { name: user.name || i18n._('office.admin') })}
        </span>
        <Today />
      </p>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K"
        className="hidden size-11 shrink-0 items-center justify-center gap-2 rounded-control text-ink hover:bg-leaf-soft @min-[16rem]:flex lg:w-72 lg:justify-start lg:border lg:border-muted/60 lg:bg-white lg:px-3 lg:text-muted"
      >
        <ToolIcon name="search" className="size-6 lg:size-5" />
        <span className="sr-only lg:not-sr-only lg:flex-1 lg:truncate lg:text-left">
          {i18n._('office.palette.title')}
        </span>
        <kbd aria-hidden="true" className="hidden font-sans text-sm lg:inline">
          Ctrl K
        </kbd>
      </button>
      <HelpButton className="hidden size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-leaf-soft @min-[16rem]:grid">
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full border-2 text-base leading-none font-bold"
        >
          ?
        </span>
        <span className="sr-only">{i18n._('office.nav.help')}</span>
      </HelpButton>
      {hearsNews(user) && <NewsButton user={user} />}
      <UserMenu user={user} />
    </header>
  );
}

/** Today's date in the shop's time zone; it changes at midnight without a reload. */
function Today() {
  const { i18n } = useLingui();
  const nameOfToday = (): string => {
    const now = new Date();
    const weekday = now.toLocaleDateString(i18n.locales, { timeZone: SHOP_ZONE, weekday: 'long' });
    return `${weekday}, ${formatDay(i18n, now.toISOString())}`;
  };
  const today = useSyncExternalStore(eachMinute, nameOfToday, nameOfToday);
  // A phone's head has no room for the year.
  const [day, year] = today.split(/(,? \d{4})$/);
  return (
    <span className="block truncate text-muted">
      {day}
      <span className="max-sm:hidden">{year}</span>
    </span>
  );
}

function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

/** The person who is logged in: profile, settings, and signing out. */
function UserMenu({ user }: { user: User }) {
  const { i18n } = useLingui();
  const name = user.name || i18n._('office.admin');
  return (
    <MenuButton
      label={i18n._('office.menu.of', { name })}
      button={
        <span className="grid size-9 place-items-center rounded-full bg-leaf font-semibold text-white uppercase">
          {name.trim().slice(0, 1)}
        </span>
      }
    >
      {(close) => (
        <ul className="min-w-56">
          <li className="border-b border-line px-3 pt-1 pb-2">
            <span className="block font-semibold">{name}</span>
            <span className="block truncate text-muted">{user.email}</span>
          </li>
          {/* Where the head has no room for it. */}
          <li className="@min-[16rem]:hidden">
            <HelpButton className={MENU_ROW}>
              <ToolIcon name="help" />
              {i18n._('office.nav.help')}
            </HelpButton>
          </li>
          <li>
            <Link to={pageAddress('profile')} onClick={close} className={MENU_ROW}>
              <ToolIcon name="user" />
              {i18n._('office.menu.profile')}
            </Link>
          </li>
          {isAllowed(user, 'admin') && (
            <li>
              <Link to={officeAddress('settings')} onClick={close} className={MENU_ROW}>
                <ToolIcon name="gear" />
                {i18n._('office.nav.settingsPage')}
              </Link>
            </li>
          )}
          {isAllowed(user, 'admin') && (
            <li>
              <Link to={officeAddress('rescueCodes')} onClick={close} className={MENU_ROW}>
                <ToolIcon name="key" />
                {i18n._('office.codes.title')}
              </Link>
            </li>
          )}
          <li className="hidden md:block">
            <button
              type="button"
              className={MENU_ROW}
              onClick={() => {
                close();
                showShortcuts();
              }}
            >
              <ToolIcon name="keyboard" />
              <span className="flex-1">{i18n._('office.keys.title')}</span>
              <kbd aria-hidden="true" className="font-sans text-muted">
                ?
              </kbd>
            </button>
          </li>
          <li>
            <button type="button" onClick={() => void signOut()} className={MENU_ROW}>
              <ToolIcon name="out" />
              {i18n._('office.menu.out')}
            </button>
          </li>
        </ul>
      )}
    </MenuButton>
  );
}

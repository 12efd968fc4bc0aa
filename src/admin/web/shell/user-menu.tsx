import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { signOut } from '#identity/web/public.ts';
import { MENU_ROW, MenuButton } from '#ui/admin/menu-button.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { isAllowed } from './sections.ts';
import { showShortcuts } from './shortcuts.tsx';

/** The person who is logged in: profile, settings, and signing out. */
export function UserMenu({ user }: { user: User }) {
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

import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { User } from '#identity/identity.ts';
import { signOut } from '#identity/web/public.ts';
import { MENU_ROW, MenuButton } from '#ui/admin/menu-button.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { isAllowed } from './sections.ts';
import { showShortcuts } from './shortcuts.tsx';

/** The person who is logged in: profile, settings, and signing out. */
export function UserMenu({ user }: { user: User }) {
  return (
    <MenuButton
      label={`${user.name || 'Admin'}, your menu`}
      button={
        <span className="grid size-9 place-items-center rounded-full bg-leaf font-semibold text-white uppercase">
          {(user.name || 'Admin').trim().slice(0, 1)}
        </span>
      }
    >
      {(close) => (
        <ul className="min-w-56">
          <li className="border-b border-line px-3 pt-1 pb-2">
            <span className="block font-semibold">{user.name || 'Admin'}</span>
            <span className="block truncate text-muted">{user.email}</span>
          </li>
          <li>
            <Link to={pageAddress('profile')} onClick={close} className={MENU_ROW}>
              <ToolIcon name="user" />
              Your Profile
            </Link>
          </li>
          {isAllowed(user, 'admin') && (
            <li>
              <Link to={pageAddress('settings')} onClick={close} className={MENU_ROW}>
                <ToolIcon name="gear" />
                Settings
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
              <span className="flex-1">Keyboard shortcuts</span>
              <kbd aria-hidden="true" className="font-sans text-muted">
                ?
              </kbd>
            </button>
          </li>
          <li>
            <button type="button" onClick={() => void signOut()} className={MENU_ROW}>
              <ToolIcon name="out" />
              Sign out
            </button>
          </li>
        </ul>
      )}
    </MenuButton>
  );
}

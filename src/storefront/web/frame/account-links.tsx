import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { User } from '#identity/identity.ts';
import { signOut } from '#identity/web/public.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-leaf-soft';

/** Where someone finds what is theirs, and the way in or out. Guests who follow such a link are asked to log in. */
export function AccountLinks({ user, onPick }: { user: User | undefined; onPick: () => void }) {
  const { i18n } = useLingui();
  const link = (to: string, icon: IconName, label: ReactNode, isOffice = false) => (
    <Link to={to} reloadDocument={isOffice} onClick={onPick} className={ROW}>
      <Icon name={icon} className="size-5 text-muted" />
      {label}
    </Link>
  );
  return (
    <nav aria-label={i18n._('shop.nav.account')} className="-mx-2 grid pt-1">
      {link(user ? pageAddress('profile') : pageAddress('login'), 'user', i18n._('shop.nav.profile'))}
      {link(pageAddress('myOrders'), 'orders', i18n._('shop.nav.orders'))}
      {user &&
        user.role !== 'user' &&
        link(pageAddress('dashboard'), 'chart', i18n._('shop.nav.dashboard'), true)}
      {user ? (
        <button type="button" className={ROW} onClick={() => void signOut()}>
          <Icon name="out" className="size-5 text-muted" />
          {i18n._('shop.nav.signOut')}
        </button>
      ) : (
        link(pageAddress('login'), 'out', i18n._('shop.nav.login'))
      )}
    </nav>
  );
}

import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { hearsNews } from '#admin/web/news/hears-news.ts';
import { NewsButton } from '#admin/web/news/news-button.tsx';
import { formatDay, SHOP_ZONE } from '#base/time.ts';
import type { User } from '#identity/identity.ts';
import { UserMenu } from './user-menu.tsx';

/** The top bar: the user menu, today's date and the notifications. */
export function TopBar({ user }: { user: User }) {
  const { i18n } = useLingui();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 md:px-6 print:hidden">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-base font-semibold">
          {i18n._('office.hello', { name: user.name || i18n._('office.admin') })}
        </span>
        <Today />
      </p>
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
  return <span className="block truncate text-muted">{today}</span>;
}

function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

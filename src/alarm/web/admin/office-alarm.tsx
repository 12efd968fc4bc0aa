import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { markSeen } from '#alarm/web/admin/news/news-listener.tsx';
import { useNews } from '#alarm/web/admin/news/news-store.ts';
import { isId } from '#base/ids.ts';
import { OFFICE_ADDRESSES, officeAddress } from '#base/office-addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { isAllowed } from '#identity/identity.ts';
import type { User } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import { AlarmStrip } from './alarm-strip.tsx';
import { keepRinging, RingRefused } from './device-alarm.ts';

/**
 * Alarm on every screen of the back office, for staff with the permission for orders: keeps the device ringing after a
 * new login, marks an opened order as looked at, counts open tasks in the icon and the title, and shows on the board if
 * nothing rings here.
 */
export function OfficeAlarm() {
  const user = useSession((session) => session.user);
  return user && isAllowed(user, 'orders') ? <Alarm user={user} /> : null;
}

function Alarm({ user }: { user: User }) {
  const { pathname } = useLocation();
  const toDo = useNews(({ news }) => news?.toDo ?? 0);
  useBadge(toDo);
  useLooked(pathname);
  useEffect(() => {
    keepRinging(user._id).catch((error: unknown) => {
      // What stands in the way is said on the page of the alarm; without a network the next page tries again.
      if (!(error instanceof RingRefused)) ifCallFailed(undefined)(error);
    });
  }, [user._id]);
  if (pathname === officeAddress('adminOrders')) return <AlarmStrip user={user} />;
  if (pathname !== officeAddress('orderQueue')) return null;
  return (
    <div className="hidden md:block">
      <AlarmStrip user={user} />
    </div>
  );
}

/** The same under the queue of a phone: above it, its seven rows need the whole screen. */
export function AlarmBelow() {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  if (!user || !isAllowed(user, 'orders') || pathname !== officeAddress('orderQueue')) return null;
  return (
    <div className="mt-6 md:hidden">
      <AlarmStrip user={user} />
    </div>
  );
}

const looked = new Set<string>();

/** Opening an order, or packing it, is looking at it; so is working on the board by rounds. */
function useLooked(pathname: string): void {
  useEffect(() => {
    const at =
      matchPath(OFFICE_ADDRESSES.adminOrder, pathname) ?? matchPath(OFFICE_ADDRESSES.packing, pathname);
    const order = at?.params['id'] ?? '';
    if (!isId(order) || looked.has(order)) return;
    looked.add(order);
    // Without a network it rings once more than it need.
    callApi('/alarm/looked', { method: 'POST', body: { order } }).catch((error: unknown) => {
      looked.delete(order);
      ifCallFailed(undefined)(error);
    });
  }, [pathname]);
  useEffect(() => {
    if (pathname !== officeAddress('roundBoard')) return undefined;
    const seen = (): void => void markSeen();
    document.addEventListener('pointerdown', seen);
    return () => document.removeEventListener('pointerdown', seen);
  }, [pathname]);
}

type Counting = { setAppBadge?(count: number): Promise<void> };

/** Counts on the icon of the installed shop, and before the title of the page: `(3) Orders`. Nothing at 0. */
function useBadge(count: number): void {
  useEffect(() => {
    const counting = navigator as Counting;
    // 0 takes the badge away. Only an app on the home screen has one.
    void counting.setAppBadge?.(count).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  }, [count]);
  useEffect(() => {
    if (count === 0) return undefined;
    const write = (): void => {
      const counted = `(${count}) ${bare(document.title)}`;
      if (document.title !== counted) document.title = counted;
    };
    write();
    // Each page writes its own title.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = bare(document.title);
    };
  }, [count]);
}

const bare = (title: string): string => title.replace(/^\(\d+\) /, '');

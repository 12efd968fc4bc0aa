import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import type { News } from '#alarm/alarm.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import { isSounding, restoreSound, useNews, playSound } from './news-store.ts';
import { followNews } from './news-stream.ts';
type Told = { news?: News; live?: boolean } | 'who knows?';

/**
 * Listens to the server's notifications. If a person has several tabs open, only one keeps the connection and passes
 * messages on to the others, because browsers allow few connections to one server. Screens with `handle = { refreshOn:
 * ['orders'] }` reload their data when orders change.
 */
export function NewsListener() {
  const userId = useSession((session) => session.user?._id);
  useEffect(() => {
    if (!userId) return undefined;
    restoreSound();
    return shareNews(userId);
  }, [userId]);
  useRefresh();
  useRinging();
  useSeenByWorking();
  return null;
}

function shareNews(userId: string): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`haat.news.${userId}`);
  let isHolder = false;
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data !== 'who knows?') return useNews.setState(data);
    const { news, live } = useNews.getState();
    if (isHolder) channel.postMessage({ ...(news && { news }), live } satisfies Told);
  };
  const tell = (told: Exclude<Told, string>): void => {
    useNews.setState(told);
    // The stream reports its end even when this page was left and the channel is closed.
    if (!stop.signal.aborted) channel.postMessage(told);
  };
  const hold = async (): Promise<void> => {
    isHolder = true;
    await followNews({ news: (news) => tell({ news }), live: (live) => tell({ live }) }, stop.signal);
  };
  channel.postMessage('who knows?' satisfies Told);
  // Locks need a secure context (https or localhost); elsewhere each tab has its own connection.
  if ('locks' in navigator) {
    navigator.locks.request(`haat.news.${userId}`, { signal: stop.signal }, hold).catch(ignoreAbort);
  } else {
    void hold();
  }
  return () => {
    stop.abort();
    channel.close();
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

const REST = 3000;

/** Reloads the screen's data when it has changed elsewhere. A hidden tab waits until it is shown. */
function useRefresh(): void {
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const shown = useMatches()
    .flatMap(({ handle }) => (handle as { refreshOn?: string[] } | undefined)?.refreshOn ?? [])
    .join();
  // What was known when the screen's data was asked for. The first news may come after a change that the data lacks.
  const asked = useRef<News['versions']>(undefined);
  useEffect(() => {
    if (isLoading) asked.current = useNews.getState().news?.versions;
  }, [isLoading]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const known = useNews.getState().news?.versions;
      if (!known || resting || document.visibilityState !== 'visible') return;
      if (!haveMoved(asked.current, known, shown.split(','))) return;
      asked.current = known;
      // In a busy hour something is sold every second, so a screen reloads at most this often.
      resting = setTimeout(() => {
        resting = undefined;
        look();
      }, REST);
      void revalidate();
    };
    look();
    const unsubscribe = useNews.subscribe(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(resting);
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [shown, revalidate]);
}

const haveMoved = (before: News['versions'] | undefined, now: News['versions'], names: string[]): boolean =>
  Object.entries(now).some(
    ([name, version]) => names.includes(name) && version !== before?.[name as keyof typeof now],
  );

const RING_EVERY = 10_000;

/** Rings until staff have seen the new orders, if ringing is on for this device; not in the owner's quiet hours. */
function useRinging(): void {
  const rings = useNews(isSounding);
  useEffect(() => {
    if (!rings) return undefined;
    playSound();
    const timer = setInterval(playSound, RING_EVERY);
    return () => clearInterval(timer);
  }, [rings]);
}

/** Working on the queue or the list of orders counts as having seen new ones; only leaving it open does not. */
function useSeenByWorking(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== officeAddress('adminOrders') && pathname !== officeAddress('orderQueue'))
      return undefined;
    const seen = (): void => void markSeen();
    document.addEventListener('pointerdown', seen);
    document.addEventListener('keydown', seen);
    return () => {
      document.removeEventListener('pointerdown', seen);
      document.removeEventListener('keydown', seen);
    };
  }, [pathname]);
}

/** Tells the server that this person has seen the new orders, on whichever of their devices. */
export async function markSeen(): Promise<void> {
  const { news } = useNews.getState();
  if (!news || news.newOrders === 0) return;
  useNews.setState({ news: { ...news, newOrders: 0 } });
  // Without a network the next news count them again, and the next tap tells.
  await callApi('/admin/events/seen', { method: 'POST', body: { asOf: news.asOf } }).catch(
    ifCallFailed(undefined),
  );
}

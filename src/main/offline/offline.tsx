import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { PAGE_ADDRESSES, pageAddress } from '#base/addresses.ts';
import { isUnanswered } from '#base/failure.ts';
import { inLanguage, languageOf, type Language, localeOf } from '#base/language/language.ts';
import { OFFICE_ADDRESSES, officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { loadWords, wordFile, type WordPart } from '#browser/language/words.ts';
import { tellSeen, useSeen } from '#browser/seen.ts';
import { readAnywhere } from '#browser/storage.ts';
import { tryUntilDone, untilAnswer, untilOnline } from '#browser/until-online.ts';
import { startWorker, type Wanted } from '#browser/worker/start-worker.ts';
import { useSession } from '#identity/web/session/session-store.ts';
import type { WaitingChange } from '#identity/web/session/waiting-changes.ts';
import { type Routed, filesOfPage } from '#ui/page/page-files.ts';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';

await loadWords('offline');

/** Pages that signed-in shoppers can open without a network. */
const { home, shop, checkout, myOrders, profile } = PAGE_ADDRESSES;
const OWN_PAGES = [home, shop, checkout, myOrders, profile];
const { orderQueue, adminOrders, priceGrid, rides, cash } = OFFICE_ADDRESSES;
/**
 * Cash pages to keep offline, because riders count their bags without a network. The counter's sheet has the same
 * code as all sheets.
 */
const cashPages = (): string[] => [cash, officeAddress('cashSheet', { id: shopDay(instant(new Date())) })];
const OFFICE_PAGES = [orderQueue, adminOrders, priceGrid, rides];

/**
 * On every page: keeps it where the next one does not come, starts the worker, and says when what is shown comes from the worker
 * and how old it is.
 */
export function Offline() {
  useLingui();
  useUnsentComplaints();
  const at = useSeen((seen) => seen.at);
  useEffect(() => {
    keepPage();
    if (pageSeenAt !== undefined) tellSeen(pageSeenAt);
    // The line that the server wrote reads the same without scripts.
    document.querySelector('last-seen')?.remove();
    comeBack();
    void startWorker(wantedOffline(), tellSeen);
  }, []);
  return at === undefined ? null : <SeenLine at={at} />;
}

/** From whichever page, sends a complaint that waits on this device; its code is loaded only then. */
function useUnsentComplaints(): void {
  const me = useSession(({ user }) => user?._id);
  useEffect(() => {
    const unsent = readAnywhere<Pick<WaitingChange, 'kind' | 'user'>[]>('waitingChanges');
    if (!me || !unsent?.some(({ kind, user }) => kind === 'complaint' && user === me)) return undefined;
    const left = new AbortController();
    const send = async (): Promise<boolean> =>
      import('#complaints/web/send-complaints.ts').then(
        ({ sendComplaints }) => {
          sendComplaints();
          return true;
        },
        () => false, // its code does not come without a network either
      );
    void tryUntilDone(send, left.signal);
    return () => left.abort();
  }, [me]);
}

/** When the worker kept this page, if it answered with a kept one. */
const pageSeenAt = Number(document.documentElement.dataset['seenAt']) || undefined;

/** Guests browse; who is signed in may have to order without a network, and who runs the shop to look at its orders. */
function wantedOffline(): Wanted {
  const { user } = useSession.getState();
  const { language } = languageOf(location.pathname);
  const addresses = (pages: readonly string[], words: WordPart) => [
    wordFile(language, words),
    wordFile(language, 'offline'),
    ...pages.map((page) => inLanguage(page, language)),
  ];
  // What a tap of theirs opens must not wait for a slow line when they come again; login has words of its own.
  if (!user) return { parts: ['taps'], pages: addresses([], 'account') };
  const own = addresses(OWN_PAGES, 'account');
  if (user.role === 'staff' && user.permissions.includes('rider'))
    return { parts: ['shop', 'office'], pages: [...own, ...addresses([rides, ...cashPages()], 'office')] };
  if (user.role !== 'admin') return { parts: ['shop'], pages: own };
  return {
    parts: ['shop', 'office'],
    pages: [...own, ...addresses([...OFFICE_PAGES, ...cashPages()], 'office')],
  };
}

/**
 * Reloads the data of a page as soon as the shop answers again, if it shows the last known state or an error. Text
 * typed into the page stays.
 */
export function comeBack(): void {
  const { __reactRouterDataRouter: router } = window as Routed;
  if (!router) return;
  let isWaiting = false;
  const isBehind = (): boolean =>
    useSeen.getState().at !== undefined || Object.values(router.state.errors ?? {}).some(isAwayError);
  const look = async (): Promise<void> => {
    if (isWaiting || !isBehind()) return;
    isWaiting = true;
    await untilAnswer(new AbortController().signal);
    isWaiting = false;
    if (!isBehind()) return;
    // Whatever still does not come says so again.
    tellSeen(undefined);
    await router.revalidate();
  };
  useSeen.subscribe(() => void look());
  router.subscribe(() => void look());
  void look();
}

const isAwayError = (error: unknown): boolean =>
  isUnanswered(error) || (isRouteErrorResponse(error) && error.status === 503);

const AGAIN_MS = 5000;

/**
 * Keeps the current page if the code of the next one cannot be loaded. Without this the router would reload the
 * page, which offline ends on the browser's error page unless the worker is active. Fetches the code before
 * navigating; if neither the code nor the shop can be reached, shows a message. Retries at the next tap and when
 * the network is back, unless the user has tapped or typed meanwhile.
 */
function keepPage(): void {
  const { __reactRouterDataRouter: router } = window as Routed;
  if (!router) return;
  const { navigate } = router;
  let last = new AbortController();
  addEventListener('popstate', () => last.abort());
  router.navigate = async (to, options) => {
    last.abort();
    const files = typeof to === 'string' && to.startsWith('/') ? filesOfPage(to) : [];
    if (files.length === 0) return navigate(to, options);
    last = new AbortController();
    const { signal } = last;
    try {
      await whileHeld(Promise.all(files.map((file) => import(/* @vite-ignore */ file))));
    } catch {
      // A shop that answers may have been built anew: loading the page anew brings its new files.
      if (!(await answers())) await untilAnswer(signal);
    }
    if (!signal.aborted) return navigate(to, options);
  };

  /** Shows that the shop does not answer, and waits until it does, or until the user taps or types. */
  async function untilAnswer(signal: AbortSignal): Promise<void> {
    const giveUp = (): void => last.abort();
    for (const doing of ['pointerdown', 'keydown']) addEventListener(doing, giveUp, { once: true, signal });
    showToast('error', i18n._('shop.noAnswer'));
    do await untilOnline(AGAIN_MS, signal);
    while (!signal.aborted && !(await answers()));
  }
}

/** True if the shop itself answers; the worker does not handle this request. */
const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(pageAddress('robots'), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
};

const MINUTE_MS = 60_000;

/** At the top of a page that is shown as it was seen last: how old it is, and why. */
export function SeenLine({ at }: { at: number }) {
  const { i18n } = useLingui();
  const now = useMinutes();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const age = ageOf(now - at, i18n.locale as Language);
  return (
    <div className="flex min-h-11 items-center gap-x-4 bg-marigold-soft px-4 text-sm">
      <output className="min-w-0 flex-1 py-2">
        {isOnline ? i18n._('offline.noAnswer', { age }) : i18n._('offline.seen', { age })}
      </output>
      <button
        type="button"
        className="min-h-11 font-semibold text-leaf underline"
        onClick={() => location.reload()}
      >
        {i18n._('offline.again')}
      </button>
    </div>
  );
}

function followNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** The time, once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "2 hours ago", in words of the language; at least a minute. */
function ageOf(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const [unit, length] = STEPS.find(([, long]) => minutes >= long)!;
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(minutes / length), unit);
}

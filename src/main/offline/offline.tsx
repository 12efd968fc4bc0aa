import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { PAGE_ADDRESSES } from '#base/addresses.ts';
import { inLanguage, languageOf } from '#base/language/language.ts';
import { OFFICE_ADDRESSES, officeAddress } from '#base/office-addresses.ts';
import { instant, shopDay } from '#base/time.ts';
import { loadWords, wordFile, type WordPart } from '#browser/language/words.ts';
import { tellSeen, useSeen } from '#browser/seen.ts';
import { startWorker, type Wanted } from '#browser/worker/start-worker.ts';
import { useSession } from '#identity/web/session/session-store.ts';
import { comeBack } from './come-back.ts';
import { keepPage } from './keep-page.ts';
import { SeenLine } from './seen-line.tsx';

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

/** When the worker kept this page, if it answered with a kept one. */
const pageSeenAt = Number(document.documentElement.dataset['seenAt']) || undefined;

/** Guests browse; who is signed in may have to order without a network, and who runs the shop to look at its orders. */
function wantedOffline(): Wanted {
  const { user } = useSession.getState();
  const { language } = languageOf(location.pathname);
  const addresses = (pages: readonly string[], words: WordPart) => [
    wordFile(language, words),
    ...pages.map((page) => inLanguage(page, language)),
  ];
  // What a tap of theirs opens must not wait for a slow line when they come again; login has words of its own.
  if (!user) return { parts: ['taps'], pages: addresses([], 'account') };
  const own = addresses(OWN_PAGES, 'account');
  if (user.role === 'staff' && user.permissions.includes('rounds'))
    return { parts: ['shop', 'office'], pages: [...own, ...addresses([rides, ...cashPages()], 'office')] };
  if (user.role !== 'admin') return { parts: ['shop'], pages: own };
  return {
    parts: ['shop', 'office'],
    pages: [...own, ...addresses([...OFFICE_PAGES, ...cashPages()], 'office')],
  };
}

import { useLingui } from '@lingui/react';
import { type ReactNode, useState, lazy, Suspense, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { HelpHost } from '#admin/web/help/help-button.tsx';
import { hearsNews } from '#alarm/alarm.ts';
import { NewsListener } from '#alarm/web/admin/public.ts';
import type { User } from '#identity/identity.ts';
import { useSession } from '#identity/web/public.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { Shortcuts, openPalette, usePalette } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * The frame of every page of the back office: sidebar (a menu from below on a phone), top bar, notifications. The frame of a page
 * that `isWaiting` is replaced by the page's own, and listens to no news.
 */
export function Shell({ children, isWaiting = false }: { children: ReactNode; isWaiting?: boolean }) {
  const { i18n } = useLingui();
  const user = useSession((session) => session.user);
  const [menu, setMenu] = useState(false);
  if (!user) return children;
  return (
    <div className="flex min-h-dvh bg-shelf text-sm print:block print:min-h-0 print:bg-white">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-paper px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {i18n._('office.skip')}
      </a>
      <aside className="sticky top-0 hidden h-dvh w-64 shrink-0 overflow-y-auto border-r border-line bg-paper md:block print:hidden">
        <Sidebar user={user} />
      </aside>
      {menu && <MenuSheet user={user} onClose={() => setMenu(false)} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar user={user} />
        <Progress />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 py-4 pb-[max(7rem,calc(var(--fixed-bars,0px)+1rem))] outline-none md:px-6 md:py-6 md:pb-12 print:max-w-none print:p-0"
        >
          {children}
        </main>
        <BottomBar user={user} onMenu={() => setMenu(true)} />
      </div>
      {!isWaiting && hearsNews(user) && <NewsListener />}
      <Shortcuts user={user} />
      <PaletteHost user={user} />
      <HelpHost />
    </div>
  );
}

/** A thin line while the next page loads. */
function Progress() {
  const { state } = useNavigation();
  return (
    <div aria-hidden="true" className="sticky top-14 z-20 h-0 print:hidden">
      {state !== 'idle' && <div className="h-0.5 w-full animate-pulse bg-leaf" />}
    </div>
  );
}

// Most pages are left before it is asked for.
const Palette = lazy(() => import('./palette.tsx'));

/** Opens the palette at Ctrl K, from within a field, too. */
function PaletteHost({ user }: { user: User }) {
  const open = usePalette((palette) => palette.open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isAsked || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    open && (
      <Suspense>
        <Palette user={user} onClose={() => usePalette.setState({ open: false })} />
      </Suspense>
    )
  );
}

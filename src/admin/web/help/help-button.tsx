import { i18n } from '@lingui/core';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { whileHeld } from '#ui/page/part-later.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { type Screen, screenAt } from './screen-at.ts';

/** The page is there by then; its help is fetched so that it opens without a network, too. */
const QUIET_MS = 5000;

/** The open help, and the address that it is about. It is kept outside of the frame, which may be mounted again. */
const useHelp = create<{ opened?: { on: string; sheet: ReactNode } | undefined }>(() => ({}));

/** “?” on every screen: opens what the screen is for, in three sentences and a picture. An unknown address has none. */
export function HelpButton({ className, children }: { className: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  if (!screen) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => void openHelp(screen, pathname)}
      className={className}
    >
      {children}
    </button>
  );
}

/** Shows the open help until it is closed or its screen is left. */
export function HelpHost() {
  const { pathname } = useLocation();
  const { opened } = useHelp();
  useEffect(() => {
    const timer = setTimeout(() => void keepWords(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return opened?.on === pathname && opened.sheet;
}

async function openHelp(screen: Screen, pathname: string): Promise<void> {
  try {
    const { HelpSheet, loadHelp } = await whileHeld(import('./help-sheet.tsx'));
    const help = await loadHelp(screen);
    useHelp.setState({ opened: { on: pathname, sheet: <HelpSheet help={help} onClose={closeHelp} /> } });
  } catch {
    showToast('error', i18n._('shop.noAnswer'));
  }
}

const closeHelp = (): void => useHelp.setState({ opened: undefined });

async function keepWords(): Promise<void> {
  try {
    await (await import('./help-words.ts')).keepHelpWords();
  } catch {
    // Without a network there is nothing to fetch now; a tap on the button says so.
  }
}

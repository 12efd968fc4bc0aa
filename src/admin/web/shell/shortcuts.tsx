import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { create } from 'zustand';
import { officeAddress } from '#base/office-addresses.ts';
import { keep, readKept } from '#browser/storage.ts';
import type { User } from '#identity/identity.ts';
import { useShortcutKeys, useShortcuts, useShortcutStore } from '#ui/admin/shortcut-store.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Tick } from '#ui/form/field.tsx';
import { MENU } from './menu.ts';
import { isAllowed, sectionsFor } from './sections.ts';

const NAME = 'haat.shortcuts';

/**
 * State of the palette and its typed text, kept outside of the page's frame, which may be mounted again with its field.
 */
export const usePalette = create<{ open: boolean; typed: string }>(() => ({ open: false, typed: '' }));

/** Opens the palette: a search of orders, customers and pages, and what can be done with them. */
export const openPalette = (): void => usePalette.setState({ open: true, typed: '' });

const useShown = create<{ shown: boolean }>(() => ({ shown: false }));

/** Opens the list of shortcuts. */
export const showShortcuts = (): void => useShown.setState({ shown: true });

/** The keyboard shortcuts of the back office, and the list of all that work on this screen. */
export function Shortcuts({ user }: { user: User }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { shown } = useShown();
  const { on, listed } = useShortcutStore();
  useEffect(() => {
    useShortcutStore.setState({ on: readKept(NAME, 'local') !== false });
  }, []);
  useShortcutKeys();
  useShortcuts([
    ...sectionsFor(user, MENU)
      .filter(({ key }) => key)
      .map(({ key, label, path }) => ({
        keys: `g ${key}`,
        label: i18n._(label),
        run: () => void navigate(path),
      })),
    ...(isAllowed(user, 'takeOrders')
      ? [
          {
            keys: 'n',
            label: i18n._('office.take.title'),
            run: () => void navigate(officeAddress('newOrder')),
          },
        ]
      : []),
    { keys: '?', label: i18n._('office.keys.list'), run: showShortcuts },
    { keys: '/', label: i18n._('office.search'), run: focusSearch },
  ]);
  return (
    <Dialog
      open={shown}
      onClose={() => useShown.setState({ shown: false })}
      title={i18n._('office.keys.title')}
    >
      <Tick className="font-medium" checked={on} onChange={(event) => switchShortcuts(event.target.checked)}>
        {i18n._('office.keys.on')}
      </Tick>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {listed.map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-[0.5rem] border border-line bg-white px-2 py-1 font-sans text-sm uppercase">
                {keys}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Shortcuts of single keys can be switched off on this device, because speech input may trigger them. */
function switchShortcuts(on: boolean): void {
  keep(NAME, on, 'local');
  useShortcutStore.setState({ on });
}

/** The search of this screen, or where it has none, that of everything. */
const focusSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>('#content input[type=search]');
  if (!field) return openPalette();
  field.focus();
  field.select();
};

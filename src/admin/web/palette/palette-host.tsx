import { lazy, Suspense, useEffect } from 'react';
import type { User } from '#identity/identity.ts';
import { openPalette, usePalette } from './palette-store.ts';

// Most pages are left before it is asked for.
const Palette = lazy(() => import('./palette.tsx'));

/** Opens the palette at Ctrl K, from within a field, too. */
export function PaletteHost({ user }: { user: User }) {
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

import type { ReactNode } from 'react';
import { keepRoomFor } from './room-for-bars.ts';

/** The actions for the selected rows. It floats above the end of the page, within reach of a thumb. */
export const ActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    ref={keepRoomFor}
    aria-label={label}
    className="fixed inset-x-2 bottom-16 z-30 flex flex-wrap items-center gap-2 rounded-tile border border-line bg-paper p-2 shadow-float md:sticky md:inset-x-auto md:bottom-4 md:mt-4 md:px-4 print:hidden"
  >
    {children}
  </section>
);

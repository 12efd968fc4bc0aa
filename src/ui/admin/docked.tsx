import type { ReactNode } from 'react';
import { keepRoomFor } from './action-bar.tsx';

/**
 * The main button of a screen: docked above the bottom bar of a phone. It stands at its place in the page on a wider screen, and where
 * a phone lies on its side: two bars would leave no room there.
 */
export const Docked = ({ children }: { children: ReactNode }) => (
  <div
    ref={keepRoomFor}
    className="fixed inset-x-0 bottom-14 z-20 border-t border-line bg-paper px-4 py-2 [@media(max-height:400px)]:static md:static md:border-0 md:bg-transparent md:p-0 print:hidden"
  >
    {children}
  </div>
);

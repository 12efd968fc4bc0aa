import type { ReactNode } from 'react';

/** Shown instead of an empty list: why it is empty, and what to do about it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-4 rounded-tile border border-dashed border-line bg-paper px-4 py-16 text-center text-base text-muted">
    <p>{text}</p>
    {children}
  </div>
);

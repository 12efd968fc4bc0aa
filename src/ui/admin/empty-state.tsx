import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** Shown instead of an empty list: why it is empty, and what to do about it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-4 rounded-tile border border-dashed border-line bg-paper px-4 py-16 text-center text-base text-muted">
    <p>{text}</p>
    {children}
  </div>
);

/** The last part of a screen: features that it does not have yet. */
export const ComingSoon = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="coming-soon" className="mt-8 rounded-tile border border-dashed border-line p-4">
      <h2 id="coming-soon" className="text-base font-semibold">
        {i18n._('office.soon')}
      </h2>
      <ul className="mt-1 list-disc pl-5 text-muted">{children}</ul>
    </section>
  );
};

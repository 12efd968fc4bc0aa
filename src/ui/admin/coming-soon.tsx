import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** The last part of a screen: what it cannot do yet. */
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

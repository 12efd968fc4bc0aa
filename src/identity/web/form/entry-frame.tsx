import type { ReactNode } from 'react';
import { NeedsScripts } from '#ui/page/needs-scripts.tsx';

/** The frame of the pages for login and sign-up: one narrow column with one heading. */
export const EntryFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <section className="mx-auto grid w-full max-w-md gap-6 px-4 py-8 md:py-14">
    <header className="grid gap-2">
      <h1 className="text-2xl font-bold">{title}</h1>
      {lead && <p className="text-muted">{lead}</p>}
    </header>
    <NeedsScripts />
    {children}
  </section>
);

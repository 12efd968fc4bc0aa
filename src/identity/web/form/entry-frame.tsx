import type { ReactNode } from 'react';
import { useHydrated } from '#identity/web/return-path.ts';
import { Button } from '#ui/button.tsx';
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

/**
 * The submit button of a form on a page that is rendered the same for all. It does nothing until scripts are loaded,
 * because the browser alone does not know where to send a password.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const isReady = useHydrated();
  return (
    <Button type={isReady ? 'submit' : 'button'} busy={busy} className="w-full">
      {children}
    </Button>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { useHydrated } from '#identity/web/return-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useGoBack } from '#ui/page/go-back.ts';
import { NeedsScripts } from '#ui/page/needs-scripts.tsx';

/**
 * The frame of the pages for login and sign-up: one narrow column with one heading. With `other`, the way to the other page, it has a
 * head of its own on a phone, and nothing leads away but that and Back.
 */
export const EntryFrame = ({
  title,
  lead,
  other,
  children,
}: {
  title: string;
  lead?: ReactNode;
  other?: ReactNode;
  children: ReactNode;
}) => (
  <section className={`mx-auto grid w-full max-w-md gap-6 px-4 ${other ? 'py-4 md:py-8' : 'py-8 md:py-14'}`}>
    {other ? (
      <header className="own-head -mt-4 md:-mt-8 lg:static! lg:m-0! lg:flex! lg:p-0!">
        <BackLink />
        <h1 className="mr-auto min-w-0 text-xl leading-tight font-bold">{title}</h1>
        {other}
      </header>
    ) : (
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
    )}
    <NeedsScripts />
    {children}
  </section>
);

/** Back to the page that she came from; the shop's first page, if that is not known. */
function BackLink() {
  const { i18n } = useLingui();
  const goBack = useGoBack();
  return (
    <Link
      to={pageAddress('home')}
      onClick={goBack}
      aria-label={i18n._('account.checkout.back')}
      className="grid size-11 shrink-0 place-items-center lg:hidden"
    >
      <Icon name="left" />
    </Link>
  );
}

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

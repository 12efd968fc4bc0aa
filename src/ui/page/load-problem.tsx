import { useLingui } from '@lingui/react';
import { Link, useRevalidator } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { languageOfText } from '#ui/words/own-words.tsx';

/**
 * Shown when a personal page could not be loaded: what happened, a button to try again where that can help, and a link
 * back. `missing` is the title where there is no such thing.
 */
export function LoadProblem({
  title,
  missing = title,
  error,
  back,
}: {
  title: string;
  missing?: string;
  error: unknown;
  back?: { to: string; label: string };
}) {
  const { i18n } = useLingui();
  const { state, revalidate } = useRevalidator();
  // Any other error is a bug, which the error page handles.
  if (!(error instanceof Error) || error.name !== 'CallFailed') throw error;
  const isMissing = 'status' in error && error.status === 404;
  return (
    <section className="page grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{isMissing ? missing : title}</h1>
      <p role="alert" lang={languageOfText(i18n, error.message)}>
        {error.message}
      </p>
      {!isMissing && (
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {state === 'loading' ? i18n._('account.problem.trying') : i18n._('account.problem.again')}
        </Button>
      )}
      {back && (
        <Link to={back.to} className={buttonClass(isMissing ? 'primary' : 'secondary')}>
          {back.label}
        </Link>
      )}
    </section>
  );
}

/** A loading indicator: a turning ring, with a text for screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <output className="grid justify-items-center gap-4 py-16 text-muted [@media(scripting:none)]:hidden">
    <span
      aria-hidden="true"
      className="block size-10 animate-spin rounded-full border-4 border-line border-t-leaf motion-reduce:animate-none"
    />
    {label}
  </output>
);

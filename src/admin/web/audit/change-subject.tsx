import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Change } from '#admin/audit.ts';
import { nameOf, pageOf } from './change-text.ts';
import { actionText } from './log-words.ts';

/** The changed record, linked to its page, and the action. */
export function ChangeSubject({ change }: { change: Change }) {
  const { i18n } = useLingui();
  const page = pageOf(change);
  const name = nameOf(change);
  return (
    <>
      {page ? (
        <Link
          to={page}
          className="inline-block py-1 font-semibold wrap-anywhere text-ink underline decoration-line underline-offset-4"
        >
          {name}
        </Link>
      ) : (
        <span className="inline-block py-1 font-semibold">{name}</span>
      )}
      <span className="block text-muted">{actionText(i18n, change.action)}</span>
    </>
  );
}

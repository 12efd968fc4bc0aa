import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { PrivacyItems } from '#identity/web/privacy-items.tsx';

/**
 * The notice of the data protection law, apart from the form and folded: what the shop keeps and why, how to withdraw, whom to
 * ask, and where to complain.
 */
export function SignupNotice() {
  const { i18n } = useLingui();
  return (
    <details className="rounded-tile border border-line bg-paper px-4 py-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {i18n._('account.signup.notice')}
      </summary>
      <div className="grid gap-4 pb-3">
        <PrivacyItems />
        <p>
          <Link
            to={`${pageAddress('rules')}#officer`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
          >
            {i18n._('account.signup.whomToAsk')}
          </Link>
        </p>
      </div>
    </details>
  );
}

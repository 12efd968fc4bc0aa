import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';

/** Leads to the shop's rules, in a tab of its own: what is typed stays. */
export function RulesLink() {
  const { i18n } = useLingui();
  return (
    <Link
      to={pageAddress('rules')}
      target="_blank"
      className="flex min-h-11 items-center text-sm text-leaf underline"
    >
      {i18n._('account.checkout.rules')}
    </Link>
  );
}

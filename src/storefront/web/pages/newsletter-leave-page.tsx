import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { Link, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { loadWords } from '#browser/language/words.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { headOf } from '#ui/page/page-head.ts';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.letters.leave') }));

/** The address holds a subscriber's link, so no cache keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/**
 * The page that a newsletter's link for leaving opens. Opening it is not enough, a tap is needed, because mail
 * programs open links by themselves.
 */
export default function NewsletterLeavePage() {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const [said, setSaid] = useState<string>();
  const { busy, problem, run } = useCall(({ code, message }, say) =>
    say(code === 'invalid' ? i18n._('account.letters.broken') : message),
  );
  const leave = () =>
    run(async () => {
      const body = { token: new URLSearchParams(search).get('token') ?? '' };
      await callApi('/shop/newsletter/leave', { method: 'POST', body });
      setSaid(i18n._('account.letters.left'));
    });
  return (
    <div className="page grid max-w-xl justify-items-start gap-4 py-16">
      <h1 className="text-2xl font-bold">{i18n._('account.letters.leave')}</h1>
      <output>{said ?? i18n._('account.letters.noMore')}</output>
      <Problem text={problem} />
      {said ? (
        <Link to={pageAddress('home')} className={buttonClass('secondary')}>
          {i18n._('account.letters.toShop')}
        </Link>
      ) : (
        <Button busy={busy} onClick={() => void leave()}>
          {i18n._('account.letters.leaveList')}
        </Button>
      )}
    </div>
  );
}

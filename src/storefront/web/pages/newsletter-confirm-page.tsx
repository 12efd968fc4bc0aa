import { useLingui } from '@lingui/react';
import type { MetaArgs } from 'react-router';
import { Link, useParams } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loadWords } from '#browser/language/words.ts';
import { CONFIRMED, DEAD_LINK } from '#storefront/storefront.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { headOf } from '#ui/page/page-head.ts';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.letters.title') }));

/** The address holds a subscriber's link, so no cache keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/**
 * The page that the newsletter's first mail links to, and its result. Opening it is not enough, a tap is needed,
 * because mail programs open links by themselves. It is a plain form, so that it works without scripts.
 */
export default function NewsletterConfirmPage() {
  const { token = '' } = useParams();
  return (
    <div className="page grid max-w-xl justify-items-start gap-4 py-16">
      {token === CONFIRMED && <Joined />}
      {token === DEAD_LINK && <LinkTooOld />}
      {token !== CONFIRMED && token !== DEAD_LINK && <Question token={token} />}
    </div>
  );
}

function Question({ token }: { token: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <h1 className="text-2xl font-bold">{i18n._('account.letters.question')}</h1>
      <p>{i18n._('account.letters.about')}</p>
      <form method="post" action="/api/shop/newsletter/confirmation">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{i18n._('account.letters.yes')}</Button>
      </form>
    </>
  );
}

function Joined() {
  const { i18n } = useLingui();
  return (
    <>
      <h1 className="text-2xl font-bold">{i18n._('account.letters.joined')}</h1>
      <p>{i18n._('account.letters.thanks')}</p>
      <Link to={pageAddress('home')} className={buttonClass('secondary')}>
        {i18n._('account.letters.toShop')}
      </Link>
    </>
  );
}

function LinkTooOld() {
  const { i18n } = useLingui();
  return (
    <>
      <h1 className="text-2xl font-bold">{i18n._('account.letters.dead')}</h1>
      <p>{i18n._('account.letters.once')}</p>
      <Link to={pageAddress('home')} className={buttonClass('secondary')}>
        {i18n._('account.letters.toShop')}
      </Link>
    </>
  );
}

import { Link, useParams } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { CONFIRMED, DEAD_LINK } from '#storefront/storefront.ts';
import { Button, buttonClass } from '#ui/button.tsx';

export const meta = () => [{ title: 'Letters from the shop' }, { name: 'robots', content: 'noindex' }];

/** Its address holds somebody's link, so no cache keeps it. */
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
  return (
    <>
      <h1 className="text-2xl font-bold">Do you want our letters?</h1>
      <p>We write when there is something worth telling. One tap in any of the letters ends it.</p>
      <form method="post" action="/api/shop/newsletter/confirmation">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">Yes, send me the letters</Button>
      </form>
    </>
  );
}

function Joined() {
  return (
    <>
      <h1 className="text-2xl font-bold">You are on the list</h1>
      <p>Thank you! You get our letters from now on.</p>
      <Link to={pageAddress('home')} className={buttonClass('secondary')}>
        Go to the shop
      </Link>
    </>
  );
}

function LinkTooOld() {
  return (
    <>
      <h1 className="text-2xl font-bold">This link does not work any more</h1>
      <p>It works once, for two days. Ask for another one at the foot of any page of the shop.</p>
      <Link to={pageAddress('home')} className={buttonClass('secondary')}>
        Go to the shop
      </Link>
    </>
  );
}

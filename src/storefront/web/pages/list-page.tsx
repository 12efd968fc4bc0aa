import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, type MetaArgs, useLocation } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { loadWords } from '#browser/language/words.ts';
import { addOrWait, useWaitingAdds } from '#cart/web/public.ts';
import { loginFor, useSession } from '#identity/web/public.ts';
import { UsualList } from '#orders/web/public.ts';
import { PastedList, type SettledLine } from '#search/web/public.ts';
import { buttonClass } from '#ui/button.tsx';
import { headOf } from '#ui/page/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';

await loadWords('account');
export const handle = { words: 'account' };

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('account.list.title'), path: pageAddress('list') }));

/** The pasted list is only on the device, so nothing is loaded from the server. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <Page>
    <Skeleton className="h-56 w-full" />
  </Page>
);

/**
 * A shopper's list as she writes it: pasted, found, settled, and put into the cart. The link of her usual list (`?usual`) shows what
 * she usually buys first.
 */
export default function ListPage() {
  const { i18n } = useLingui();
  const token = useSession((session) => session.token);
  const waits = useWaitingAdds(({ adds }) => adds.length > 0);
  const add = async ({ product, quantity }: SettledLine) => void (await addOrWait(product, quantity));
  const isUsual = new URLSearchParams(useLocation().search).has('usual');
  return (
    <Page isUsual={isUsual}>
      {isUsual && <UsualList />}
      <PastedList
        keptAs="pastedList"
        add={add}
        addWords={(count) => i18n._('account.list.addToCart', { count })}
        doneWords={waits ? i18n._('account.list.doneWaits') : i18n._('account.list.done')}
        instead={
          token === undefined && (
            <Link to={loginFor(pageAddress('list'))} className={buttonClass('primary', 'min-h-13 text-lg')}>
              {i18n._('shop.cart.loginToAdd')}
            </Link>
          )
        }
        after={
          <Link to={pageAddress('checkout')} className={buttonClass()}>
            {i18n._('account.checkout.title')}
          </Link>
        }
      />
      {!isUsual && <UsualList />}
    </Page>
  );
}

function Page({ isUsual = false, children }: { isUsual?: boolean; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section className="page grid max-w-3xl gap-5 py-6">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">
          {isUsual ? i18n._('account.usual.link') : i18n._('account.list.title')}
        </h1>
        {!isUsual && <p className="text-muted">{i18n._('account.list.intro')}</p>}
      </header>
      {children}
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { addOrWait, useCart, useWaitingAdds } from '#cart/web/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { UsualGoods } from '#orders/order.ts';
import { costOfOffer, OfferButton } from '#search/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';

type Usual = UsualGoods['goods'][number];

/**
 * Usual goods of the signed-in shopper, each with the last amount: one tap buys one again, another all that are not in
 * the cart yet. Empty for guests, and for shoppers without an order.
 */
export function UsualList() {
  const { i18n } = useLingui();
  const heading = useId();
  const goods = useUsualGoods();
  const items = useCart((cart) => cart.items);
  const adds = useWaitingAdds((waits) => waits.adds);
  const { busy, problem, run } = useCall();
  const isInCart = ({ product }: Usual): boolean => items.some((item) => item.product._id === product._id);
  const isWaiting = ({ product }: Usual): boolean => adds.some((add) => add.product === product._id);
  const saidOf = (one: Usual): string | undefined => {
    if (isWaiting(one)) return i18n._('shop.cart.waiting');
    return isInCart(one) ? i18n._('account.usual.inCart') : undefined;
  };
  const left = goods.filter((one) => !isInCart(one) && !isWaiting(one));
  const add = (some: readonly Usual[]) =>
    run(async () => {
      for (const { product, quantity } of some) await addOrWait(product, quantity);
    });
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby={heading} aria-busy={busy || undefined} className="grid gap-2">
      <h2 id={heading} className="text-lg font-bold">
        {i18n._('account.usual.title')}
      </h2>
      <p className="text-muted">{i18n._('account.usual.hint')}</p>
      <Problem text={problem} />
      <ul className="grid gap-2">
        {goods.map((one) => (
          <li key={one.product._id}>
            <OfferButton offer={{ ...one, note: '' }} said={saidOf(one)} onChoose={() => void add([one])} />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <Button busy={busy} onClick={() => void add(left)}>
          {i18n._('account.list.addToCart', { count: left.length })}
          <Money rupees={plusRupees(...left.map((one) => costOfOffer({ ...one, note: '' })))} />
        </Button>
      )}
    </section>
  );
}

function useUsualGoods(): readonly Usual[] {
  const token = useSession((session) => session.token);
  const [goods, setGoods] = useState<readonly Usual[]>([]);
  useEffect(() => {
    if (!token) return undefined;
    const asking = new AbortController();
    // Without an answer the page stands without it.
    void callApi<UsualGoods>(inPageLanguage('/orders/usual'), { signal: asking.signal })
      .then((answer) => setGoods(answer.goods))
      .catch(ifCallFailed(undefined));
    return () => asking.abort();
  }, [token]);
  return token ? goods : [];
}

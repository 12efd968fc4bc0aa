import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupee-sums.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { useHydrated } from '#identity/web/return-path.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type Wanted = { title: string; price: number; unit: string };

/**
 * The goods that a guest tapped before logging in, with amount and cost; `says` explains what happens with them, and
 * `children` is the other way in. The tap passes their name on (`wanted`); after a tap without scripts it is asked from
 * the shop.
 */
export function WantedGoods({ says, children }: { says: string; children?: ReactNode }) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const isReady = useHydrated();
  const [product = '', typed = '1'] =
    (isReady ? new URLSearchParams(search).get('add') : null)?.split(':') ?? [];
  const goods = useWanted(product);
  if (product === '' || goods === 'gone') return null;
  const quantity = Number(typed) || 1;
  const amount = goods && amountOf(i18n, quantity, goods.unit);
  return (
    <section
      aria-label={i18n._('account.wanted.label')}
      data-named={goods !== undefined}
      className="peer flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 rounded-tile bg-leaf-soft px-4 py-3"
    >
      {goods ? (
        <p className="min-w-40 flex-1">
          <b className="block">
            <OwnWords text={goods.title} />
            {`, ${[amount, formatRupees(rupeesFor(goods.price, quantity))].filter(Boolean).join(', ')}`}
          </b>
          {says}
        </p>
      ) : (
        <Skeleton className="h-11 flex-1" />
      )}
      {children}
    </section>
  );
}

/** Hides the amount of a single piece. */
const amountOf = (i18n: I18n, quantity: number, unit: string): string => {
  const said = formatQuantity(i18n, quantity, unit);
  if (unit !== 'item') return said;
  return quantity === 1 ? '' : `× ${said}`;
};

/** The goods; undefined while they are asked for, `gone` where there are none to name. */
function useWanted(product: string): Wanted | 'gone' | undefined {
  const { state } = useLocation() as { state: { wanted?: Wanted } | null };
  const known = state?.wanted;
  const [asked, setAsked] = useState<Wanted | 'gone'>();
  useEffect(() => {
    if (product === '' || known) return undefined;
    const asking = new AbortController();
    const path = inPageLanguage(`/products/${encodeURIComponent(product)}`);
    void callApi<Wanted>(path, { signal: asking.signal })
      .catch(ifCallFailed('gone' as const))
      .then((answer) => asking.signal.aborted || setAsked(answer));
    return () => asking.abort();
  }, [product, known]);
  return known ?? asked;
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { useHydrated } from '#identity/web/return-path.ts';
import { dropWanted, keepWanted, type WantedAdd, wantedAdds } from '#identity/web/wanted-adds.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type Goods = { title: string; price: number; unit: string; thumbnail?: string };

/** Shows the picture of goods. */
export type WantedPicture = ComponentType<{ thumbnail: string; className: string }>;

type WantedProps = { says: string; Picture?: WantedPicture; children?: ReactNode };

/**
 * The goods that a guest tapped before logging in, each with amount and cost, and a button that leaves it out; `says` explains what
 * happens with them, and `children` is the other way in, or where they go. So a shopper on a shared phone sees what the login would put into the cart.
 */
export function WantedGoods(props: WantedProps) {
  return useHydrated() ? <Wanted {...props} /> : null;
}

function Wanted({ says, Picture, children }: WantedProps) {
  const { i18n } = useLingui();
  const { search, state } = useLocation() as { search: string; state: { wanted?: Goods } | null };
  const navigate = useNavigate();
  const question = new URLSearchParams(search);
  const [adds, setAdds] = useState(() => {
    keepWanted(question);
    return wantedAdds();
  });
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = adds.filter(({ product }) => !gone.includes(product));
  const drop = (add: WantedAdd): void => {
    dropWanted(add);
    setAdds(wantedAdds());
    if (!isOf(question, add)) return;
    question.delete('add');
    void navigate({ search: question.toString() }, { replace: true, state });
  };
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={i18n._('account.wanted.label')}
      data-named
      className="peer flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 rounded-tile bg-leaf-soft px-4 py-3"
    >
      <div className="min-w-40 flex-1">
        <ul>
          {shown.map((add, at) => (
            <WantedLine
              key={add.product}
              add={add}
              Picture={Picture}
              // The newest tap passed its name on.
              known={at === shown.length - 1 && isOf(question, add) ? state?.wanted : undefined}
              onGone={() => setGone((others) => [...others, add.product])}
              onDrop={() => drop(add)}
            />
          ))}
        </ul>
        <p>{says}</p>
      </div>
      {children}
    </section>
  );
}

const isOf = (question: URLSearchParams, { product }: WantedAdd): boolean =>
  question.get('add')?.split(':')[0] === product;

function WantedLine({
  add,
  Picture,
  known,
  onGone,
  onDrop,
}: {
  add: WantedAdd;
  Picture: WantedPicture | undefined;
  known: Goods | undefined;
  onGone: () => void;
  onDrop: () => void;
}) {
  const { i18n } = useLingui();
  const goods = useGoods(add.product, known, { needsAll: Picture !== undefined, onGone });
  if (!goods) return <Skeleton className="h-11" />;
  const amount = amountOf(i18n, add.quantity, goods.unit);
  return (
    <li className="flex items-center gap-2">
      {Picture && (
        <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-white">
          <Suspense>
            {goods.thumbnail && <Picture thumbnail={goods.thumbnail} className="size-full object-contain" />}
          </Suspense>
        </span>
      )}
      <b className="min-w-0 flex-1">
        <OwnWords text={goods.title} />
        {`, ${[amount, formatRupees(rupeesFor(goods.price, add.quantity))].filter(Boolean).join(', ')}`}
      </b>
      <button
        type="button"
        aria-label={i18n._('account.wanted.leaveOut', { title: goods.title })}
        onClick={onDrop}
        className="-mr-2 grid size-11 place-items-center rounded-control text-leaf hover:bg-white"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  );
}

/** Hides the amount of a single piece. */
const amountOf = (i18n: I18n, quantity: number, unit: string): string => {
  const said = formatQuantity(i18n, quantity, unit);
  if (unit !== 'item') return said;
  return quantity === 1 ? '' : `× ${said}`;
};

/** The goods; undefined while the shop is asked for them. What is known of them lacks the picture. */
function useGoods(
  product: string,
  known: Goods | undefined,
  { needsAll, onGone }: { needsAll: boolean; onGone: () => void },
): Goods | undefined {
  const [asked, setAsked] = useState<Goods>();
  useEffect(() => {
    if (known && !needsAll) return undefined;
    const asking = new AbortController();
    const path = inPageLanguage(`/products/${encodeURIComponent(product)}`);
    void callApi<Goods>(path, { signal: asking.signal })
      .catch(ifCallFailed(undefined))
      .then((answer) => {
        if (asking.signal.aborted) return;
        if (answer) setAsked(answer);
        else if (!known) onGone();
      });
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the name of one product is asked for once
  }, [product, known]);
  return asked ?? known;
}

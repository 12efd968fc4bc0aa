import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import { packText } from '#catalogue/products/label/label-words.ts';
import type { StaffListing, StaffProduct } from '#catalogue/products/staff-products.ts';
import { GoodsName, shownTitle, StockNote, Thumb } from '#catalogue/web/admin/shown-goods.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
const WAIT_MS = 250;
const SHOWN = 12;

/** Finds goods that the shop has and makes them packs of the family. */
export function TakeInDialog({
  packs,
  onTake,
  onClose,
}: {
  packs: readonly StaffProduct[];
  onTake: (product: StaffProduct) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [q, setQ] = useState('');
  const { found, problem, isAsking } = useFound(q);
  return (
    <Dialog open onClose={onClose} title={i18n._('office.packs.takeGoodsIn')}>
      <div className="grid gap-3">
        <label className="relative block">
          <span className="sr-only">{i18n._('office.packs.searchGoods')}</span>
          <ToolIcon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
          <input
            type="search"
            value={q}
            maxLength={100}
            autoComplete="off"
            placeholder={i18n._('office.packs.searchBy')}
            onChange={(event) => setQ(event.target.value)}
            className="min-h-11 w-full rounded-control border border-muted/60 bg-white pr-3 pl-10 text-base"
          />
        </label>
        <Problem text={problem} />
        {!problem && (
          <p aria-live="polite" className="text-muted empty:hidden">
            {textFor(q, found, isAsking)}
          </p>
        )}
        <ul className="divide-y divide-line">
          {found.map((product) => (
            <Found key={product._id} product={product} packs={packs} onTake={onTake} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Found({
  product,
  packs,
  onTake,
}: {
  product: StaffProduct;
  packs: readonly StaffProduct[];
  onTake: (product: StaffProduct) => Promise<boolean>;
}) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [first] = packs;
  const isIn = packs.some(({ _id }) => _id === product._id);
  const isElsewhere = product.category !== first?.category;
  const take = async (): Promise<void> => {
    setBusy(true);
    await onTake(product);
    setBusy(false);
  };
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumb of={product} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">
          <GoodsName of={product} />
        </p>
        <p className="text-sm text-muted">
          {product.pack && `${packText(i18n, product.pack)} · `}
          <StockNote product={product} />
        </p>
        {isElsewhere && (
          <p className="text-sm">{i18n._('office.packs.elsewhere', { shelf: product.shelf })}</p>
        )}
        {!isIn && !isElsewhere && product.family && (
          <p className="text-sm">{i18n._('office.packs.leaves')}</p>
        )}
      </div>
      {isIn ? (
        <span className="flex items-center gap-1 text-sm font-semibold text-leaf">
          <ToolIcon name="check" className="size-4" />
          {i18n._('office.packs.isIn')}
        </span>
      ) : (
        !isElsewhere && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={i18n._('office.packs.takeInOf', { title: shownTitle(product) })}
            onClick={() => void take()}
          >
            {i18n._('office.packs.takeIn')}
          </Button>
        )
      )}
    </li>
  );
}

const textFor = (q: string, found: readonly StaffProduct[], isAsking: boolean): string => {
  if (q.trim() === '') return i18n._('office.packs.which');
  if (isAsking) return i18n._('office.searching');
  return found.length === 0 ? i18n._('office.products.noMatch') : '';
};

/** The goods that a typed text finds. */
function useFound(q: string) {
  const [answer, setAnswer] = useState<{ q: string; found: StaffProduct[]; problem?: string }>();
  const asked = q.trim();
  useEffect(() => {
    if (asked === '') return undefined;
    const asking = new AbortController();
    const query = new URLSearchParams({ q: asked, state: 'all', limit: String(SHOWN) });
    const wait = setTimeout(() => {
      callApi<StaffListing>(`/products/admin?${query}`, { signal: asking.signal }).then(
        ({ products }) => setAnswer({ q: asked, found: products }),
        tellIfFailed(({ message }) => setAnswer({ q: asked, found: [], problem: message })),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(wait);
      asking.abort();
    };
  }, [asked]);
  const isAnswered = answer?.q === asked;
  return {
    // While the next answer is under way, the last one stays.
    found: asked === '' ? [] : (answer?.found ?? []),
    problem: isAnswered ? answer.problem : undefined,
    isAsking: asked !== '' && !isAnswered,
  };
}

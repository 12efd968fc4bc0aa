import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { newId } from '#base/ids.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type ListedProduct, packText } from '#catalogue/catalogue.ts';
import { ScanButton, Thumb, useTypedScans } from '#catalogue/web/admin/public.ts';
import type { OrderItem } from '#orders/orders.ts';
import { firstField } from '#ui/admin/form/form-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { orderedOf } from './packing-text.ts';
import { type LineChange, type FoundGoods, searchGoods } from './use-packing.ts';

const PAUSE_MS = 250;

/** Chooses goods by the shop's own search: instead of a line, or besides what was ordered. */
export function GoodsDialog({
  instead,
  title,
  onChange,
  onClose,
}: {
  /** The line that is swapped; undefined where something is added. */
  instead: OrderItem | undefined;
  title: string;
  onChange: (change: LineChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [found, setFound] = useState<FoundGoods>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  // Of each goods one, as long as this is open: tapped again after no answer came, it is the same addition.
  const ids = useRef(new Map<string, string>());
  const { busy, problem, run } = useCall();
  const look = (q: string): Promise<void> =>
    run(async () => {
      asked.current += 1;
      const mine = asked.current;
      const goods = await searchGoods(q, instead?.product._id);
      if (mine === asked.current) setFound(goods);
    });
  useEffect(() => {
    if (instead) void look('');
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- what is like the line is offered once, when this opens
  }, []);
  useTypedScans((digits) => void look(digits));
  const take = (product: ListedProduct): Promise<void> =>
    run(async () => {
      const id = ids.current.get(product._id) ?? newId();
      ids.current.set(product._id, id);
      if (await onChange(changeWith(i18n, product, { instead, id }))) onClose();
    });
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-2">
        {instead && (
          <p className="text-muted">
            {i18n._('office.packing.insteadHint', { amount: formatRupees(costOfLine(instead)) })}
          </p>
        )}
        <search className="flex items-center gap-1">
          <input
            // What can stand in for a line is offered already; no keyboard covers it.
            ref={instead ? undefined : firstField}
            type="search"
            aria-label={i18n._('office.packing.search')}
            placeholder={i18n._('office.packing.search')}
            autoComplete="off"
            maxLength={100}
            onChange={({ target: { value } }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => void look(value.trim()), PAUSE_MS);
            }}
            className="min-h-12 min-w-0 flex-1 rounded-control border border-muted/60 bg-white px-3 text-base"
          />
          <ScanButton onScan={(digits) => void look(digits)} />
        </search>
        <Problem text={problem} />
        {found?.goods.length === 0 && found.q !== '' && (
          <p className="text-muted">{i18n._('office.packing.nothing')}</p>
        )}
        <ul className="min-h-40 divide-y divide-line">
          {found?.goods.map((product) => (
            <li key={product._id}>
              <Row product={product} instead={instead} isBusy={busy} onTake={() => void take(product)} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Row({
  product,
  instead,
  isBusy,
  onTake,
}: {
  product: ListedProduct;
  instead: OrderItem | undefined;
  isBusy: boolean;
  onTake: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={onTake}
      className="flex min-h-15 w-full items-center gap-3 py-2 text-left hover:bg-leaf-soft"
    >
      <Thumb of={product} className="size-10" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <OwnWords text={product.title} />
        </span>
        <span className="text-muted">{product.pack && packText(i18n, product.pack)}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-semibold tabular-nums">
          {formatRupees(costOfAmount(product, instead))}
        </span>
        {instead && <Difference by={minusRupees(costOfAmount(product, instead), costOfLine(instead))} />}
      </span>
    </button>
  );
}

function Difference({ by }: { by: number }) {
  const { i18n } = useLingui();
  if (by === 0) return <span className="text-muted">{i18n._('office.packing.same')}</span>;
  const amount = formatRupees(Math.abs(by));
  return by < 0 ? (
    <span className="text-leaf">{i18n._('office.packing.less', { amount })}</span>
  ) : (
    <span className="text-chilli">{i18n._('office.packing.more', { amount })}</span>
  );
}

const costOfLine = (item: OrderItem): number => rupeesFor(item.product.price, orderedOf(item));

/** As much as was ordered, where both are sold alike; otherwise the least that is sold. */
const amountOfGoods = (product: ListedProduct, instead: OrderItem | undefined): number =>
  instead &&
  instead.product.soldBy === product.soldBy &&
  (!isLoose(product.soldBy) || instead.product.unit === product.unit)
    ? orderedOf(instead)
    : product.least;

const costOfAmount = (product: ListedProduct, instead: OrderItem | undefined): number =>
  rupeesFor(product.price, amountOfGoods(product, instead));

function changeWith(
  i18n: I18n,
  product: ListedProduct,
  { instead, id }: { instead: OrderItem | undefined; id: string },
): LineChange {
  const body = { product: product._id, quantity: amountOfGoods(product, instead) };
  const { title } = product;
  return instead
    ? {
        path: `/lines/${instead.line}/swaps`,
        method: 'POST',
        body: { ...body, revision: instead.revision },
        said: i18n._('office.packing.didSwap', { title }),
      }
    : {
        path: '/lines',
        method: 'POST',
        body: { id, ...body },
        said: i18n._('office.packing.didAdd', { title }),
      };
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, useId } from 'react';
import { exact, isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { packText, type ListedProduct } from '#catalogue/catalogue.ts';
import { unitText } from '#catalogue/web/admin/public.ts';
import { type DraftLine, setQuantity } from '#counter/web/admin/draft.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type Trouble, troubleOf, type Troubles } from './troubles.ts';

/** Lines of the draft, the last one first, each with −, + and a field for the amount. */
export function DraftLines({ lines, troubles }: { lines: readonly DraftLine[]; troubles: Troubles }) {
  const { i18n } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[data-trouble] button');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [troubles]);
  if (lines.length === 0) return <p className="py-6 text-center text-muted">{i18n._('office.take.empty')}</p>;
  return (
    <ol
      ref={list}
      aria-label={i18n._('office.take.lines')}
      className="divide-y divide-line border-y border-line"
    >
      {lines.toReversed().map((line, at) => (
        <Line
          key={line.product._id}
          line={line}
          number={lines.length - at}
          trouble={troubleOf(line, troubles)}
        />
      ))}
    </ol>
  );
}

const TROUBLED = { short: 'bg-chilli-soft', amount: 'bg-chilli-soft', price: 'bg-marigold-soft' };

function Line({
  line: { product, quantity },
  number,
  trouble,
}: {
  line: DraftLine;
  number: number;
  trouble: Trouble | undefined;
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const { title, step } = product;
  const set = (amount: number): void => setQuantity(product._id, exact(amount));
  const type = (text: string): void => {
    setTyped(text);
    const amount = Number(text.replace(',', '.'));
    if (amount > 0 && (isLoose(product.soldBy) || Number.isInteger(amount))) set(amount);
  };
  return (
    <li
      className={`flex flex-wrap items-center gap-x-2 py-1.5 ${trouble ? TROUBLED[trouble.kind] : ''} ${trouble ? '' : 'md:flex-nowrap'}`}
    >
      <span className="w-6 shrink-0 text-center text-sm text-muted tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">
          <OwnWords text={title} />
        </span>
        <span className="text-sm text-muted tabular-nums">
          {product.pack && `${packText(i18n, product.pack)} · `}
          {formatRupees(product.price)} {unitText(i18n, product.unit)}
        </span>
      </span>
      <span className="ml-auto flex items-center">
        <button
          type="button"
          aria-label={i18n._('office.take.less', { title })}
          onClick={() => set(quantity - step)}
          className={ROW_ICON}
        >
          <span aria-hidden="true" className="text-xl font-bold">
            −
          </span>
        </button>
        <input
          aria-label={i18n._('office.take.amount', { title })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed ?? String(quantity)}
          onChange={({ target: { value } }) => type(value)}
          onBlur={() => setTyped(undefined)}
          className="min-h-11 w-16 rounded-control border border-muted/60 bg-white text-center text-base tabular-nums"
        />
        <button
          type="button"
          aria-label={i18n._('office.take.more', { title })}
          onClick={() => set(quantity + step)}
          className={ROW_ICON}
        >
          <ToolIcon name="plus" />
        </button>
        <b className="w-20 shrink-0 text-right tabular-nums">
          {formatRupees(rupeesFor(product.price, quantity))}
        </b>
        <button
          type="button"
          aria-label={i18n._('office.take.remove', { title })}
          onClick={() => setQuantity(product._id, 0)}
          className={ROW_ICON}
        >
          <ToolIcon name="close" className="size-4" />
        </button>
      </span>
      {trouble && <LineTrouble product={product} trouble={trouble} />}
    </li>
  );
}

/** Why the shop did not take a line, and what can be done: what is left is taken, or nothing of it. */
function LineTrouble({ product, trouble }: { product: ListedProduct; trouble: Trouble }) {
  const { i18n } = useLingui();
  const why = useId();
  const { _id, title, unit } = product;
  const left = trouble.kind === 'short' ? trouble.left : 0;
  return (
    <div data-trouble className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-1">
      <p id={why} className={`flex-1 basis-40 font-medium ${trouble.kind === 'price' ? '' : 'text-chilli'}`}>
        {textOf(i18n, product, trouble)}
      </p>
      <span className="flex flex-wrap gap-2">
        {left > 0 && (
          <Button
            look="secondary"
            className="bg-white"
            aria-describedby={why}
            onClick={() => setQuantity(_id, left)}
          >
            {i18n._('office.take.takeLeft', { amount: quantityText(i18n, left, unit) })}
          </Button>
        )}
        <Button
          look="secondary"
          className="bg-white"
          aria-describedby={why}
          onClick={() => setQuantity(_id, 0)}
        >
          {i18n._('office.take.takeOut')}
          <span className="sr-only"> {title}</span>
        </Button>
      </span>
    </div>
  );
}

function textOf(i18n: I18n, { price, unit }: ListedProduct, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'price':
      return i18n._('office.take.priceNow', { was: formatRupees(trouble.was), now: formatRupees(price) });
    case 'amount':
      return trouble.text;
    case 'short': {
      const { left, most, wanted } = trouble;
      const amount = quantityText(i18n, left, unit);
      if (left === 0) return i18n._('office.take.noneLeft');
      return most !== undefined && wanted > most && left === most
        ? i18n._('office.take.atMost', { amount })
        : i18n._('office.take.onlyLeft', { amount });
    }
  }
}

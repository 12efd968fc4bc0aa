import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { exact, isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupee-sums.ts';
import { packText } from '#catalogue/catalogue.ts';
import { unitText } from '#catalogue/web/admin/public.ts';
import { type DraftLine, setQuantity } from '#counter/web/admin/draft.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { LineTrouble } from './line-trouble.tsx';
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
const STEP = 'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft';

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
          className={STEP}
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
          className={STEP}
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
          className={STEP}
        >
          <ToolIcon name="close" className="size-4" />
        </button>
      </span>
      {trouble && <LineTrouble product={product} trouble={trouble} />}
    </li>
  );
}

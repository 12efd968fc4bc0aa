import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { FAULTS } from '#complaints/limits.ts';
import { faultText } from '#complaints/web/complaint-text.ts';
import type { OrderItem } from '#orders/orders.ts';
import { rupeesOf } from '#orders/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type DraftLine, stepped } from './draft.ts';
import { Options } from './options.tsx';

type LineProps = {
  item: OrderItem;
  line: DraftLine | undefined;
  onLine: (line: DraftLine | undefined) => void;
};

/** A line of the order to tick, and once it is ticked, what is wrong with how much of it. */
export function LineChoice({ item, line, onLine }: LineProps) {
  const { i18n } = useLingui();
  const { product, quantity } = item;
  return (
    <li className={`px-[min(1rem,4vw)] ${line ? 'bg-leaf-soft pb-3' : 'border-t border-line'}`}>
      <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={line !== undefined}
          onChange={({ target }) => onLine(target.checked ? { fault: undefined, quantity } : undefined)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-shelf">
          <GoodsTilePicture art="grocery" thumbnail={product.thumbnail} className="size-8 object-contain" />
        </span>
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-medium wrap-anywhere">
            <OwnWords text={product.title} />
          </span>
          <span className="text-sm text-muted">{formatQuantity(i18n, quantity, product.unit)}</span>
        </span>
        <Money rupees={rupeesOf(item)} className="tabular-nums" />
      </label>
      {line && (
        <div className="grid gap-2">
          <Options
            name={`fault-${item.line}`}
            legend={i18n._('account.wrong.whatIsWrong', { title: product.title })}
            options={FAULTS.map((fault) => [fault, faultText(i18n, fault)] as const)}
            chosen={line.fault}
            onChoose={(fault) => onLine({ ...line, fault })}
          />
          <HowMuch item={item} line={line} onLine={onLine} />
        </div>
      )}
    </li>
  );
}

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-leaf-soft disabled:text-muted/50';

function HowMuch({ item, line, onLine }: LineProps & { line: DraftLine }) {
  const { i18n } = useLingui();
  const { unit, title } = item.product;
  const { quantity } = line;
  const [less, more] = [stepped(item, quantity, -1), stepped(item, quantity, 1)];
  // Of one piece there is nothing to choose.
  if (less === quantity && more === quantity) return null;
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <legend className="float-left min-w-0 flex-1">{i18n._('account.wrong.howMuch')}</legend>
      <span className="flex min-w-36 items-center justify-between rounded-control bg-white ring-1 ring-muted/60 ring-inset">
        <button
          type="button"
          aria-label={i18n._('account.wrong.less', { title })}
          disabled={less === quantity}
          onClick={() => onLine({ ...line, quantity: less })}
          className={STEP}
        >
          <Icon name="minus" className="size-5" />
        </button>
        <output className="font-bold whitespace-nowrap tabular-nums">
          {formatQuantity(i18n, quantity, unit)}
        </output>
        <button
          type="button"
          aria-label={i18n._('account.wrong.more', { title })}
          disabled={more === quantity}
          onClick={() => onLine({ ...line, quantity: more })}
          className={STEP}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </span>
    </fieldset>
  );
}

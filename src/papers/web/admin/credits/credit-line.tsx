import { useLingui } from '@lingui/react';
import { useId } from 'react';
import type { OrderItem, CreditReason } from '#orders/orders.ts';
import { quantityText, unitsOf } from '#orders/web/admin/public.ts';
import { rupeesOf } from '#orders/web/public.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { comesTo, type DraftLine, isByPart, leftOf, newLine } from './credit-draft.ts';

type LineProps = {
  item: OrderItem;
  line: DraftLine | undefined;
  reason: CreditReason;
  /** Its goods came back, unless that is unticked. */
  isBack?: boolean;
  onLine: (line: DraftLine | undefined) => void;
};

/** A line of the order to tick, and once it is ticked, how much of it and for how much. */
export function CreditLine({ item, line, reason, isBack, onLine }: LineProps) {
  const { i18n } = useLingui();
  const { product, quantity } = item;
  const left = leftOf(item);
  return (
    <li className="border-b border-line last:border-0">
      <label className="flex min-h-13 items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={line !== undefined}
          disabled={left.rupees <= 0}
          onChange={({ target }) => onLine(target.checked ? newLine(item, isBack) : undefined)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">
            <OwnWords text={product.title} />
          </span>
          <span className="block text-muted">
            {quantityText(i18n, quantity, product.unit)}
            {item.credited && ` · ${i18n._('office.credit.before')}`}
          </span>
        </span>
        <span className="text-right">
          <Money rupees={rupeesOf(item)} className="block" />
          {item.credited && <Money rupees={0 - item.credited.amount} className="block text-muted" />}
        </span>
      </label>
      {line && <HowMuch {...{ item, line, reason, onLine }} />}
    </li>
  );
}

function HowMuch({ item, line, reason, onLine }: LineProps & { line: DraftLine }) {
  const { i18n } = useLingui();
  const id = useId();
  const isPrice = reason === 'price';
  const amount = comesTo(item, line, reason);
  const shown = line.amount ?? (amount === undefined || isPrice ? '' : String(amount));
  const unit = isByPart(item) ? unitsOf(i18n, item.product.unit)[1] : '×';
  return (
    <div className="grid grid-cols-2 gap-3 pb-3 pl-9">
      {!isPrice && (
        <label className="grid gap-1">
          <span className="text-muted">{i18n._('office.credit.howMany', { unit })}</span>
          <input
            value={line.quantity}
            onChange={({ target }) => onLine({ ...line, quantity: target.value, amount: undefined })}
            inputMode={isByPart(item) ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={9}
            className={CONTROL}
          />
        </label>
      )}
      <label className={`grid gap-1 ${isPrice ? 'col-span-2' : ''}`}>
        <span className="text-muted">{i18n._('office.credit.amount')}</span>
        <input
          value={shown}
          onChange={({ target }) => onLine({ ...line, amount: target.value })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className={CONTROL}
        />
      </label>
      {!isPrice && (
        <label htmlFor={id} className="col-span-2 flex min-h-11 items-center gap-3">
          <input
            id={id}
            type="checkbox"
            checked={line.backInStock}
            onChange={({ target }) => onLine({ ...line, backInStock: target.checked })}
            className="size-5 accent-leaf"
          />
          {i18n._('office.credit.back')}
        </label>
      )}
    </div>
  );
}

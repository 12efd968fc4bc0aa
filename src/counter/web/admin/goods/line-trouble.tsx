import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import type { ListedProduct } from '#catalogue/catalogue.ts';
import { setQuantity } from '#counter/web/admin/draft.ts';
import { quantityText } from '#orders/web/admin/public.ts';
import { Button } from '#ui/button.tsx';
import type { Trouble } from './troubles.ts';

/** Why the shop did not take a line, and what can be done: what is left is taken, or nothing of it. */
export function LineTrouble({ product, trouble }: { product: ListedProduct; trouble: Trouble }) {
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

import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import { shopDay } from '#base/time.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { dayInWords } from '#catalogue/stock/stock-words.ts';

const today = (): string => shopDay(new Date().toISOString());

/** The stock of a product, or that it is not live. */
export function StockNote({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  if (product.draft) return <span className="font-medium text-muted">{i18n._('office.note.draft')}</span>;
  if (!product.active)
    return <span className="font-medium text-chilli">{i18n._('office.note.deactivated')}</span>;
  if (product.soldOut)
    return (
      <span className="font-medium text-chilli">
        {product.backOn
          ? i18n._('office.note.soldOutBack', { day: dayInWords(i18n, product.backOn, today()) })
          : i18n._('office.note.soldOut')}
      </span>
    );
  if (!product.counted) return <span>{i18n._('office.note.notCounted')}</span>;
  if (product.stock === 0)
    return <span className="font-medium text-chilli">{i18n._('office.note.none')}</span>;
  return (
    <span className="tabular-nums">
      {i18n._('office.inStock', { amount: formatQuantity(i18n, product.stock, product.unit) })}
    </span>
  );
}

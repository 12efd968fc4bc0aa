import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/amount.ts';
import { shopDay } from '#base/time.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { dayInWords } from '#catalogue/stock/stock-words.ts';

const today = (): string => shopDay(new Date().toISOString());

/** The stock of a product, or that it is not live. */
export function StockNote({ product }: { product: StaffProduct }) {
  const { i18n } = useLingui();
  if (product.draft) return <span className="font-medium text-muted">draft</span>;
  if (!product.active) return <span className="font-medium text-chilli">deactivated</span>;
  if (product.soldOut)
    return (
      <span className="font-medium text-chilli">
        sold out{product.backOn && `, back ${dayInWords(i18n, product.backOn, today())}`}
      </span>
    );
  if (!product.counted) return <span>stock not counted</span>;
  if (product.stock === 0) return <span className="font-medium text-chilli">none left</span>;
  return <span className="tabular-nums">{formatQuantity(i18n, product.stock, product.unit)} in stock</span>;
}

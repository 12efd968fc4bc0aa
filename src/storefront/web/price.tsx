import { useLingui } from '@lingui/react';
import type { Tile } from '#storefront/listing.ts';
import { Money } from '#ui/words/formatted.tsx';

/** A price, the struck-through one beside it where it is higher. */
export function Price({
  price,
  cuttedprice,
  className = 'text-lg',
}: Pick<Tile, 'price' | 'cuttedprice'> & { className?: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <Money rupees={price} className={`font-bold ${className}`} />
      {cuttedprice > price && (
        <s className="text-sm text-muted">
          <span className="sr-only">{i18n._('shop.card.was')} </span>
          <Money rupees={cuttedprice} />
        </s>
      )}
    </>
  );
}

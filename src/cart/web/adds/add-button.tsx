import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import type { Product, SteppedGoods } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { partLater } from '#ui/page/part-later.ts';

/** The product of an add button. */
export type AddProps = {
  product: SteppedGoods & Pick<Product, '_id' | 'stock'> & Partial<Pick<Product, 'soldOut' | 'backOn'>>;
};

/** The short text on a card: `Add`, or, for loose goods, the amount that a tap adds. */
export const wordsOnCard = (i18n: I18n, product: SteppedGoods, quantity: number): string =>
  isLoose(product.soldBy)
    ? `+ ${formatQuantity(i18n, quantity, product.unit)}`
    : i18n._('shop.cart.addShort');

/** The button itself: on the product's own page, or on a card with how much it adds. */
export function AddButton({
  product,
  quantity,
  onPage = false,
  busy = false,
  onClick,
}: AddProps & { quantity: number; onPage?: boolean; busy?: boolean; onClick: () => void }) {
  const { i18n } = useLingui();
  return (
    <Button
      look={onPage ? 'primary' : 'secondary'}
      busy={busy}
      onClick={onClick}
      className={onPage ? 'w-full flex-1' : 'card-add'}
    >
      {onPage ? i18n._('shop.cart.add') : wordsOnCard(i18n, product, quantity)}
      {!onPage && <span className="sr-only"> {product.title}</span>}
    </Button>
  );
}

const TellMe = partLater(async () => (await import('#wishes/web/public.ts')).TellMe);

/** In place of the button of sold-out goods: what tells the shopper when they are back. */
export const SoldOutGoods = (props: AddProps & { onPage?: boolean }) => (
  <Suspense>
    <TellMe {...props} />
  </Suspense>
);

import { useState } from 'react';
import { formatQuantity, isLoose } from '#base/amount.ts';
import { offeredQuantities, type Product, type SteppedGoods, usualQuantity } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';

/** What is added, and whether the control stands on a card or on the product's own page. */
export type AddProps = { product: SteppedGoods & Pick<Product, '_id' | 'stock'>; onPage?: boolean };

/** In place of the control where nothing is left. */
export const OutOfStock = () => (
  <p className="grid min-h-11 place-items-center rounded-control bg-shelf text-muted">Out of stock</p>
);

/** On a card the words are few: `Add`, or how much a tap adds of loose goods. */
export const wordsOnCard = (product: SteppedGoods, quantity: number): string =>
  isLoose(product.soldBy) ? `+ ${formatQuantity(quantity, product.unit)}` : 'Add';

/** The button of the product's own page. */
export const AddButton = ({ busy = false, onClick }: { busy?: boolean; onClick: () => void }) => (
  <Button busy={busy} onClick={onClick} className="w-full flex-1">
    Add to cart
  </Button>
);

const SHOWN_ON_WIDE_CARDS = 3;

/** The button of a card. A wide card has room for the amounts of loose goods. */
export function AddOnCard({
  product,
  add,
}: Pick<AddProps, 'product'> & { add: (quantity: number) => Promise<void> }) {
  const [busy, setBusy] = useState<number>();
  const usual = usualQuantity(product);
  const offered = isLoose(product.soldBy)
    ? offeredQuantities(product).slice(0, SHOWN_ON_WIDE_CARDS)
    : [usual];
  const tap = async (quantity: number): Promise<void> => {
    setBusy(quantity);
    await add(quantity);
    setBusy(undefined);
  };
  return (
    <div className="@container">
      <div className={offered.length > 1 ? 'grid gap-2 @min-[14em]:grid-cols-3' : 'grid'}>
        {offered.map((quantity) => (
          <div key={quantity} className={quantity === usual ? 'grid' : 'hidden @min-[14em]:grid'}>
            <Button
              look="secondary"
              busy={busy === quantity}
              onClick={() => void tap(quantity)}
              className="px-1"
            >
              {wordsOnCard(product, quantity)}
              <span className="sr-only"> {product.title}</span>
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

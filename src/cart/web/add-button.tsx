import type { Product } from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';

/** What is added, and whether the control stands on a card or on the product's own page. */
export type AddProps = { product: Pick<Product, '_id' | 'title' | 'stock'>; onPage?: boolean };

/** In place of the control where nothing is left. */
export const OutOfStock = () => (
  <p className="grid min-h-11 place-items-center rounded-control bg-shelf text-muted">Out of stock</p>
);

/** The button itself, on a card or on the product's own page. */
export const AddButton = ({
  title,
  onPage,
  busy = false,
  onClick,
}: {
  title: string;
  onPage: boolean;
  busy?: boolean;
  onClick: () => void;
}) => (
  <Button look={onPage ? 'primary' : 'secondary'} busy={busy} onClick={onClick} className="w-full flex-1">
    {onPage ? 'Add to cart' : 'Add'}
    {!onPage && <span className="sr-only"> {title}</span>}
  </Button>
);

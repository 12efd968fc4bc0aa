import { fromRupees } from '#base/figures/money.ts';
import { allInRupees } from '#base/figures/rupee-sums.ts';
import { offerFor, type Product } from '#catalogue/catalogue.ts';
import { classNames } from '#ui/button.tsx';

/** One amount to choose, with its price. */
export const AmountChip = ({
  name,
  under,
  isChosen,
  onClick,
}: {
  name: string;
  under: string;
  /** Left out where a tap acts at once instead of choosing. */
  isChosen?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onClick}
    className={classNames(
      'min-h-13 rounded-control px-1 py-1 text-sm ring-inset tabular-nums',
      isChosen ? 'bg-leaf-soft ring-2 ring-leaf' : 'bg-white ring-1 ring-muted/60 hover:bg-leaf-soft',
    )}
  >
    <b className="block text-base leading-tight">{name}</b>
    {under}
  </button>
);

/** Quantity of loose goods for some money, the money, and its real cost, both in rupees. */
export type Offer = { quantity: number; rupees: number; cost: number };

type PricedGoods = Parameters<typeof offerFor>[0] & Pick<Product, 'price'>;

/** The quantities that these sums buy; a sum that buys less than the least or more than the most is left out. */
export const offersFor = (goods: PricedGoods, sums: readonly number[]): Offer[] =>
  sums.flatMap((rupees) => {
    const offer = offerFor(goods, fromRupees(goods.price), fromRupees(rupees));
    return offer ? [{ rupees, quantity: offer.quantity, ...allInRupees({ cost: offer.cost }) }] : [];
  });

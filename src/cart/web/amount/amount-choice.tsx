import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { formatQuantity } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupee-sums.ts';
import { offeredInOneOrder, type SteppedGoods, usualQuantity } from '#catalogue/catalogue.ts';
import { AmountChip, offersFor } from './amount-chip.tsx';
import { openAmountSheet } from './amount-sheet-place.tsx';

const RUPEES = [20, 50, 100];

/** On the page of loose goods: the amounts to choose from, the price, and the button that adds the chosen one. */
export function AmountChoice({
  goods,
  controlFor,
}: {
  goods: SteppedGoods;
  controlFor: (quantity: number) => ReactNode;
}) {
  const { i18n } = useLingui();
  const [quantity, setQuantity] = useState(() => usualQuantity(goods));
  const offered = offeredInOneOrder(goods);
  const [forMoney] = offersFor(goods, RUPEES);
  return (
    <div className="grid gap-3">
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        <legend className="mb-2 font-bold">{i18n._('shop.amount.howMuch')}</legend>
        {offered.map((some) => (
          <AmountChip
            key={some}
            name={formatQuantity(i18n, some, goods.unit)}
            under={formatRupees(rupeesFor(goods.price, some))}
            isChosen={some === quantity}
            onClick={() => setQuantity(some)}
          />
        ))}
        {forMoney && (
          <AmountChip
            name={i18n._('shop.amount.for', { money: formatRupees(forMoney.rupees) })}
            under={formatQuantity(i18n, forMoney.quantity, goods.unit)}
            isChosen={forMoney.quantity === quantity && !offered.includes(quantity)}
            onClick={() => setQuantity(forMoney.quantity)}
          />
        )}
        <AmountChip
          name={i18n._('shop.amount.other')}
          under={i18n._('shop.amount.typeIt')}
          isChosen={![...offered, forMoney?.quantity].includes(quantity)}
          onClick={() => openAmountSheet({ goods, quantity, take: setQuantity })}
        />
      </fieldset>
      <div className="flex items-center gap-4">
        <p className="text-sm leading-snug text-muted">
          {formatQuantity(i18n, quantity, goods.unit)}
          <b className="block text-xl text-ink tabular-nums">
            {formatRupees(rupeesFor(goods.price, quantity))}
          </b>
        </p>
        {controlFor(quantity)}
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { offeredInOneOrder, type SteppedGoods } from '#catalogue/catalogue.ts';
import { AmountChip, offersFor } from './amount-chip.tsx';
import { openAmountSheet } from './amount-sheet-place.tsx';

const RUPEES = [20, 50, 100];

type Chosen = { goods: SteppedGoods; quantity: number };

/** On the page of loose goods: the amounts to choose from. */
export function AmountChoice({
  goods,
  quantity,
  choose,
}: Chosen & {
  choose: (quantity: number) => void;
}) {
  const { i18n } = useLingui();
  const offered = offeredInOneOrder(goods);
  const [forMoney] = offersFor(goods, RUPEES);
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
      <legend className="mb-2 font-bold">{i18n._('shop.amount.howMuch')}</legend>
      {offered.map((some) => (
        <AmountChip
          key={some}
          name={formatQuantity(i18n, some, goods.unit)}
          under={formatRupees(rupeesFor(goods.price, some))}
          isChosen={some === quantity}
          onClick={() => choose(some)}
        />
      ))}
      {forMoney && (
        <AmountChip
          name={i18n._('shop.amount.for', { money: formatRupees(forMoney.rupees) })}
          under={formatQuantity(i18n, forMoney.quantity, goods.unit)}
          isChosen={forMoney.quantity === quantity && !offered.includes(quantity)}
          onClick={() => choose(forMoney.quantity)}
        />
      )}
      <AmountChip
        name={i18n._('shop.amount.other')}
        under={i18n._('shop.amount.typeIt')}
        isChosen={![...offered, forMoney?.quantity].includes(quantity)}
        onClick={() => openAmountSheet({ goods, quantity, take: choose })}
      />
    </fieldset>
  );
}

/** On a product's page, docked on a phone: the chosen amount with its price, and what adds it. */
export function AmountDock({ goods, quantity, children }: Chosen & { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="dock">
      <p className={isLoose(goods.soldBy) ? '' : 'lg:hidden'}>
        {isLoose(goods.soldBy) && formatQuantity(i18n, quantity, goods.unit)}
        <b className="block text-xl text-ink tabular-nums">
          {formatRupees(rupeesFor(goods.price, quantity))}
        </b>
      </p>
      {children}
    </div>
  );
}

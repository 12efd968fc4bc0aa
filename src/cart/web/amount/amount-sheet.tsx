import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { formatQuantity, fits, amountOf } from '#base/figures/amount.ts';
import { formatRupees } from '#base/figures/money.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { loadWords } from '#browser/language/words.ts';
import {
  isTooMuch,
  mostText,
  offeredInOneOrder,
  ruleOf,
  ruleText,
  type SteppedGoods,
} from '#catalogue/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { AmountChip, type Offer, offersFor } from './amount-chip.tsx';
import { typedQuantity } from './typed-quantity.ts';

// It is loaded when it is first opened, on pages that may load no other messages than the shop's.
await loadWords('account');

const RUPEES = [10, 20, 50, 100];

/** All ways to choose an amount of loose goods: a round amount, an amount for some rupees, or a typed one. */
export function AmountSheet({ goods, quantity, take, onClose }: AskedAmount & { onClose: () => void }) {
  const { i18n } = useLingui();
  const choose = (chosen: number): void => {
    take(chosen);
    onClose();
  };
  const offers = offersFor(goods, RUPEES);
  return (
    <Dialog open onClose={onClose} title={i18n._('account.amount.howMuch', { title: goods.title })}>
      <div className="grid gap-5">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {offeredInOneOrder(goods).map((offered) => (
            <AmountChip
              key={offered}
              isChosen={offered === quantity}
              name={formatQuantity(i18n, offered, goods.unit)}
              under={formatRupees(rupeesFor(goods.price, offered))}
              onClick={() => choose(offered)}
            />
          ))}
          {offers.map((offer) => (
            <AmountChip
              key={`₹${offer.rupees}`}
              name={i18n._('shop.amount.for', { money: formatRupees(offer.rupees) })}
              under={realOffer(i18n, offer, goods.unit)}
              onClick={() => choose(offer.quantity)}
            />
          ))}
        </div>
        {goods.mostPerOrder ? <p className="text-muted">{mostText(i18n, goods)}</p> : null}
        <Typed goods={goods} onTyped={choose} />
      </div>
    </Dialog>
  );
}

/** Quantity for some rupees, with its real price where that is less. */
const realOffer = (i18n: I18n, { quantity, rupees, cost }: Offer, unit: string): string =>
  cost === rupees
    ? formatQuantity(i18n, quantity, unit)
    : i18n._('account.amount.offer', {
        amount: formatQuantity(i18n, quantity, unit),
        cost: formatRupees(cost),
      });

/** A field for an amount or for an amount of money; the result is shown before it is taken. */
function Typed({ goods, onTyped }: Pick<AskedAmount, 'goods'> & { onTyped: (quantity: number) => void }) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const quantity = typedQuantity(text, goods);
  const isOver = quantity !== undefined && isTooMuch(goods, quantity);
  const isFit =
    quantity !== undefined && !isOver && fits(amountOf(quantity, goods.soldBy) ?? 0, ruleOf(goods));
  const rule = ruleText(i18n, goods);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (quantity !== undefined && isFit) onTyped(quantity);
    else setAsked(true);
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <Field
        name="amount"
        label={i18n._('account.amount.another')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(false);
        }}
        hint={
          goods.unit === 'kg'
            ? i18n._('account.amount.hintKilo', { rule })
            : i18n._('account.amount.hintLitre', { rule })
        }
        error={
          isAsked
            ? isOver
              ? i18n._('account.amount.atMost', { most: mostText(i18n, goods) })
              : i18n._('account.amount.rule', { rule })
            : undefined
        }
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" look="secondary">
        {quantity !== undefined && isFit
          ? i18n._('account.amount.take', {
              amount: formatQuantity(i18n, quantity, goods.unit),
              cost: formatRupees(rupeesFor(goods.price, quantity)),
            })
          : i18n._('account.amount.takeIt')}
      </Button>
    </form>
  );
}

/** The product whose amount is chosen, the current amount, and what to do with the chosen one. */
export type AskedAmount = { goods: SteppedGoods; quantity: number; take: (quantity: number) => void };

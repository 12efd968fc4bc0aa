import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { Thumb } from '#catalogue/web/admin/public.ts';
import type { Order } from '#orders/orders.ts';
import { customerName, quantityText } from '#orders/web/admin/public.ts';
import { ToolIcon, type ToolName } from '#ui/admin/tool-icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import type { Back } from './use-goods-back.ts';

/**
 * The goods of an order that came back from its door: what is ticked goes into stock again, the rest is spoiled. Below it, what becomes
 * of stock and money.
 */
export function GoodsBack({ order, back: { rows, turn } }: { order: Order; back: Back }) {
  const { i18n } = useLingui();
  const count = rows.filter(({ isTicked }) => isTicked).length;
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="to-pack" className="text-base font-semibold">
          {i18n._('office.back.what')}
        </h2>
        <output className="text-muted">{i18n._('office.back.toStock', { count })}</output>
      </div>
      <ul>
        {rows.map(({ key, item: { product }, quantity, rupees, credit, isTicked }) => (
          <li key={key} className="border-b border-line">
            <label className="flex min-h-13 items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={isTicked}
                onChange={() => turn(key)}
                className="size-6 shrink-0 accent-leaf"
              />
              <Thumb of={{ ...product, art: 'grocery' }} className="size-10" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">
                  <OwnWords text={product.title} />
                </span>
                <span className={isTicked ? 'text-muted' : 'text-chilli'}>
                  {quantityText(i18n, quantity, product.unit)}
                  {credit && ` · ${i18n._('office.back.offBill')}`}
                  {!isTicked && !credit && ` · ${i18n._('office.back.spoiled')}`}
                </span>
              </span>
              <Money rupees={rupees} />
            </label>
          </li>
        ))}
      </ul>
      <ul className="grid gap-2 pt-3">
        <Follows icon="box" text={i18n._('office.back.goods', { count })} />
        {moneyTexts(order).map(({ id, ...figures }) => (
          <Follows key={id} icon="cash" text={i18n._(id, { ...figures, name: customerName(i18n, order) })} />
        ))}
      </ul>
    </>
  );
}

const Follows = ({ icon, text }: { icon: ToolName; text: string }) => (
  <li className="flex items-start gap-3">
    <ToolIcon name={icon} className="size-5 shrink-0 text-muted" />
    <span className="min-w-0">{text}</span>
  </li>
);

/** Texts on the money of an order that is about to be cancelled. */
function moneyTexts({ money }: Order): { id: string; amount?: string }[] {
  const standing = (money?.payments ?? []).filter(({ isUndone }) => !isUndone);
  const comesTo = (isAccount: boolean): number =>
    plusRupees(
      ...standing
        .filter(({ method }) => (method === 'account') === isAccount)
        .map(({ kind, amount }) => (kind === 'returned' ? 0 - amount : amount)),
    );
  const [paid, onAccount] = [comesTo(false), comesTo(true)];
  const texts = [
    ...(paid > 0 ? [{ ...GIVES_BACK, amount: formatRupees(paid) }] : []),
    ...(onAccount > 0 ? [{ ...COMES_OFF, amount: formatRupees(onAccount) }] : []),
  ];
  return texts.length > 0 ? texts : [NO_MONEY];
}

const GIVES_BACK = /*i18n*/ { id: 'office.change.givesBack' };
const COMES_OFF = /*i18n*/ { id: 'office.change.comesOff' };
const NO_MONEY = /*i18n*/ { id: 'office.back.noMoney' };

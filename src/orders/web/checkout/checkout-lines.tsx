import { useLingui } from '@lingui/react';
import { formatQuantity, isLoose } from '#base/figures/amount.ts';
import type { CartItem, LineProblem, Quote } from '#cart/cart.ts';
import { openAmountSheet } from '#cart/web/public.ts';
import { isMost, lessOf, moreOf, mostText, packText, perUnit } from '#catalogue/catalogue.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { rupeesOf } from '#orders/web/amount.ts';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft disabled:text-muted/60 disabled:hover:bg-transparent';

/** The lines of the cart at checkout, with quantity, price and a button that removes the line. */
export function CheckoutLines({
  items,
  quote,
  onQuantity,
  onRemove,
}: {
  items: readonly CartItem[];
  quote: Quote;
  onQuantity: (item: CartItem, quantity: number) => Promise<void>;
  onRemove: (item: CartItem) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const prices = new Map(quote.lines.map(({ _id, price }) => [_id, price]));
  // What is sold out counts in no sum and stands on top.
  const out = new Set(quote.lines.flatMap(({ _id, problem }) => (isOut(problem) ? [_id] : [])));
  const inOrder = items.toSorted((one, other) => Number(out.has(other._id)) - Number(out.has(one._id)));
  return (
    <ul className="grid divide-y divide-line">
      {inOrder.map((item) => {
        const { _id, product, quantity } = item;
        const price = prices.get(_id) ?? product.price;
        const total = rupeesOf({ quantity, product: { price } });
        return (
          <li key={_id} className="grid grid-cols-[3.25rem_1fr_auto] gap-x-3 py-3">
            <span
              style={{ background: `var(--color-${product.art})` }}
              className="grid size-13 self-start place-items-center sm:row-span-2 rounded-control"
            >
              <GoodsTilePicture
                art={product.art}
                thumbnail={product.thumbnail}
                className="size-10 object-contain"
              />
            </span>
            <div>
              <p className="font-medium">
                <OwnWords text={product.title} />
              </p>
              <p className="text-sm text-muted">
                <Money rupees={price} /> {perUnit(i18n, product.unit)}
                {product.pack && ` · ${packText(i18n, product.pack)}`}
              </p>
              {isMost(product, quantity) && <p className="text-sm text-muted">{mostText(i18n, product)}</p>}
            </div>
            {!out.has(_id) && <Money rupees={total} className="font-bold" />}
            <div className="col-span-full flex flex-wrap items-center justify-between gap-2 sm:col-start-2">
              <button
                type="button"
                aria-label={i18n._('account.line.removeOne', { title: product.title })}
                className="-ml-3 min-h-11 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
                onClick={() => void onRemove(item)}
              >
                {i18n._('account.line.remove')}
              </button>
              <Amount item={item} onQuantity={onQuantity} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isOut = (problem: LineProblem | null): boolean => problem?.kind === 'short' && problem.left === 0;

/** The quantity of a line, with − and +; the amount of loose goods opens the sheet of amounts. */
function Amount({
  item,
  onQuantity,
}: {
  item: CartItem;
  onQuantity: (item: CartItem, quantity: number) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const { product, quantity } = item;
  const { title } = product;
  const shown = formatQuantity(i18n, quantity, product.unit);
  const less = lessOf(product, quantity);
  return (
    <fieldset className="flex min-w-32 items-center justify-between rounded-control ring-1 ring-leaf ring-inset">
      <legend className="sr-only">{i18n._('account.line.howMany', { title })}</legend>
      <button
        type="button"
        className={STEP}
        disabled={less >= quantity}
        aria-label={i18n._('account.line.oneLess', { title })}
        onClick={() => void onQuantity(item, less)}
      >
        <Icon name="minus" className="size-5" />
      </button>
      {isLoose(product.soldBy) ? (
        <button
          type="button"
          aria-label={i18n._('account.line.anotherAmount', { amount: shown, title })}
          className="min-h-11 min-w-10 rounded-control font-semibold whitespace-nowrap underline decoration-dotted underline-offset-4 tabular-nums hover:bg-leaf-soft"
          onClick={() =>
            openAmountSheet({ goods: product, quantity, take: (chosen) => void onQuantity(item, chosen) })
          }
        >
          {shown}
        </button>
      ) : (
        <output className="min-w-10 text-center font-semibold tabular-nums">{shown}</output>
      )}
      <button
        type="button"
        className={STEP}
        aria-label={i18n._('account.line.oneMore', { title })}
        disabled={isMost(product, quantity)}
        onClick={() => void onQuantity(item, moreOf(product, quantity))}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </fieldset>
  );
}

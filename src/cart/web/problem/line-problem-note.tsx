import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/figures/amount.ts';
import type { CartItem, LineProblem } from '#cart/cart.ts';
import { setQuantity } from '#cart/web/amount/quantity-stepper.tsx';
import { problemOfItem } from '#cart/web/store/cart-lines.ts';
import { mostText, soldOutText } from '#catalogue/catalogue.ts';
import { useToday } from '#catalogue/web/public.ts';
import { Button } from '#ui/button.tsx';

/** Under a line of the cart that cannot be ordered as it is: why, and the amount that can be had, at a tap. */
export function LineProblemNote({ item }: { item: CartItem }) {
  const { i18n } = useLingui();
  const today = useToday();
  const problem = problemOfItem(item);
  if (!problem) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-semibold">{whyNot(i18n, item, problem, today)}</span>
      {takeOf(problem) > 0 && <TakeButton item={item} take={takeOf(problem)} className="px-3" />}
    </div>
  );
}

/** The same on a card of goods, where it takes the stepper's place. */
export function CardProblem({ item, problem }: { item: CartItem; problem: LineProblem }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <>
      <output className="text-sm font-semibold">{whyNot(i18n, item, problem, today)}</output>
      <TakeButton item={item} take={takeOf(problem)} className="card-add" />
    </>
  );
}

/** Takes the quantity that is left of a line; removes the line if none is. */
function TakeButton({ item, take, className }: { item: CartItem; take: number; className: string }) {
  const { i18n } = useLingui();
  const { title, unit } = item.product;
  const said =
    take > 0
      ? i18n._('shop.line.take', { amount: formatQuantity(i18n, take, unit) })
      : i18n._('shop.line.takeOut');
  return (
    <Button
      look="secondary"
      aria-label={`${said}: ${title}`}
      className={className}
      onClick={() => void setQuantity(item, take)}
    >
      {said}
    </Button>
  );
}

/** Quantity that the shopper can have of a line; 0 for none. */
const takeOf = (problem: LineProblem): number => {
  if (problem.kind === 'gone') return 0;
  return problem.kind === 'short' ? problem.left : problem.take;
};

function whyNot(i18n: I18n, { product, quantity }: CartItem, problem: LineProblem, today: string): string {
  const amount = (some: number): string => formatQuantity(i18n, some, product.unit);
  const take = takeOf(problem);
  if (problem.kind === 'step') return i18n._('shop.line.otherSteps', { amount: amount(quantity) });
  if (problem.kind === 'gone' || take === 0) return soldOutText(i18n, product, today);
  return problem.most === take
    ? mostText(i18n, product)
    : i18n._('shop.line.onlyLeft', { amount: amount(take) });
}

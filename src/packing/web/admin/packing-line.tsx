import { useLingui } from '@lingui/react';
import { isLoose } from '#base/figures/amount.ts';
import { Thumb } from '#catalogue/web/admin/public.ts';
import { type Order, type OrderItem, changeTexts } from '#orders/orders.ts';
import { AddedMark } from '#orders/web/admin/public.ts';
import { rupeesOf } from '#orders/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { amountText, orderedOf } from './packing-text.ts';

/** Actions on a line besides ticking it. */
type LineDeeds = { onWeigh: () => void; onSwap: () => void; onLeaveOut: () => void };

/** A line to be packed: the tick, what it is and how much, and, of the one that is open, what else can be done. */
export function PackingLine({
  item,
  order,
  isOpen,
  isBusy,
  canChange,
  onOpen,
  onTick,
  ...deeds
}: {
  item: OrderItem;
  order: Order;
  isOpen: boolean;
  isBusy: boolean;
  /** True until the order leaves. */
  canChange: boolean;
  onOpen: () => void;
  onTick: () => void;
} & LineDeeds) {
  const { i18n } = useLingui();
  const { title } = item.product;
  const isOut = item.quantity === 0;
  return (
    <li
      id={`line-${item.line}`}
      className={isOpen ? 'border-y-2 border-leaf bg-white' : 'border-b border-line'}
    >
      <div className="flex items-center gap-1 pr-3 pl-1">
        <span className="relative -my-1 grid size-12 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={item.packed !== undefined}
            aria-busy={isBusy || undefined}
            disabled={!canChange}
            aria-label={i18n._('office.packing.tick', { title })}
            onChange={onTick}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Mark item={item} />
        </span>
        <button
          type="button"
          onClick={onOpen}
          aria-expanded={isOpen}
          className="flex min-h-15 min-w-0 flex-1 items-center gap-3 py-2 text-left"
        >
          {/* An order does not keep the shelf of its goods. */}
          <Thumb of={{ ...item.product, art: 'grocery' }} className="size-10" />
          <span className="min-w-0 flex-1">
            <span className={`block font-semibold wrap-anywhere ${isOut ? 'text-muted line-through' : ''}`}>
              <OwnWords text={title} />
            </span>
            <AddedMark order={order} line={item.line} />
            <Below item={item} order={order} />
          </span>
          <span className="shrink-0 text-right whitespace-nowrap">
            <span className="block font-semibold tabular-nums">
              {isOut ? '0' : amountText(i18n, item, item.quantity)}
            </span>
            <Money rupees={rupeesOf(item)} className={isOut ? 'text-muted' : ''} />
          </span>
        </button>
      </div>
      {isOpen && canChange && <Deeds item={item} {...deeds} />}
    </li>
  );
}

const MARKS = {
  open: 'border-2 border-muted/70 bg-white text-transparent',
  packed: 'bg-leaf text-white',
  out: 'border-2 border-chilli bg-white text-chilli',
} as const;

/** Sign of the line's state: empty box (open), tick (packed), two arrows (swapped), cross (left out). */
function Mark({ item: { quantity, packed, insteadOf } }: { item: OrderItem }) {
  const look = !packed ? 'open' : quantity === 0 ? 'out' : 'packed';
  return (
    <span
      className={`pointer-events-none grid size-7 place-items-center rounded-[0.5rem] peer-focus-visible:ring-3 peer-focus-visible:ring-leaf peer-focus-visible:ring-offset-2 ${MARKS[look]}`}
    >
      <ToolIcon
        name={look === 'out' ? 'close' : insteadOf === undefined ? 'check' : 'swap'}
        className="size-5"
      />
    </span>
  );
}

function Below({ item, order }: { item: OrderItem; order: Order }) {
  const { i18n } = useLingui();
  const changes = changeTexts(i18n, item, order);
  if (changes.length === 0)
    return (
      <span className="block text-muted">
        {i18n._('office.packing.ordered', { amount: amountText(i18n, item, orderedOf(item)) })}
      </span>
    );
  const isLess = item.quantity < (item.ordered ?? 0);
  return (
    <span className={`block ${isLess ? 'text-chilli' : 'text-leaf'}`}>
      <OwnWords text={changes.join(' · ')} />
    </span>
  );
}

function Deeds({ item, onWeigh, onSwap, onLeaveOut }: { item: OrderItem } & LineDeeds) {
  const { i18n } = useLingui();
  const loose = isLoose(item.product.soldBy);
  const isOrdered = item.ordered !== 0;
  return (
    <div className="flex flex-wrap gap-2 px-2 pb-3">
      <Button className="flex-1 px-1" onClick={onWeigh}>
        {loose ? i18n._('office.packing.weigh') : i18n._('office.packing.count')}
      </Button>
      {isOrdered && (
        <Button look="secondary" className="flex-1 px-1" onClick={onSwap}>
          {i18n._('office.packing.swap')}
        </Button>
      )}
      <Button look="secondary" className="flex-1 px-1" onClick={onLeaveOut}>
        {i18n._('office.packing.leaveOut')}
      </Button>
    </div>
  );
}

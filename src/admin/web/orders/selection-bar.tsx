import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Only } from '#identity/web/admin/public.ts';
import { type Order, type OrderStatus, STATUSES } from '#orders/orders.ts';
import { statusText, moveAll, type MovedAll } from '#orders/web/admin/public.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';

/** The bar for the chosen orders: moves them all at once, or prints them. */
export function SelectionBar({
  orders,
  onMoved,
  onDone,
}: {
  orders: readonly Order[];
  onMoved: (all: MovedAll, to: OrderStatus) => void;
  onDone: () => void;
}) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<OrderStatus>(nextOf(orders));
  const { busy, run } = useCall(toastFailure);

  const move = (): Promise<void> =>
    run(async () => {
      onMoved(await moveAll(orders, status), status);
      onDone();
      await revalidate();
    });

  const [first, ...others] = orders;
  const withOthers = others.length > 0 ? others.map(({ _id }) => _id).join() : undefined;
  return (
    <ActionBar label={i18n._('office.orders.chosen')}>
      <output className="px-1 font-semibold">
        {i18n._('office.orders.countChosen', { count: orders.length })}
      </output>
      <button
        type="button"
        onClick={onDone}
        className="ml-auto min-h-11 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft md:order-last md:ml-0"
      >
        {i18n._('office.chooseNone')}
      </button>
      <span className="flex w-full gap-2 md:ml-auto md:w-auto">
        <Only who="orders">
          <select
            aria-label={i18n._('office.orders.moveTo')}
            value={status}
            onChange={(event) => setStatus(event.target.value as OrderStatus)}
            className={`${CONTROL} flex-1`}
          >
            {STATUSES.map((option) => (
              <option key={option} value={option}>
                {statusText(i18n, option)}
              </option>
            ))}
          </select>
          <Button busy={busy} onClick={() => void move()}>
            {i18n._('office.orders.move')}
          </Button>
        </Only>
        {first && (
          <Link
            to={officeAddress('printOrder', { id: first._id, paper: 'a4', with: withOthers })}
            aria-label={i18n._('office.orders.printChosen')}
            className={buttonClass('secondary')}
          >
            <ToolIcon name="print" />
          </Link>
        )}
      </span>
    </ActionBar>
  );
}

/** The status that most likely comes next for the first of them. */
function nextOf(orders: readonly Order[]): OrderStatus {
  return orders[0]?.status === 'dispatched' ? 'delivered' : 'dispatched';
}

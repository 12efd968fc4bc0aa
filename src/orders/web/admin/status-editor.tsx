import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';
import { Only } from '#identity/web/admin/public.ts';
import { PAYMENT_STATUSES } from '#money/money.ts';
import { type Order, STATUSES } from '#orders/order.ts';
import { paymentText, statusText } from '#orders/web/admin/status-words.ts';
import { changeWithUndo } from '#orders/web/admin/taps/take-back.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { differing, ORDER_TAPS, type OrderChange } from './taps/taps.ts';

/** The status of an order with a pencil, which opens its editor in the same place. */
export function EditableStatus({
  order,
  onSaved,
  children,
}: {
  order: Order;
  onSaved: Tell;
  children: ReactNode;
}) {
  const [editing, setEditing] = useState(false);
  return editing ? (
    <StatusEditor order={order} onSaved={onSaved} onDone={() => setEditing(false)} />
  ) : (
    <div className="flex flex-wrap items-center gap-x-2">
      {children}
      <span className="ml-auto">
        <EditStatusButton order={order} onEdit={() => setEditing(true)} />
      </span>
    </div>
  );
}

/** The pencil. */
export const EditStatusButton = ({ order, onEdit }: { order: Order; onEdit: () => void }) => {
  const { i18n } = useLingui();
  return (
    <Only who="orders">
      <button
        type="button"
        aria-label={i18n._('office.orders.edit', { orderId: order.orderId })}
        onClick={onEdit}
        className={ROW_ICON}
      >
        <ToolIcon name="edit" />
      </button>
    </Only>
  );
};

/** Changes an order's status and payment in place; Escape leaves them unchanged. */
export function StatusEditor({
  order,
  onSaved,
  onDone,
}: {
  order: Order;
  onSaved: Tell;
  onDone: () => void;
}) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useCall(async ({ code, message }, say) => {
    say(message);
    if (code === 'conflict') await revalidate();
  });

  const save = (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget));
    return run(async () => {
      const said = saidChange(i18n, order, chosen);
      if (said !== '') {
        await onSaved(said, await changeWithUndo(order, chosen));
      }
      onDone();
    });
  };

  return (
    // Escape is for keyboard users; the Cancel button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="grid gap-2"
    >
      <div className="grid grid-cols-2 gap-2">
        <Choose
          name="status"
          label={i18n._('office.orders.status')}
          of={order.orderId}
          options={STATUSES}
          say={statusText}
          value={order.status}
          focus
        />
        <Only who="payments">
          <Choose
            name="paymentStatus"
            label={i18n._('office.orders.paymentStatus')}
            of={order.orderId}
            options={PAYMENT_STATUSES}
            say={paymentText}
            value={order.paymentStatus}
          />
        </Only>
        <Button type="submit" busy={busy}>
          {i18n._('office.save')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {i18n._('office.cancel')}
        </Button>
      </div>
      <p role="alert" className="text-chilli empty:hidden">
        {problem}
      </p>
    </form>
  );
}

function Choose({
  name,
  label,
  of,
  options,
  say,
  value,
  focus = false,
}: {
  name: string;
  label: string;
  of: string;
  options: readonly string[];
  say: (i18n: I18n, option: string) => string;
  value: string;
  focus?: boolean;
}) {
  const { i18n } = useLingui();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focus) select.current?.focus();
  }, [focus]);
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-muted">
        {label}
        <span className="sr-only"> {i18n._('office.order.of', { of })}</span>
      </span>
      <select key={value} name={name} defaultValue={value} className={CONTROL} ref={select}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(i18n, option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Text of the undo bar after a tap on an order, also while the tap waits for the network; empty if nothing changed. */
export function saidChange(i18n: I18n, order: Order, chosen: OrderChange): string {
  const what = ORDER_TAPS.say(i18n, differing(order, chosen));
  return what && i18n._('office.order.did', { orderId: order.orderId, what });
}

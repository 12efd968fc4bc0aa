import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees, fromRupees, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { inCash, type MoneyMethod, NewPayment, type PaymentWay } from '#orders/payments.ts';
import { useCredit } from '#orders/web/admin/khata/use-credit.ts';
import { UpiCode } from '#orders/web/upi/upi-code.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { typedAmount } from '#ui/form/typed-amount.ts';

/** How money goes, by its name. */
export const METHODS = {
  cash: /*i18n*/ { id: 'office.money.cash' },
  upi: /*i18n*/ { id: 'office.money.upi' },
  card: /*i18n*/ { id: 'office.money.card' },
} as const satisfies Record<MoneyMethod, object>;

type DialogProps = {
  order: Order;
  kind: NewPayment['kind'];
  /** How it is said to have been paid, where somebody only looks for it; otherwise that is chosen. */
  said?: MoneyMethod;
  onDone: () => Promise<void>;
  onClose: () => void;
};

/** Money that was taken for an order, or given back: how much, in which way, and for UPI the bank's number. */
export function MoneyDialog({ order, kind, said, onDone, onClose }: DialogProps) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const credit = useCredit(order.user);
  const [method, setMethod] = useState<PaymentWay>(said ?? (kind === 'paid' ? order.paymentMethod : 'cash'));
  const { due, giveBack } = order;
  const isTaken = kind === 'paid';
  const isBagged =
    isTaken && method === 'cash' && order.promise?.kind === 'ride' && order.status !== 'pending';
  const form = useSchemaForm({
    schema: NewPayment,
    read: (data) => ({
      id,
      kind,
      method,
      amount: typedAmount(data.get('amount')),
      reference: data.get('reference') ?? '',
      note: data.get('note'),
      inBag: isBagged && data.get('inBag') === 'on',
      seen: { due, giveBack },
    }),
    submit: async (body) => {
      try {
        await callApi(`/orders/${order._id}/payments`, { method: 'POST', body });
        onClose();
      } finally {
        await onDone();
      }
    },
  });
  return (
    <FormDialog
      title={isTaken ? i18n._('office.money.take') : i18n._('office.money.giveBack')}
      submit={isTaken ? i18n._('office.money.taken') : i18n._('office.money.given')}
      form={form}
      onClose={onClose}
    >
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.order.heading', { orderId: order.orderId })}</span>
        <b className="text-lg tabular-nums">{formatRupees(isTaken ? due : giveBack)}</b>
      </p>
      <Methods ways={waysFor(kind, due, credit)} chosen={method} onChoose={setMethod} />
      {isTaken && method === 'upi' && said === undefined && <UpiCode order={order} />}
      <Field
        key={method}
        {...form.field('amount')}
        defaultValue={textOf(amountFor(order, kind, method))}
        label={i18n._('office.money.amount')}
        hint={method === 'cash' ? i18n._('office.money.wholeRupees') : undefined}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {method === 'upi' && (
        <Field
          {...form.field('reference')}
          label={i18n._('office.money.utr')}
          hint={isTaken ? i18n._('office.money.utrHint') : undefined}
          inputMode="numeric"
          autoComplete="off"
          required={isTaken}
        />
      )}
      {isBagged && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="inBag" className="size-5 accent-leaf" />
          {i18n._('office.money.inBag')}
        </label>
      )}
      <Field {...form.field('note')} label={i18n._('office.money.note')} autoComplete="off" />
    </FormDialog>
  );
}

/** An amount as somebody would type it. */
const textOf = (rupees: number): string => {
  if (rupees === 0) return '';
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
};

/** What is usually paid: all of it, in cash to the rupee. */
function amountFor({ due, giveBack }: Order, kind: NewPayment['kind'], method: PaymentWay): number {
  if (kind === 'paid') return method === 'cash' ? toRupees(inCash.taken(fromRupees(due))) : due;
  return method === 'cash' ? toRupees(inCash.givenBack(fromRupees(giveBack))) : giveBack;
}

/** The ways that are offered: on account only where what is due has room there. */
function waysFor(kind: NewPayment['kind'], due: number, credit: number | undefined): PaymentWay[] {
  const ways = Object.keys(METHODS) as MoneyMethod[];
  return kind === 'paid' && credit !== undefined && credit >= due ? [...ways, 'account'] : ways;
}

const WAYS = { ...METHODS, account: /*i18n*/ { id: 'office.khata.onAccount' } } as const satisfies Record<
  PaymentWay,
  object
>;

function Methods({
  ways,
  chosen,
  onChoose,
}: {
  ways: readonly PaymentWay[];
  chosen: PaymentWay;
  onChoose: (method: PaymentWay) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset className={`grid gap-2 ${ways.length > 3 ? 'grid-cols-2' : 'grid-cols-3'}`}>
      <legend className="mb-1 font-medium">{i18n._('office.money.how')}</legend>
      {ways.map((method) => (
        <label
          key={method}
          className="grid min-h-12 cursor-pointer place-items-center rounded-control border border-muted/60 px-1 text-center font-medium has-checked:border-leaf has-checked:bg-leaf-soft has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name="method"
            value={method}
            checked={chosen === method}
            onChange={() => onChoose(method)}
            className="sr-only"
          />
          {i18n._(WAYS[method].id)}
        </label>
      ))}
    </fieldset>
  );
}

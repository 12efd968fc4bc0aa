import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import { type MoneyMethod, NewPayment, type PaymentWay } from '#money/money.ts';
import { cashToGiveBack, cashToTake, useCredit } from '#money/web/admin/public.ts';
import { METHODS, UpiCode } from '#money/web/public.ts';
import type { Order } from '#orders/order.ts';
import { Choice } from '#ui/admin/form/fields.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';

type DialogProps = {
  order: Order;
  kind: NewPayment['kind'];
  /** Way to pay that the shopper named, preselected when staff check for that payment. */
  said?: MoneyMethod;
  /** The money was written down. */
  onWritten?: (payment: NewPayment) => void;
  onDone: () => Promise<void>;
  onClose: () => void;
};

/** Money that was taken for an order, or given back: how much, in which way, and for UPI the bank's number. */
export function MoneyDialog({ order, kind, said, onWritten, onDone, onClose }: DialogProps) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const credit = useCredit(order.user);
  const [method, setMethod] = useState<PaymentWay>(said ?? usualWay(order, kind));
  const [typed, setTyped] = useState<string>();
  const [hasRest, setRest] = useState(false);
  const isOwner = useSession(({ user }) => user?.role === 'admin');
  const { due, giveBack } = order;
  const isTaken = kind === 'paid';
  const usual = amountFor(order, kind, { method, room: isOwner ? undefined : credit });
  const amount = typed === undefined ? usual : (typedAmount(typed) ?? 0);
  const left = Math.max(0, minusRupees(due, amount > 0 ? amount : 0));
  const mayRest =
    isTaken &&
    method !== 'account' &&
    left >= (method === 'cash' ? 1 : 0.01) &&
    isOffered(credit, isOwner) &&
    (isOwner || left <= (credit ?? 0));
  const onAccount = method === 'account' ? amount : mayRest && hasRest ? left : 0;
  const isAbove = isOwner && onAccount > (credit ?? 0);
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
      restOnAccount: mayRest && hasRest,
      beyond: isAbove ? data.get('beyond') : '',
      inBag: isBagged && data.get('inBag') === 'on',
      seen: { due, giveBack },
    }),
    submit: async (body) => {
      try {
        await callApi(`/orders/${order._id}/payments`, { method: 'POST', body });
        onWritten?.(body);
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
      <Choice
        name="method"
        legend={i18n._('office.money.how')}
        options={waysFor(kind, isOffered(credit, isOwner)).map((way) => [way, i18n._(WAYS[way].id)] as const)}
        chosen={method}
        onChoose={(way) => {
          setMethod(way);
          setTyped(undefined);
        }}
      />
      {isTaken && method === 'upi' && said === undefined && <UpiCode order={order} />}
      <Field
        key={method}
        {...form.field('amount')}
        defaultValue={textOf(usual)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
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
      {mayRest && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={hasRest}
            onChange={({ target }) => setRest(target.checked)}
            className="size-5 accent-leaf"
          />
          {i18n._('office.money.rest', { amount: formatRupees(left) })}
        </label>
      )}
      {isAbove && (
        <Field
          {...form.field('beyond')}
          label={i18n._('office.money.beyond')}
          hint={i18n._('office.money.beyondHint', { room: formatRupees(credit ?? 0) })}
          autoComplete="off"
          maxLength={200}
          required
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

/** An amount in rupees as text of the amount field; empty for 0. */
const textOf = (rupees: number): string => {
  if (rupees === 0) return '';
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
};

/** Preselected way to pay: UPI if the shopper said so at the door, else that of the order; refunds in cash. */
const usualWay = ({ saidUpi, paymentMethod }: Order, kind: NewPayment['kind']): MoneyMethod => {
  if (kind !== 'paid') return 'cash';
  return saidUpi === undefined ? paymentMethod : 'upi';
};

/**
 * Preselected amount: the whole sum or the part said to be paid by UPI; in cash rounded to rupees, on account at most
 * the credit left.
 */
function amountFor(
  { due, giveBack, saidUpi = due }: Order,
  kind: NewPayment['kind'],
  { method, room = due }: { method: PaymentWay; room: number | undefined },
): number {
  if (kind !== 'paid') return method === 'cash' ? cashToGiveBack(giveBack) : giveBack;
  if (method === 'account') return Math.min(due, room);
  if (method === 'upi') return saidUpi;
  return method === 'cash' ? cashToTake(due) : due;
}

/** True if the account has credit left; always for the owner, who gives a reason to go above the limit. */
const isOffered = (credit: number | undefined, isOwner: boolean): boolean =>
  credit !== undefined && (credit > 0 || isOwner);

/** The ways that are offered. */
const waysFor = (kind: NewPayment['kind'], isAccountOffered: boolean): PaymentWay[] => {
  const ways = Object.keys(METHODS) as MoneyMethod[];
  return kind === 'paid' && isAccountOffered ? [...ways, 'account'] : ways;
};

const WAYS = { ...METHODS, account: /*i18n*/ { id: 'office.khata.onAccount' } } as const satisfies Record<
  PaymentWay,
  object
>;

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees, plusRupees } from '#base/figures/rupee-sums.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { goingOut, type Order, CREDIT_REASONS, type CreditReason, NewCredit } from '#orders/orders.ts';
import { chargedShipping } from '#orders/web/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { CONTROL, Choice } from '#ui/admin/form/fields.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { comesTo, type Draft, linesToSend, typedRupees, whatFollows } from './credit-draft.ts';
import { CreditLine } from './credit-line.tsx';

const WHY: Record<CreditReason, { id: string }> = {
  spoiled: /*i18n*/ { id: 'office.credit.spoiled' },
  missing: /*i18n*/ { id: 'office.credit.missing' },
  price: /*i18n*/ { id: 'office.credit.price' },
  other: /*i18n*/ { id: 'office.credit.other' },
};

type DialogProps = {
  order: Order;
  onDone: Tell;
  onClose: () => void;
  /** Stands in the form at first. */
  begun?: { reason: CreditReason; draft: Draft; note?: string; isBack?: boolean };
  /** Gives the credit in one step with something else; returns the order as it is then. */
  give?: (credit: NewCredit) => Promise<Order>;
};

/**
 * Credit for lines of an order that has left, or for its delivery: why, for which goods, for how much. Sent again after a
 * broken call, it is given once.
 */
export function CreditDialog({ order, onDone, onClose, begun, give }: DialogProps) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const [reason, setReason] = useState<CreditReason>(begun?.reason ?? 'spoiled');
  const [draft, setDraft] = useState<Draft>(begun?.draft ?? {});
  const [delivery, setDelivery] = useState<string>();
  const going = goingOut(order.items);
  const form = useSchemaForm({
    schema: NewCredit,
    read: (data) => ({
      id,
      reason,
      note: data.get('note'),
      lines: linesToSend(draft, reason),
      ...(delivery !== undefined && { delivery: typedAmount(delivery) ?? Number.NaN }),
      seen: { credited: order.credited ?? 0 },
    }),
    submit: async (body) => {
      const now = await (give?.(body) ??
        callApi<Order>(`/orders/${order._id}/credits`, { method: 'POST', body }));
      const amount = now.credits?.find((credit) => credit._id === id)?.amount ?? 0;
      const said = i18n._('office.credit.did', { amount: formatRupees(amount), orderId: order.orderId });
      await onDone(said, () => takeCreditBack(order, id));
      onClose();
    },
  });
  const unread = Object.entries(form.messages).find(([name]) => name !== 'note')?.[1];
  const total = plusRupees(
    ...going.flatMap((item) => {
      const line = draft[item.line];
      return (line && comesTo(item, line, reason)) ?? [];
    }),
    typedRupees(delivery) ?? 0,
  );
  return (
    <FormDialog
      title={i18n._('office.credit.title', { orderId: order.orderId })}
      submit={
        total > 0
          ? i18n._('office.credit.give', { amount: formatRupees(total) })
          : i18n._('office.credit.giveIt')
      }
      form={form}
      isTouched={() => Object.keys(draft).length > 0 || delivery !== undefined}
      problem={unread === undefined ? undefined : <Problem text={unread} />}
      onClose={onClose}
    >
      <Choice
        name="reason"
        legend={i18n._('office.credit.why')}
        options={CREDIT_REASONS.map((one) => [one, i18n._(WHY[one].id)] as const)}
        chosen={reason}
        onChoose={setReason}
      />
      <fieldset>
        <legend className="font-medium">{i18n._('office.credit.forWhat')}</legend>
        <ul>
          {going.map((item) => (
            <CreditLine
              key={item.line}
              item={item}
              line={draft[item.line]}
              reason={reason}
              isBack={begun?.isBack ?? false}
              onLine={(line) =>
                setDraft(({ [item.line]: _, ...others }) =>
                  line ? { ...others, [item.line]: line } : others,
                )
              }
            />
          ))}
          {chargedShipping(order) > 0 && (
            <CreditDelivery order={order} amount={delivery} onAmount={setDelivery} />
          )}
        </ul>
      </fieldset>
      <Field
        {...form.field('note')}
        defaultValue={begun?.note}
        label={reason === 'other' ? i18n._('office.credit.otherNote') : i18n._('office.credit.note')}
        hint={i18n._('office.credit.noteHint')}
        autoComplete="off"
        maxLength={200}
      />
      <Follows order={order} total={total} />
    </FormDialog>
  );
}

/** Takes a credit back that was just given. */
export const takeCreditBack = (order: Pick<Order, '_id'>, credit: string): Promise<Order> =>
  callApi<Order>(`/orders/${order._id}/credits/${credit}/correction`, { method: 'POST', body: {} });

/** Total of the bill after the credit, and the change in the amount due, the refund and the account. */
function Follows({ order, total }: { order: Order; total: number }) {
  const { i18n } = useLingui();
  const { due, giveBack, offAccount } = whatFollows(order, total);
  const bill = formatRupees(Math.max(0, minusRupees(order.totalAmount, total)));
  const then = [
    i18n._('office.credit.thenBill', { amount: bill }),
    ...(due > 0 ? [i18n._('office.credit.thenDue', { amount: formatRupees(due) })] : []),
    ...(offAccount > 0 ? [i18n._('office.credit.thenAccount', { amount: formatRupees(offAccount) })] : []),
    ...(giveBack > 0 ? [i18n._('office.order.giveBack', { amount: formatRupees(giveBack) })] : []),
  ];
  return <output className="block min-h-6 font-medium">{total > 0 && then.join(' · ')}</output>;
}

/** The delivery of the order to tick, and once it is ticked, how much of it: all that is left, unless less is typed. */
function CreditDelivery({
  order,
  amount,
  onAmount,
}: {
  order: Order;
  /** Typed amount; undefined while the delivery fee is not ticked. */
  amount: string | undefined;
  onAmount: (amount: string | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { shipping: left, creditedDelivery = 0 } = order;
  return (
    <li>
      <label className="flex min-h-13 items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={amount !== undefined}
          disabled={left <= 0}
          onChange={({ target }) => onAmount(target.checked ? String(left) : undefined)}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{i18n._('account.credit.delivery')}</span>
          {creditedDelivery > 0 && <span className="block text-muted">{i18n._('office.credit.before')}</span>}
        </span>
        <span className="text-right">
          <Money rupees={chargedShipping(order)} className="block" />
          {creditedDelivery > 0 && <Money rupees={0 - creditedDelivery} className="block text-muted" />}
        </span>
      </label>
      {amount !== undefined && (
        <label className="grid gap-1 pb-3 pl-9">
          <span className="text-muted">{i18n._('office.credit.amount')}</span>
          <input
            value={amount}
            onChange={({ target }) => onAmount(target.value)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            className={CONTROL}
          />
        </label>
      )}
    </li>
  );
}

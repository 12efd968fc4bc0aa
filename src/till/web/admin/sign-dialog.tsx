import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { newId } from '#base/ids.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useSession } from '#identity/web/public.ts';
import { type CashCount, type CashSheet, NewClosing } from '#till/cash-sheet.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { cashPath } from './cash-changes.ts';
import { Difference } from './difference.tsx';

/** Dialog to sign a count: the reason for a difference, and the cost of the round. */
export function SignDialog({
  sheet,
  count,
  onDone,
  onClose,
}: {
  sheet: CashSheet;
  count: CashCount;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const name = useSession(({ user }) => user?.name ?? '');
  const { expected, spent, round, closings } = sheet;
  const difference = minusRupees(count.counted, expected);
  const form = useSchemaForm({
    schema: NewClosing,
    initial: { reason: count.reason, ...(spent > 0 && closings.length === 0 && { cost: String(spent) }) },
    read: (data) => ({
      id,
      count: count._id,
      reason: data.get('reason') ?? '',
      cost: typedAmount(data.get('cost')) ?? null,
      seen: { expected },
    }),
    submit: async (body) => {
      try {
        await callApi(`${cashPath(sheet._id)}/closings`, { method: 'POST', body });
        onClose();
      } finally {
        await onDone();
      }
    },
  });
  return (
    <FormDialog
      title={i18n._('office.cash.sign')}
      submit={i18n._('office.cash.signs', { name, amount: formatRupees(count.counted) })}
      form={form}
      onClose={onClose}
    >
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.cash.shouldBe')}</span>
        <b className="tabular-nums">{formatRupees(expected)}</b>
      </p>
      <p className="flex justify-between gap-4">
        <span>{i18n._('office.cash.countedBy', { name: count.by })}</span>
        <b className="tabular-nums">{formatRupees(count.counted)}</b>
      </p>
      <Difference counted={count.counted} expected={expected} />
      {(difference !== 0 || count.reason !== '') && (
        <Field
          {...form.field('reason')}
          label={i18n._('office.cash.why')}
          autoComplete="off"
          required={difference !== 0}
        />
      )}
      {round && closings.length === 0 && (
        <Field
          {...form.field('cost')}
          label={i18n._('office.board.cost')}
          hint={i18n._('office.board.costHint')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {sheet.may.sign === 'alone' && (
        <p className="rounded-control bg-marigold-soft p-3">{i18n._('office.cash.aloneHint')}</p>
      )}
      <p className="text-sm text-muted">{i18n._('office.board.forGood')}</p>
    </FormDialog>
  );
}

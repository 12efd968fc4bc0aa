import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { timesText } from '#delivery/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { type BoardRound, NewClosing } from '#orders/round-board.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

/** Closes a round: what came, why it is not what was expected, what the round cost; whoever is logged in signs. */
export function CloseDialog({
  round,
  onClosed,
  onClose,
}: {
  round: BoardRound;
  onClosed: () => Promise<void>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const name = useSession(({ user }) => user?.name ?? '');
  const { expected, closings } = round;
  const isFound = closings.length > 0;
  const form = useSchemaForm({
    schema: NewClosing,
    initial: { came: isFound ? '' : String(expected) },
    read: (data) => ({
      came: amountIn(data, 'came'),
      reason: data.get('reason'),
      cost: amountIn(data, 'cost') ?? null,
      seen: { expected, closings: closings.length },
    }),
    submit: async (body) => {
      try {
        await callApi(`/orders/rounds/${round.id}/closings`, { method: 'POST', body });
        onClose();
      } finally {
        await onClosed();
      }
    },
  });
  return (
    <FormDialog
      title={isFound ? i18n._('office.board.found') : i18n._('office.board.close')}
      submit={i18n._('office.board.signs', { name })}
      form={form}
      onClose={onClose}
    >
      <p className="flex justify-between gap-4">
        <span>
          {timesText(round)}
          <span className="block text-sm text-muted">{i18n._('office.board.expected')}</span>
        </span>
        <b className="text-lg tabular-nums">{formatRupees(expected)}</b>
      </p>
      <Field
        {...form.field('came')}
        label={i18n._('office.board.came')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Field
        {...form.field('reason')}
        label={isFound ? i18n._('office.board.foundWhat') : i18n._('office.board.reason')}
        hint={isFound ? undefined : i18n._('office.board.reasonHint')}
        autoComplete="off"
      />
      <Field
        {...form.field('cost')}
        label={i18n._('office.board.cost')}
        hint={i18n._('office.board.costHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <p className="text-sm text-muted">{i18n._('office.board.forGood')}</p>
    </FormDialog>
  );
}

/** An amount as it was typed; undefined where nothing was. */
function amountIn(data: FormData, name: string): number | undefined {
  const typed = data.get(name);
  const text = typeof typed === 'string' ? typed.replaceAll(/[\s,₹]/g, '') : '';
  // What is no number is refused by the schema, at its field.
  return text === '' ? undefined : Number(text);
}

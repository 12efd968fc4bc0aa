import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { type Complaint, NewAnswer } from '#complaints/complaints.ts';
import type { Order } from '#orders/orders.ts';
import { CreditDialog, type CreditDraft } from '#papers/web/admin/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';

type InWords = Exclude<NewAnswer['kind'], 'credit'>;
type AnswerProps = { order: Order; complaint: Complaint; onDone: Tell; onAnswered: () => Promise<void> };

const WAYS: Record<InWords, { id: string }> = {
  goods: /*i18n*/ { id: 'office.complaints.bring' },
  words: /*i18n*/ { id: 'office.complaints.write' },
  refused: /*i18n*/ { id: 'office.complaints.refuse' },
};
const IN_WORDS = ['goods', 'words', 'refused'] as const;

/** The ways to answer a complaint; what its customer wishes comes first. */
export function AnswerButtons(props: AnswerProps) {
  const { i18n } = useLingui();
  const { complaint } = props;
  const [open, setOpen] = useState<NewAnswer['kind']>();
  const isForMoney = complaint.wish === 'money';
  const first = isForMoney ? 'credit' : complaint.wish;
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look={first === 'credit' ? 'primary' : 'secondary'} onClick={() => setOpen('credit')}>
        {i18n._('office.credit.giveIt')}
      </Button>
      {IN_WORDS.map((kind) => (
        <Button
          key={kind}
          look={first === kind ? 'primary' : kind === 'refused' ? 'plain' : 'secondary'}
          onClick={() => setOpen(kind)}
        >
          {i18n._(WAYS[kind].id)}
        </Button>
      ))}
      {open === 'credit' && <CreditAnswer {...props} onClose={close} />}
      {open && open !== 'credit' && <AnswerInWords {...props} kind={open} onClose={close} />}
    </div>
  );
}

/** Sends the shop's answer to a complaint as staff saw it. */
const answer = ({ _id }: Complaint, body: unknown): Promise<Complaint> =>
  callApi<Complaint>(inPageLanguage(`/complaints/${_id}/answer`), { method: 'POST', body });

/** A credit for what was told; the form has it filled in already. Its note is the answer in words. */
function CreditAnswer({
  order,
  complaint,
  onDone,
  onAnswered,
  onClose,
}: AnswerProps & { onClose: () => void }) {
  const { lines, revision } = complaint;
  const draft: CreditDraft = Object.fromEntries(
    lines.map(({ line, quantity }) => [
      line,
      { quantity: String(quantity), amount: undefined, backInStock: false },
    ]),
  );
  const isMissing = lines.every(({ fault }) => fault === 'missing');
  return (
    <CreditDialog
      order={order}
      begun={{ reason: isMissing ? 'missing' : 'spoiled', draft }}
      give={async (credit) => {
        await answer(complaint, { kind: 'credit', credit, revision, text: credit.note });
        return callApi<Order>(`/orders/${order._id}`);
      }}
      onDone={async (said, undo) => {
        await onDone(said, undo);
        await onAnswered();
      }}
      onClose={onClose}
    />
  );
}

function AnswerInWords({
  order,
  complaint,
  kind,
  onAnswered,
  onClose,
}: AnswerProps & { kind: InWords; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: NewAnswer,
    read: (data) => ({ kind, revision: complaint.revision, text: data.get('text') }),
    submit: async (body) => {
      await answer(complaint, body);
      showToast('success', i18n._('office.complaints.answered', { orderId: order.orderId }));
      await onAnswered();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._(WAYS[kind].id)}
      submit={i18n._('office.complaints.send')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('text')}
        label={
          kind === 'goods'
            ? i18n._('office.complaints.wordsIfWanted')
            : kind === 'refused'
              ? i18n._('office.complaints.why')
              : i18n._('office.complaints.words')
        }
        hint={i18n._('office.complaints.seen')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { isIndianMobile } from '#base/phone.ts';
import { formatDay, formatMoment } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Complaint } from '#complaints/complaints.ts';
import { type Slip, SlipAnswer } from '#complaints/slips/slips.ts';
import { wishOf } from '#complaints/web/admin/complaint-view.tsx';
import { linesText } from '#complaints/web/complaint-text.ts';
import { TilePicture } from '#media/web/public.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem, TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** A complaint; `complaint` is what the customer ticked on the order, if it came from there. */
type RowProps = { slip: Slip; complaint?: Complaint | undefined; onDone: () => Promise<void> };

/** A complaint of the list: its number and sender, what is due until when, and the next tap. */
export function SlipRow({ slip, complaint, onDone }: RowProps) {
  const { i18n } = useLingui();
  const [isAnswering, setAnswering] = useState(false);
  const { busy, problem, run } = useCall();
  const { _id, number, name, phone, words, order, orderId, isOnOrder, confirmedAt, answeredAt } = slip;
  const note = (what: 'confirmed' | 'told') =>
    run(async () => {
      await callApi(`/complaints/slips/${_id}/${what}`, { method: 'POST' });
      await onDone();
    });
  return (
    <li className="grid gap-2 px-4 py-3">
      <div>
        <b className="block font-semibold wrap-anywhere">
          {i18n._('office.complaints.numbered', { number, name })}
          {orderId && ` · ${i18n._('office.complaints.ofOrder', { orderId })}`}
        </b>
        <span
          className={
            slip.isOverdue
              ? 'inline-block rounded-control bg-marigold-soft px-2 font-semibold'
              : 'block text-muted'
          }
        >
          {dueText(i18n, slip)}
        </span>
        <span className="block text-muted">{cameText(i18n, slip)}</span>
        {complaint && <Ticked complaint={complaint} />}
        {words && (
          <q className="mt-1 block wrap-anywhere">
            <OwnWords text={words} />
          </q>
        )}
        {slip.answer && (
          <p className="mt-1 wrap-anywhere">
            {i18n._('office.complaints.yourAnswer')} <OwnWords text={slip.answer} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {order && (
          <Link to={officeAddress('adminOrder', { id: order })} className={buttonClass('secondary')}>
            {isOnOrder ? i18n._('office.complaints.answerOnOrder') : i18n._('office.complaints.openOrder')}
          </Link>
        )}
        {!confirmedAt && !isOnOrder && (
          <Tell
            slip={slip}
            text={slip.confirmText}
            say={i18n._('office.complaints.confirm')}
            busy={busy}
            onTell={() => void note('confirmed')}
          />
        )}
        {!answeredAt && !isOnOrder && (
          <Button look={confirmedAt ? 'primary' : 'secondary'} onClick={() => setAnswering(true)}>
            {i18n._('office.complaints.answer')}
          </Button>
        )}
        {answeredAt && (
          <Tell
            slip={slip}
            text={slip.answerText}
            say={i18n._('office.complaints.tell')}
            busy={busy}
            onTell={() => void note('told')}
          />
        )}
        {phone && (
          <a href={telLink(phone)} className={buttonClass('plain')}>
            <ToolIcon name="phone" />
            {phone}
          </a>
        )}
      </div>
      <Problem text={problem} />
      {isAnswering && <Answer slip={slip} onDone={onDone} onClose={() => setAnswering(false)} />}
    </li>
  );
}

/** The goods that the customer ticked on the order, with wish and first photo; marked where the answer did not help. */
function Ticked({ complaint }: { complaint: Complaint }) {
  const { i18n } = useLingui();
  const [photo] = complaint.photos;
  return (
    <div className="mt-1 flex items-center gap-3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {complaint.state === 'again' && (
          <b className="block text-chilli">{i18n._('office.complaints.again')}</b>
        )}
        <OwnWords text={linesText(i18n, complaint.lines)} /> · {wishOf(i18n, complaint)}
      </p>
      {photo && (
        <span className="size-12 shrink-0 overflow-hidden rounded-control ring-1 ring-line">
          <TilePicture thumbnail={photo} size="small" className="size-full object-cover" />
        </span>
      )}
    </div>
  );
}

/** Tells the sender: by WhatsApp with the words written already, or by phone; then it is noted. */
function Tell({
  slip: { phone, hasEmail },
  text,
  say,
  busy,
  onTell,
}: {
  slip: Slip;
  text: string;
  say: string;
  busy: boolean;
  onTell: () => void;
}) {
  return isIndianMobile(phone) && !hasEmail ? (
    <a
      href={whatsAppLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      onClick={onTell}
      className={buttonClass('primary')}
    >
      <ToolIcon name="chat" />
      {say}
    </a>
  ) : (
    <Button busy={busy} onClick={onTell}>
      {say}
    </Button>
  );
}

function Answer({ slip, onDone, onClose }: RowProps & { onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: SlipAnswer,
    read: (data) => ({ text: data.get('text') }),
    submit: async (body) => {
      await callApi(`/complaints/slips/${slip._id}/answer`, { method: 'POST', body });
      showToast('success', i18n._('office.complaints.slipAnswered', { number: slip.number }));
      await onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.complaints.answerTo', { number: slip.number })}
      submit={i18n._('office.complaints.send')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('text')}
        label={i18n._('office.complaints.words')}
        hint={i18n._('office.complaints.answerHint')}
        rows={4}
        maxLength={2000}
      />
    </FormDialog>
  );
}

function dueText(i18n: I18n, { confirmedAt, confirmBy, settleBy, isOverdue, answeredAt }: Slip): string {
  if (answeredAt) return i18n._('office.complaints.answeredAt', { moment: formatMoment(i18n, answeredAt) });
  if (!confirmedAt) {
    const said = { moment: formatMoment(i18n, confirmBy) };
    return isOverdue
      ? i18n._('office.complaints.confirmWas', said)
      : i18n._('office.complaints.confirmBy', said);
  }
  const said = { day: formatDay(i18n, settleBy) };
  return isOverdue ? i18n._('office.complaints.settleWas', said) : i18n._('office.complaints.settleBy', said);
}

function cameText(i18n: I18n, { receivedAt, way, notedBy }: Slip): string {
  const said = { moment: formatMoment(i18n, receivedAt), name: notedBy };
  if (way === 'caller') return i18n._('office.complaints.called', said);
  return way === 'contact'
    ? i18n._('office.complaints.wrote', said)
    : i18n._('office.complaints.toldOnOrder', said);
}

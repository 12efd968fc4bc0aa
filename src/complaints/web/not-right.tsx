import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Complaint, OrderComplaints } from '#complaints/complaints.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem, TextField } from '#ui/form/field.tsx';
import { ownOrderPath, wrongAddress } from './waiting-complaints.ts';

type DoorProps = { complaint: Complaint; until: string | null; onTold: (told: OrderComplaints) => void };

/** Beside "Order again" after an answer: says why it is not right yet, or tells of something else. */
export function NotRightDoor({ complaint, until, onTold }: DoorProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { busy, problem, run } = useCall();
  const { _id, order } = complaint;
  const send = (): Promise<void> =>
    run(async () => {
      const path = ownOrderPath(order, `/complaints/${_id}/again`);
      onTold(await callApi<OrderComplaints>(path, { method: 'POST', body: { note } }));
      setOpen(false);
    });
  return (
    <>
      <Button look="secondary" className="min-h-13 flex-1" onClick={() => setOpen(true)}>
        {i18n._('account.complaint.notRight')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={i18n._('account.complaint.notRight')}
        footer={
          <Button busy={busy} className="w-full" onClick={() => void send()}>
            {busy ? i18n._('account.wrong.telling') : i18n._('account.wrong.tell')}
          </Button>
        }
      >
        <div className="grid gap-3 pt-1">
          <TextField
            name="note"
            label={i18n._('account.complaint.whyNot')}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Problem text={problem} />
          {until && (
            <Link to={wrongAddress(order)} className={buttonClass('plain', '-ml-4 justify-self-start')}>
              {i18n._('account.complaint.somethingElse')}
            </Link>
          )}
        </div>
      </Dialog>
    </>
  );
}

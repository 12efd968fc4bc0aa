import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { TextInput } from '#dispatch/web/admin/public.ts';
import type { Payment } from '#money/money.ts';
import { type Order, CANCEL_REASONS, type CancelReason } from '#orders/orders.ts';
import { changeWithUndo, useOrderChange } from '#orders/web/admin/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';

/** Cancels an order with its reason; one that is cancelled comes back, with its goods and its seat, or is refused. */
export function CancelOrBringBack({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { busy, change } = useOrderChange();
  if (order.status === 'delivered') return null;
  if (order.status !== 'cancelled')
    return (
      <>
        <Button look="plain" className="text-chilli! hover:bg-chilli-soft!" onClick={() => setOpen(true)}>
          {i18n._('office.change.cancel')}
        </Button>
        {isOpen && <CancelDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
      </>
    );
  const bringBack = (): Promise<void> =>
    change(async () => {
      const undo = await changeWithUndo(order, { status: 'pending' });
      // Not awaited: `change` reads the order anew, once.
      onDone(i18n._('office.change.didBringBack', { orderId: order.orderId }), undo);
    });
  return (
    <Button look="secondary" busy={busy} onClick={() => void bringBack()}>
      {i18n._('office.change.bringBack')}
    </Button>
  );
}

/** Why an order is cancelled: one tap, or another reason in words. The customer reads it on the order. */
function CancelDialog({ order, onDone, onClose }: { order: Order; onDone: Tell; onClose: () => void }) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const [typed, setTyped] = useState('');
  const { orderId, money } = order;
  const isAccount = ({ method }: Payment): boolean => method === 'account';
  const paid = comesTo(money?.payments.filter((payment) => !isAccount(payment)));
  const onAccount = comesTo(money?.payments.filter(isAccount));
  const cancel = (why: { reason: CancelReason; reasonText?: string }): Promise<void> =>
    run(async () => {
      const undo = await changeWithUndo(order, { status: 'cancelled', ...why });
      await onDone(i18n._('office.change.didCancel', { orderId }), undo);
      onClose();
    });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void cancel({ reason: 'other', reasonText: typed.trim() });
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.change.cancelTitle', { orderId })}>
      <p className="mb-3 text-muted">{i18n._('office.change.cancelHint')}</p>
      {paid > 0 && (
        <p className="mb-3 rounded-control bg-marigold-soft px-3 py-2">
          {i18n._('office.change.givesBack', { amount: formatRupees(paid) })}
        </p>
      )}
      {onAccount > 0 && (
        <p className="mb-3">{i18n._('office.change.comesOff', { amount: formatRupees(onAccount) })}</p>
      )}
      <div className="grid gap-2">
        <Problem text={problem} />
        {LISTED.map((reason) => (
          <Button
            key={reason}
            look="secondary"
            busy={busy}
            className="min-h-13"
            onClick={() => void cancel({ reason })}
          >
            {i18n._(WORDS[reason].id)}
          </Button>
        ))}
      </div>
      <form onSubmit={send} className="mt-3 grid gap-2">
        <TextInput label={i18n._('office.change.other')} value={typed} onText={setTyped} />
        <Button type="submit" look="danger" busy={busy} disabled={typed.trim() === ''}>
          {i18n._('office.change.cancel')}
        </Button>
      </form>
    </Dialog>
  );
}

type Listed = Exclude<CancelReason, 'other'>;

const WORDS: Record<Listed, { id: string }> = {
  unwanted: /*i18n*/ { id: 'office.change.unwanted' },
  unreachable: /*i18n*/ { id: 'office.change.unreachable' },
  missing: /*i18n*/ { id: 'office.change.missing' },
  late: /*i18n*/ { id: 'office.change.late' },
  twice: /*i18n*/ { id: 'office.change.twice' },
};

const LISTED = CANCEL_REASONS.filter((reason): reason is Listed => reason !== 'other');

/** Sum of the payments that are not undone, in rupees. */
const comesTo = (payments: readonly Payment[] = []): number =>
  plusRupees(...payments.filter(({ isUndone }) => !isUndone).map(({ amount }) => amount));

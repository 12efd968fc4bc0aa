import { useLingui } from '@lingui/react';
import { useCall } from '#browser/calls/use-call.ts';
import { LINE_REASONS, type LineReason, type OrderItem } from '#orders/orders.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import type { LineChange } from './use-packing.ts';

const WORDS: Record<LineReason, { id: string }> = {
  none: /*i18n*/ { id: 'office.packing.none' },
  poor: /*i18n*/ { id: 'office.packing.poor' },
  unwanted: /*i18n*/ { id: 'office.packing.unwanted' },
};

/** Why a line is left out: one tap. The customer reads it on the order. */
export function LeaveOutDialog({
  item: { line, revision, product, ordered },
  onChange,
  onClose,
}: {
  item: OrderItem;
  onChange: (change: LineChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const path = `/lines/${line}/packing`;
  const said = i18n._('office.packing.didLeaveOut', { title: product.title });
  const leaveOut = (reason: LineReason): Promise<void> =>
    run(async () => {
      // What was not ordered is not kept as a line.
      const change: LineChange =
        ordered === 0
          ? { path: `${path}?revision=${revision}`, method: 'DELETE', said }
          : { path, method: 'PUT', body: { quantity: 0, reason, revision }, said };
      if (await onChange(change)) onClose();
    });
  return (
    <Dialog open onClose={onClose} title={i18n._('office.packing.why', { title: product.title })}>
      <div className="grid gap-2">
        <Problem text={problem} />
        {LINE_REASONS.map((reason) => (
          <Button
            key={reason}
            look="secondary"
            busy={busy}
            className="min-h-14"
            onClick={() => void leaveOut(reason)}
          >
            {i18n._(WORDS[reason].id)}
          </Button>
        ))}
        <p className="text-muted">{i18n._('office.packing.whyHint')}</p>
      </div>
    </Dialog>
  );
}

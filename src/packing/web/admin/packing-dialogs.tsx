import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Order, LINE_REASONS, type LineReason, type OrderItem } from '#orders/orders.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import type { LineChange, Settled, TooMuch } from './use-packing.ts';

/** It comes to more than was agreed: the shop gives that, or asks and notes the yes. Nothing was changed yet. */
export function AboveDialog({
  order,
  tooMuch: {
    change,
    figures: { total, agreed, above },
  },
  onSettle,
  onClose,
}: {
  order: Order;
  tooMuch: TooMuch;
  onSettle: (change: LineChange, settled: Settled) => Promise<boolean>;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const settle = (settled: Settled): Promise<void> => run(async () => void (await onSettle(change, settled)));
  const { selectedAddress: to } = order;
  const said = { total: formatRupees(total), agreed: formatRupees(agreed) };
  const question = i18n._('office.packing.question', {
    name: to.firstName,
    id: order.orderId,
    total: said.total,
    agreed: said.agreed,
  });
  return (
    <Dialog open onClose={onClose} title={i18n._('office.packing.above', { amount: formatRupees(above) })}>
      <div className="grid gap-2">
        <p className="rounded-control bg-chilli-soft px-3 py-2">{i18n._('office.packing.newTotal', said)}</p>
        <Problem text={problem} />
        <Button busy={busy} className="min-h-13" onClick={() => void settle({ give: true })}>
          {i18n._('office.packing.give', { amount: formatRupees(minusRupees(total, above)) })}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => void settle({ ask: total })}>
          {i18n._('office.packing.ask', { name: to.firstName })}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <a href={telLink(to.phone)} className={buttonClass('secondary')}>
            <ToolIcon name="phone" />
            {i18n._('office.packing.call')}
          </a>
          <a
            href={whatsAppLink(to.phone, question)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
        </div>
        <Button look="secondary" busy={busy} onClick={() => void settle({ agreedTo: total })}>
          {i18n._('office.packing.yes', { total: said.total })}
        </Button>
        <p className="text-muted">{i18n._('office.packing.yesHint')}</p>
      </div>
    </Dialog>
  );
}

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

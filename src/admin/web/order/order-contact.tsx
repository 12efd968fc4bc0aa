import { useLingui } from '@lingui/react';
import { useState, useEffect } from 'react';
import { Link } from 'react-router';
import { MoveDialog } from '#admin/web/board/move-dialog.tsx';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink, whatsAppLink } from '#base/phone-links.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { LoginHelp } from '#customers/web/admin/public.ts';
import { useMay } from '#identity/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import { NoticesToTell } from '#notices/web/admin/public.ts';
import { type Order, isOpen, type OtherRounds } from '#orders/orders.ts';
import {
  customerName,
  messageFor,
  isPhoneToConfirm,
  PhoneToConfirm,
  saidChange,
  changeWithUndo,
  NumberNotes,
  useOrderChange,
} from '#orders/web/admin/public.ts';
import { DeliveryAddress, PromiseLine } from '#orders/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { Tell } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { AddressDialog } from './changes/address-dialog.tsx';

/** Where the order goes, and how to reach who ordered it. */
export function OrderContact({
  order,
  isBeside = false,
  onDone,
}: {
  order: Order;
  /** True beside a list, where the order's row has the button of its next step. */
  isBeside?: boolean;
  onDone: Tell;
}) {
  const [isOpen, setOpen] = useState(false);
  const { i18n } = useLingui();
  const shop = useShop();
  const { selectedAddress: to } = order;
  const mayChange = useMay('orders');
  const mayHelp = useSession(({ user }) => user?.role === 'admin');
  return (
    <>
      <h2 id="ship-to" className="mb-2 text-base font-semibold">
        {i18n._('office.orders.address')}
      </h2>
      <ConfirmPhone order={order} isBeside={isBeside} onDone={onDone} />
      <DeliveryAddress
        of={to}
        name={customerName(i18n, order)}
        note={order.delivery?.collected && i18n._('office.order.collects')}
      />
      <PromiseLine order={order} />
      {order.status === 'pending' && mayChange && (
        <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
          {i18n._('office.change.address')}
        </Button>
      )}
      {order.status === 'dispatched' && <p className="mt-1 text-muted">{i18n._('office.change.hasLeft')}</p>}
      {isOpen && <AddressDialog order={order} onDone={onDone} onClose={() => setOpen(false)} />}
      {mayChange && <AnotherRound order={order} onDone={onDone} />}
      {order.delivery?.area && (
        <p className="text-muted">{i18n._('office.order.area', { area: order.delivery.area })}</p>
      )}
      {isMuchCashOf(order) && (
        <p className="font-medium">
          {i18n._('office.order.muchCash', { most: formatRupees(order.delivery?.cashMost ?? 0) })}
        </p>
      )}
      {to.email && <p className="break-words text-muted">{to.email}</p>}
      {to.phone && (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a href={telLink(to.phone)} className={buttonClass('secondary')}>
            <ToolIcon name="phone" />
            {i18n._('office.call')}
          </a>
          <a
            href={whatsAppLink(to.phone, messageFor(i18n, order, shop.name))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
        </div>
      )}
      <NoticesToTell order={order._id} version={order.updatedAt} />
      {mayHelp && (
        <Link
          to={officeAddress('customerDetails', { id: order.user })}
          className={buttonClass('plain', 'mt-1 -ml-4')}
        >
          <ToolIcon name="user" />
          {i18n._('office.order.customer')}
        </Link>
      )}
      {mayHelp && to.phone && (
        <div className="-ml-3">
          <LoginHelp customer={{ id: order.user, name: customerName(i18n, order) }} />
        </div>
      )}
    </>
  );
}

/** True if staff must confirm the order by phone because its cash exceeds the limit of its area. */
export const isMuchCashOf = ({ phoneToConfirm, delivery, totalAmount, paymentMethod }: Order): boolean =>
  phoneToConfirm &&
  paymentMethod === 'cash' &&
  typeof delivery?.cashMost === 'number' &&
  totalAmount > delivery.cashMost;

/**
 * The button that promises an order another round, or a first one where it goes with none and rounds go there; nothing once it
 * was delivered.
 */
function AnotherRound({ order, onDone }: { order: Order; onDone: Tell }) {
  const { i18n } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const lacksRound = useLacksRound(order);
  const round = order.promise?.round;
  if (round === undefined ? !lacksRound : order.status === 'delivered') return null;
  return (
    <>
      {round === undefined && <p className="font-semibold text-chilli">{i18n._('office.move.lacks')}</p>}
      <Button look="plain" className="-ml-4" onClick={() => setChoosing(true)}>
        {round === undefined ? i18n._('office.move.first') : i18n._('office.move.button')}
      </Button>
      {isChoosing && <MoveDialog order={order} onMoved={onDone} onClose={() => setChoosing(false)} />}
    </>
  );
}

/**
 * True for an open order without a round that could go with one, such as an older order or one whose address changed.
 */
function useLacksRound({ _id, promise, status, taken, updatedAt }: Order): boolean {
  const [lacks, setLacks] = useState(false);
  const mayLack = !promise && isOpen({ status }) && taken?.channel !== 'counter';
  useEffect(() => {
    if (!mayLack) return undefined;
    const asking = new AbortController();
    void callApi<OtherRounds>(`/orders/${_id}/rounds`, { signal: asking.signal })
      .catch(ifCallFailed(undefined))
      .then((answer) => answer && !asking.signal.aborted && setLacks(answer.rounds.length > 0));
    return () => asking.abort();
  }, [_id, updatedAt, mayLack]);
  return mayLack && lacks;
}

/**
 * The mark that asks to call first, and what is known of the number. `isBeside`, where no bar has the order's next
 * step: then the button that removes the mark stands here.
 */
function ConfirmPhone({ order, isBeside, onDone }: { order: Order; isBeside: boolean; onDone: Tell }) {
  const { i18n } = useLingui();
  const mayConfirm = useMay('orders');
  const { busy, change } = useOrderChange();
  const confirm = (): Promise<void> =>
    change(async () => {
      const undo = await changeWithUndo(order, { confirmed: true });
      // Not awaited: `change` reads the order anew, once.
      onDone(saidChange(i18n, order, { confirmed: true }), undo);
    });
  const asked = isPhoneToConfirm(order) && (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <PhoneToConfirm order={order} />
      {mayConfirm && (isBeside || order.status !== 'pending') && (
        <Button look="secondary" busy={busy} onClick={() => void confirm()}>
          {i18n._('office.order.confirmed')}
        </Button>
      )}
    </div>
  );
  return mayConfirm ? <NumberNotes order={order}>{asked}</NumberNotes> : asked;
}

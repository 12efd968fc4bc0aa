import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { formatRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { whatsAppLink } from '#base/phone-links.ts';
import { formatTime, shopTime } from '#base/time.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { ScanButton } from '#catalogue/web/admin/public.ts';
import { useWaiting, waitingFor } from '#identity/web/public.ts';
import { type Order, questionText, type OrderQuestion } from '#orders/orders.ts';
import { changeOrder, ORDER_TAPS } from '#orders/web/admin/public.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { agreedOf } from './packing-text.ts';
import type { usePacking } from './use-packing.ts';

/** Bar with the order's total and the next step: the next open line, or "packed". */
export function PackingBar({
  packing: { order, undo, questionOver, send, problem },
  onScan,
  onNext,
}: {
  packing: ReturnType<typeof usePacking>;
  onScan: (digits: string) => void;
  /** Shows the next open line; undefined when there is none. */
  onNext: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const own = useCall();
  const left = order.items.filter(({ packed }) => !packed).length;
  const packed = (): Promise<void> =>
    own.run(async () => {
      // Without a network it waits as the queue's tap does, and goes with it.
      await changeOrder(order, { packed: true });
      // To where it was opened from: the board or the order.
      if (isFirst) await navigate(officeAddress('adminOrder', { id: order._id }));
      else await navigate(-1);
    });
  const withdraw = (path: string): Promise<void> =>
    own.run(async () => void (await send({ path, method: 'DELETE' })));
  const total = formatRupees(order.totalAmount);
  const waits = useWaiting(({ waiting }) =>
    waitingFor(ORDER_TAPS, order, waiting).some(({ change }) => change.packed),
  );
  return (
    <ActionBar label={i18n._('office.packing.bar')}>
      <div className="w-full empty:hidden">
        <Problem text={own.problem ?? problem} />
      </div>
      <QuestionNote
        key={`${order.question?._id} ${order.question?.state}`}
        order={order}
        onWithdraw={(path) => void withdraw(path)}
      />
      {undo.row && (
        <div className="flex w-full items-center gap-2 rounded-control bg-shelf pl-2">{undo.row}</div>
      )}
      {undo.row && questionOver && (
        <output className="block w-full rounded-control bg-marigold-soft px-3 py-2">
          {i18n._('office.packing.questionOver')}
        </output>
      )}
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-3 px-1">
        <Agreed order={order} />
        <span>
          <span className="text-muted">{i18n._('office.packing.total')}</span>{' '}
          <b className="text-xl tabular-nums">{total}</b>
        </span>
      </p>
      <ScanButton onScan={onScan} className="size-12! border border-muted/60" />
      {waits ? (
        <output className="flex min-h-12 flex-1 items-center font-semibold text-leaf">
          {i18n._('office.packing.waits')}
        </output>
      ) : onNext ? (
        <>
          <Button look="secondary" className="min-h-12 flex-1 px-2" onClick={onNext}>
            {i18n._('office.packing.left', { count: left })}
          </Button>
          <Button look="plain" className="min-h-12 flex-1 px-1" busy={own.busy} onClick={() => void packed()}>
            {i18n._('office.packing.rest')}
          </Button>
        </>
      ) : (
        <Button className="min-h-12 flex-1" busy={own.busy} onClick={() => void packed()}>
          {i18n._('office.packing.packed', { total })}
        </Button>
      )}
    </ActionBar>
  );
}

/** Up to what the customer agreed, and how much less it is. */
function Agreed({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const agreed = agreedOf(order);
  const less = minusRupees(agreed, order.totalAmount);
  return (
    <span className="text-muted">
      {i18n._('office.packing.agreed', { amount: formatRupees(agreed) })}
      {less > 0 && (
        <b className="text-leaf"> · {i18n._('office.packing.less', { amount: formatRupees(less) })}</b>
      )}
    </span>
  );
}

type Shown = Exclude<OrderQuestion['state'], 'over'>;
const SAID: Record<Shown, { id: string }> = {
  open: /*i18n*/ { id: 'office.packing.asked' },
  yes: /*i18n*/ { id: 'office.packing.saidYes' },
  no: /*i18n*/ { id: 'office.packing.saidNo' },
  void: /*i18n*/ { id: 'office.packing.askedVoid' },
};
const LOOKS: Record<Shown, string> = {
  open: 'bg-marigold-soft',
  yes: 'bg-leaf-soft',
  no: 'bg-chilli-soft',
  void: 'bg-chilli-soft',
};

/**
 * The question to the customer and her answer, as soon as it arrives. Staff close an answer with a tap after
 * reading it.
 */
function QuestionNote({
  order: { question, items, selectedAddress: to, _id },
  onWithdraw,
}: {
  order: Order;
  onWithdraw: (path: string) => void;
}) {
  const { i18n } = useLingui();
  const [isRead, setRead] = useState(false);
  if (!question || question.state === 'over' || isRead) return null;
  const { state } = question;
  const { firstName: name } = to;
  const total = formatRupees(question.total);
  const at = formatTime(i18n, shopTime(question.at));
  const link = `${location.origin}${pageAddress('order', { id: _id })}`;
  return (
    <div className={`flex w-full flex-wrap items-center gap-x-2 rounded-control px-3 py-1 ${LOOKS[state]}`}>
      <output
        className={`block min-w-0 flex-1 wrap-anywhere ${state === 'open' ? 'basis-full md:basis-40' : 'basis-40'}`}
      >
        <b>{i18n._(SAID[state].id, { name, total, at })}</b>{' '}
        <OwnWords text={questionText(i18n, question, items)} />
      </output>
      {state === 'open' ? (
        <>
          <a
            href={whatsAppLink(to.phone, i18n._('office.packing.askedLink', { name, total, link }))}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('plain', 'px-2')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
          <Button look="plain" className="px-2" onClick={() => onWithdraw(`/questions/${question._id}`)}>
            {i18n._('office.packing.askedBack')}
          </Button>
        </>
      ) : (
        <Button look="plain" className="px-2" onClick={() => setRead(true)}>
          {i18n._('office.packing.askedRead')}
        </Button>
      )}
    </div>
  );
}

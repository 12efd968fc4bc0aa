import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { LabelledInput } from '#counter/web/admin/labelled-input.tsx';
import { changeOrWait } from '#identity/web/public.ts';
import { UpiCode } from '#money/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { customerName, changeOrder } from '#orders/web/admin/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { awaitNoMore, SEEN_MONEY, type SeenMoney, useAwaited } from './awaited.ts';

/** A paid sale; `isKept` is true if the payment is stored only on this device until the network is back. */
export type Paid = { order: Order; isKept: boolean };

/**
 * A sale that is placed but not paid yet, with its UPI code (order number and amount due). Staff mark it paid when
 * they see the money in the bank, or take cash; a customer who does not pay leaves the goods.
 */
function AwaitedSale({ order, onPaid }: { order: Order; onPaid: (paid: Paid) => void }) {
  const { i18n } = useLingui();
  const [id] = useState(newId);
  const [reference, setReference] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, setProblem, run } = useCall();
  const { due, giveBack } = order;
  // On a phone its keyboard would cover the code.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const pay = (money: Pick<SeenMoney, 'method' | 'amount' | 'reference'>): Promise<void> =>
    run(async () => {
      const body: SeenMoney = { id, kind: 'paid', ...money, seen: { due, giveBack } };
      const now = await changeOrWait(SEEN_MONEY, order, body);
      onPaid(
        now === 'waits' ? { order, isKept: true } : { order: { ...now, items: order.items }, isKept: false },
      );
      awaitNoMore(order._id);
    });
  const takeBack = (): Promise<void> =>
    run(async () => {
      await changeOrder(order, { status: 'cancelled', reason: 'unwanted' });
      awaitNoMore(order._id);
    });
  const seen = (): void => {
    const digits = reference.replaceAll(/\s/g, '');
    if (!/^\d{12}$/.test(digits)) return setProblem(i18n._('office.take.needsUtr'));
    void pay({ method: 'upi', amount: due, reference: digits });
  };
  const amount = formatRupees(due);
  const [headingId, name] = [`awaited-${order._id}`, customerName(i18n, order)];
  return (
    <section
      aria-labelledby={headingId}
      className="mb-4 grid items-start gap-4 rounded-tile border-2 border-marigold bg-white p-4 sm:grid-cols-[14rem_1fr]"
    >
      <UpiCode order={order} />
      <div className="grid gap-3">
        <h2 id={headingId} className="text-lg font-bold wrap-anywhere">
          #{order.orderId} · <OwnWords text={name} /> · {amount}
        </h2>
        <p>{i18n._('office.take.showCode')}</p>
        <LabelledInput
          id={`utr-${order._id}`}
          ref={field}
          label={i18n._('office.money.utr')}
          inputMode="numeric"
          maxLength={20}
          value={reference}
          onChange={({ target: { value } }) => setReference(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey) return;
            event.preventDefault();
            seen();
          }}
        >
          <p className="text-sm text-muted">{i18n._('office.money.utrHint')}</p>
        </LabelledInput>
        <Problem text={problem} />
        <Button busy={busy} onClick={seen}>
          {i18n._('office.take.moneySeen', { amount })}
        </Button>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void pay({ method: 'cash', amount: Math.floor(due), reference: '' })}
          >
            {i18n._('office.take.inCash')}
          </Button>
          <Button look="secondary" busy={busy} onClick={() => awaitNoMore(order._id)}>
            {i18n._('office.take.later')}
          </Button>
          <Button
            look="plain"
            className="col-span-2 lg:col-span-1"
            busy={busy}
            onClick={() => void takeBack()}
          >
            {i18n._('office.take.notPaid')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The sales whose UPI money is still to be seen: the newest with its code, earlier ones a tap away; the next sale goes on below. */
export function AwaitedSales({ onPaid }: { onPaid: (paid: Paid) => void }) {
  const { i18n } = useLingui();
  const sales = useAwaited((state) => state.sales);
  const [chosen, setChosen] = useState<string>();
  const shown = sales.find(({ _id }) => _id === chosen) ?? sales[0];
  if (!shown) return null;
  const others = sales.filter((sale) => sale !== shown);
  return (
    <>
      <AwaitedSale key={shown._id} order={shown} onPaid={onPaid} />
      {others.length > 0 && (
        <ul aria-label={i18n._('office.take.alsoAwaited')} className="mb-4 flex flex-wrap gap-2">
          {others.map(({ _id, orderId, due }) => (
            <li key={_id}>
              <Button look="secondary" onClick={() => setChosen(_id)}>
                {i18n._('office.take.codeOf', { orderId, amount: formatRupees(due) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

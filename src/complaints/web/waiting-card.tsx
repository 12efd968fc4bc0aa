import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { takeFromBackground } from '#browser/worker/outbox.ts';
import { dismissWaiting, storageOfSession, takeBackWaiting } from '#identity/web/public.ts';
import type { Order } from '#orders/orders.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { linesText } from './complaint-text.ts';
import { type WaitingComplaint, wrongAddress } from './waiting-complaints.ts';

/** A complaint that this device keeps until there is a network, or that the shop refused, with the reason. */
export function WaitingCard({ order, waiting }: { order: Order; waiting: WaitingComplaint }) {
  const { i18n } = useLingui();
  const { id, change, refusal } = waiting;
  const lines = change.lines.flatMap(({ line, quantity, fault }) => {
    const product = order.items.find((item) => item.line === line)?.product;
    return product ? [{ title: product.title, unit: product.unit, quantity, fault }] : [];
  });
  const takeBack = async (): Promise<void> => {
    await takeFromBackground(change.id);
    await takeBackWaiting(id);
  };
  return (
    <section
      aria-label={i18n._('account.complaint.label')}
      className={`grid gap-2 rounded-tile p-4 ${refusal ? 'bg-chilli-soft' : 'bg-marigold-soft'}`}
    >
      <span className="text-sm wrap-anywhere">
        <OwnWords text={linesText(i18n, lines)} />
      </span>
      <output className="grid gap-0.5">
        <b className="text-xl leading-tight">
          {refusal ? i18n._('account.complaint.notTaken') : i18n._('account.complaint.unsent')}
        </b>
        <span>{refusal?.message ?? sentHow(storageOfSession() === 'local')}</span>
      </output>
      <div className="flex flex-wrap gap-2">
        {refusal ? (
          <>
            <Link to={wrongAddress(order._id)} className={buttonClass('secondary')}>
              {i18n._('account.complaint.change')}
            </Link>
            <Button look="plain" onClick={() => dismissWaiting(id)}>
              {i18n._('account.complaint.letBe')}
            </Button>
          </>
        ) : (
          <Button look="plain" className="-ml-4" onClick={() => void takeBack()}>
            {i18n._('account.unsent.doNotSend')}
          </Button>
        )}
      </div>
    </section>
  );

  function sentHow(isKept: boolean): string {
    return isKept ? i18n._('account.unsent.bySelf') : i18n._('account.unsent.bySelfInTab');
  }
}

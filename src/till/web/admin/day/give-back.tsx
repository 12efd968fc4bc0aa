import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { Order } from '#orders/orders.ts';
import { customerName, MoneyDialog } from '#orders/web/admin/public.ts';
import type { Backs, CashDay } from '#till/till.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** Refunds still to be made, of any day: for orders and on accounts. Staff note each one here. */
export function GiveBack({ giveBack, backs }: { giveBack: NonNullable<CashDay['giveBack']>; backs: Backs }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<Order>();
  const { orders, accounts, onAccount, neverCame = [] } = backs;
  const count = giveBack.count + onAccount.count;
  const more = count - orders.length - accounts.length;
  const title = i18n._('office.cash.toGiveBack');
  return (
    <section
      id="back"
      aria-label={title}
      className="scroll-mt-16 rounded-tile border border-line bg-white px-4 py-3"
    >
      <h2 className="flex items-center gap-2 text-base font-bold">
        {title}
        {count > 0 && (
          <span className="min-w-7 rounded-full bg-chilli-soft px-2 text-center text-chilli tabular-nums">
            {count}
          </span>
        )}
        {count > 1 && <Money rupees={plusRupees(giveBack.amount, onAccount.amount)} className="ml-auto" />}
      </h2>
      {count === 0 && <p className="mt-1 text-muted">{i18n._('office.cash.nothingToGiveBack')}</p>}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <Row
            key={order._id}
            rupees={order.giveBack}
            to={officeAddress('adminOrder', { id: order._id })}
            link={`#${order.orderId}`}
            name={customerName(i18n, order)}
            why={
              order.status === 'cancelled'
                ? i18n._('office.cash.backCancelled')
                : i18n._('office.cash.backLessened')
            }
          >
            <Button
              look="secondary"
              aria-label={i18n._('office.cash.stepOf', {
                step: i18n._('office.money.given'),
                name: `#${order.orderId}`,
              })}
              onClick={() => setAsks(order)}
            >
              {i18n._('office.money.given')}
            </Button>
          </Row>
        ))}
        {accounts.map(({ customer, amount }) => (
          <Row
            key={customer._id}
            rupees={amount}
            to={officeAddress('khata', { id: customer._id })}
            link={customer.name}
            name=""
            why={i18n._('office.cash.backOnAccount')}
          >
            <Link
              to={officeAddress('khata', { id: customer._id })}
              aria-label={i18n._('office.cash.stepOf', {
                step: i18n._('office.cash.toAccount'),
                name: customer.name,
              })}
              className={buttonClass('secondary')}
            >
              {i18n._('office.cash.toAccount')}
            </Link>
          </Row>
        ))}
      </ul>
      {neverCame.length > 0 && (
        <>
          <h3 className="mt-2 font-bold text-chilli">{i18n._('office.money.neverCame')}</h3>
          <ul className="divide-y divide-line">
            {neverCame.map((order) => (
              <Row
                key={order._id}
                rupees={order.neverCame ?? 0}
                to={officeAddress('adminOrder', { id: order._id })}
                link={`#${order.orderId}`}
                name={customerName(i18n, order)}
                why={i18n._('office.money.neverCameHint')}
              >
                <Link
                  to={officeAddress('adminOrder', { id: order._id })}
                  aria-label={i18n._('office.cash.stepOf', {
                    step: i18n._('office.queue.look'),
                    name: `#${order.orderId}`,
                  })}
                  className={buttonClass('secondary')}
                >
                  {i18n._('office.queue.look')}
                </Link>
              </Row>
            ))}
          </ul>
        </>
      )}
      {more > 0 && (
        <Link
          to={officeAddress('orderQueue', { tab: 'toCollect', money: 'giveBack' })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
        >
          {i18n._('office.queue.toGiveBack', {
            count: giveBack.count,
            amount: formatRupees(giveBack.amount),
          })}
        </Link>
      )}
      {asks && (
        <MoneyDialog
          order={asks}
          kind="returned"
          onDone={() => revalidate()}
          onClose={() => setAsks(undefined)}
        />
      )}
    </section>
  );
}

const Row = ({
  rupees,
  to,
  link,
  name,
  why,
  children,
}: {
  rupees: number;
  to: string;
  link: string;
  name: string;
  why: string;
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <span className="min-w-0 flex-1">
      <b className="text-base">
        <Money rupees={rupees} />
      </b>{' '}
      <Link
        to={to}
        className="-mx-2 -my-2.5 inline-flex min-h-11 items-center px-2 font-semibold text-leaf underline"
      >
        <OwnWords text={link} />
      </Link>{' '}
      <OwnWords text={name} />
      <span className="block text-muted">{why}</span>
    </span>
    {children}
  </li>
);

import { type ButtonHTMLAttributes, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { NewPayment } from '#money/money.ts';
import type { Order } from '#orders/order.ts';
import { MoneyDialog } from './money-dialog.tsx';

type LookProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  order: Order;
  onWritten?: (payment: NewPayment) => void;
};

/** A button that asks for the UTR of what was said at the door to be paid by UPI; only who saw it in the bank has that. */
export function LookInBank({ order, onWritten, ...button }: LookProps) {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setLooks(true)} />
      {looks && (
        <MoneyDialog
          order={order}
          kind="paid"
          said="upi"
          {...(onWritten && { onWritten })}
          onDone={() => revalidate()}
          onClose={() => setLooks(false)}
        />
      )}
    </>
  );
}

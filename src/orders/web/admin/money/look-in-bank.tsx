import { type ButtonHTMLAttributes, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Only } from '#identity/web/admin/public.ts';
import type { NewPayment } from '#money/money.ts';
import type { Order } from '#orders/order.ts';
import { MoneyDialog } from './money-dialog.tsx';

type LookProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  order: Order;
  onWritten?: (payment: NewPayment) => void;
};

/** Button that asks for the UTR of a UPI payment that the shopper named at the door; staff find the UTR in the bank. */
export function LookInBank({ order, onWritten, ...button }: LookProps) {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(false);
  return (
    <Only who="payments">
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
    </Only>
  );
}

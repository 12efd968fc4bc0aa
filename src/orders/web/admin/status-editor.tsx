import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { type Order, PAYMENT_STATUSES, STATUSES } from '#orders/orders.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Changes an order's status and payment in place; Escape leaves them unchanged. */
export function StatusEditor({ order, onDone }: { order: Order; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { revalidate } = useRevalidator();

  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    try {
      await callApi(`/orders/${order._id}`, { method: 'PATCH', body: { ...order, ...chosen } });
      showToast('success', `Order #${order.orderId} was saved.`);
      await revalidate();
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
      setBusy(false);
      if (error.code === 'conflict') await revalidate();
    }
  };

  return (
    // Escape is for whoever uses the keyboard; the Cancel button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="grid gap-2"
    >
      <div className="grid grid-cols-2 gap-2">
        <Choose
          name="status"
          label="Order Status"
          of={order.orderId}
          options={STATUSES}
          value={order.status}
          focus
        />
        <Choose
          name="paymentStatus"
          label="Payment Status"
          of={order.orderId}
          options={PAYMENT_STATUSES}
          value={order.paymentStatus}
        />
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <p role="alert" className="text-chilli empty:hidden">
        {problem}
      </p>
    </form>
  );
}

function Choose({
  name,
  label,
  of,
  options,
  value,
  focus = false,
}: {
  name: string;
  label: string;
  of: string;
  options: readonly string[];
  value: string;
  focus?: boolean;
}) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focus) select.current?.focus();
  }, [focus]);
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-muted">
        {label}
        <span className="sr-only"> of order {of}</span>
      </span>
      <select key={value} name={name} defaultValue={value} className={CONTROL} ref={select}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

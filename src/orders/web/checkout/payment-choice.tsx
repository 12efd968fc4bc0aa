import { PAYMENT_METHODS, type PaymentMethod } from '#orders/orders.ts';

/** What each way to pay is called, and what it means at the door. */
export const PAYMENT_WORDS = {
  cash: { title: 'Cash on delivery', text: 'Pay our rider in cash at the door.' },
  card: { title: 'Card on delivery', text: 'Our rider brings a card machine to the door.' },
} as const satisfies Record<PaymentMethod, object>;

/** How the shopper pays at the door; cash is preselected. */
export function PaymentChoice({ chosen }: { chosen: string | undefined }) {
  return (
    <fieldset className="col-span-full mt-2 grid gap-3 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-bold">Payment method</legend>
      {PAYMENT_METHODS.map((method) => {
        const { title, text } = PAYMENT_WORDS[method];
        return (
          <label
            key={method}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-control border border-muted/60 bg-white p-4 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:ring-1 has-checked:ring-leaf"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={method === (chosen ?? 'cash')}
              className="row-span-2 mt-0.5 size-5 accent-leaf"
            />
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

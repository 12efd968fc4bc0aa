import type { Order } from '#orders/orders.ts';
import { rupeesOf } from '#orders/web/amount.ts';
import { Quantity } from '#ui/formatted.tsx';
import { Money } from '#ui/money.tsx';

const NUMBER = 'py-2 pl-3 text-right align-top';

/** The goods of a bill and what they come to. */
export const BillTable = ({ order }: { order: Order }) => (
  <table className="w-full border-collapse text-sm">
    <caption className="sr-only">What was ordered</caption>
    <thead>
      <tr className="border-b-2 border-ink">
        <th scope="col" className="py-2 text-left">
          Goods
        </th>
        <th scope="col" className={NUMBER}>
          How many
        </th>
        <th scope="col" className={NUMBER}>
          Price
        </th>
        <th scope="col" className={NUMBER}>
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {order.items.map((item) => (
        <tr key={item.product._id} className="border-b border-line">
          <th scope="row" className="py-2 text-left font-normal break-words">
            {item.product.title}
            {item.product.pack && <span className="text-muted"> {item.product.pack}</span>}
          </th>
          <td className={NUMBER}>
            <Quantity of={item.quantity} unit={item.product.unit} />
          </td>
          <td className={NUMBER}>
            <Money rupees={item.product.price} />
          </td>
          <td className={NUMBER}>
            <Money rupees={rupeesOf(item)} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <Sum label="Subtotal" rupees={order.subtotal} />
      <Sum label="Shipping" rupees={order.shipping} />
      <Sum label="Total" rupees={order.totalAmount} className="text-base font-bold" />
    </tfoot>
  </table>
);

const Sum = ({ label, rupees, className = '' }: { label: string; rupees: number; className?: string }) => (
  <tr className={className}>
    <th scope="row" colSpan={3} className="py-2 text-right align-top font-[inherit]">
      {label}
    </th>
    <td className={NUMBER}>
      <Money rupees={rupees} />
    </td>
  </tr>
);

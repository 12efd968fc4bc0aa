import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { Ended } from '#counter/web/admin/use-taking.ts';
import { customerName } from '#orders/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import { billLink } from './bill-text.ts';

/** Result of the last order: change to hand back, and buttons to print its bill or send it by WhatsApp. */
export function EndNote({ ended: { order, name, total, change } }: { ended: Ended }) {
  const { i18n } = useLingui();
  const shop = useShop();
  const amount = formatRupees(total);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile bg-leaf-soft px-4 py-2">
      <output className="flex flex-1 basis-60 flex-wrap items-center gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {order
            ? i18n._('office.take.taken', { orderId: order.orderId, name: customerName(i18n, order), amount })
            : i18n._('office.take.waits', { name, amount })}
        </span>
        {change > 0 && (
          <b className="text-xl tabular-nums">
            {i18n._('office.take.back', { amount: formatRupees(change) })}
          </b>
        )}
      </output>
      {order && (
        <span className="flex flex-wrap gap-2">
          <Link
            to={officeAddress('printOrder', { id: order._id, doc: 'bill' })}
            className={buttonClass('secondary', 'px-2!')}
          >
            <ToolIcon name="print" />
            {i18n._('office.print.bill')}
          </Link>
          <a
            href={billLink(i18n, order, shop.name)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'px-2!')}
          >
            <ToolIcon name="chat" />
            WhatsApp
          </a>
          <Link to={officeAddress('adminOrder', { id: order._id })} className={buttonClass('plain', 'px-2!')}>
            {i18n._('office.take.open')}
          </Link>
        </span>
      )}
    </div>
  );
}

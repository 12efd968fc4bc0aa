import { useLingui } from '@lingui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import type { Order } from '#orders/orders.ts';
import { customerName } from '#orders/web/admin/public.ts';
import { ROW_ICON, ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

type OrderWordsProps = {
  order: Order;
  /** Parts of the title: the customer's name, the order number, or both. */
  title?: 'name' | 'number' | 'both';
  /** At the end of the title: the amount. */
  aside?: ReactNode;
  /** The lines below it. */
  children: ReactNode;
};
type OrderRowProps = OrderWordsProps & {
  /** Before the words: a box to tick. */
  lead?: ReactNode;
  /** Beside them: a call, the next step. */
  actions?: ReactNode;
  /** Below them: the status, or its editor. */
  foot?: ReactNode;
  className: string;
  /** The link to the order's page. */
  link?: Omit<ComponentProps<typeof Link>, 'to' | 'className' | 'children'> & { 'data-open'?: true };
};

/** An order in a list for staff, as a card or a row of one. The words open its page. */
export const OrderRow = ({ lead, actions, foot, className, link, ...words }: OrderRowProps) => (
  <li data-order={words.order.orderId} className={className}>
    <div className="flex items-center">
      {lead}
      <Link
        {...link}
        to={officeAddress('adminOrder', { id: words.order._id })}
        className="min-w-0 flex-1 self-stretch py-1 text-ink no-underline [-webkit-touch-callout:none]"
      >
        <OrderWords {...words} />
      </Link>
      {actions}
    </div>
    {foot}
  </li>
);

/** The title of an order in a list and the lines below it. */
export function OrderWords({ order, title = 'name', aside, children }: OrderWordsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <span className="flex items-baseline justify-between gap-2 text-base leading-5 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {title !== 'name' && <span className="text-leaf underline">#{order.orderId}</span>}{' '}
          {title !== 'number' && <OwnWords text={customerName(i18n, order)} />}
        </span>
        {aside}
      </span>
      {children}
    </>
  );
}

/** Calls the customer; nothing without a number. */
export function CallLink({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { phone } = order.selectedAddress;
  if (phone === '') return null;
  return (
    <a
      href={telLink(phone)}
      aria-label={i18n._('office.board.call', { name: customerName(i18n, order) })}
      className={ROW_ICON}
    >
      <ToolIcon name="phone" />
    </a>
  );
}

/** The look of the next step in a row; only that of the first row is solid. */
export const stepClass = (isSolid: boolean, more = ''): string =>
  classNames(
    'inline-flex min-h-11 min-w-17 shrink-0 flex-col items-center justify-center rounded-control px-2 text-center leading-tight font-semibold no-underline aria-busy:cursor-progress disabled:opacity-60',
    isSolid ? 'bg-leaf text-white hover:bg-leaf-dark' : 'bg-leaf-soft text-leaf hover:brightness-95',
    more,
  );

/** The next step of a row as a button. */
export const StepButton = ({
  busy,
  isMoving,
  isSolid = false,
  className,
  ...button
}: ComponentProps<'button'> & { busy: boolean; isMoving: boolean; isSolid?: boolean }) => (
  <button
    {...button}
    type="button"
    aria-busy={busy || undefined}
    aria-disabled={isMoving}
    className={stepClass(isSolid, className)}
  />
);

/** A box to tick, large enough for a thumb. */
export const RowTick = ({
  label,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onChange: (checked: boolean) => void }) => (
  <label className="grid size-11 shrink-0 place-items-center">
    <input
      {...input}
      type="checkbox"
      aria-label={label}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-leaf"
    />
  </label>
);

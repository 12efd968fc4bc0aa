import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MENU } from '#admin/web/shell/menu.ts';
import { isAllowed, sectionsFor } from '#admin/web/shell/sections.ts';
import { usePalette } from '#admin/web/shell/shortcuts.tsx';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { CustomerList } from '#customers/customers.ts';
import type { User } from '#identity/identity.ts';
import { customerName, type OrderList, statusText } from '#orders/web/admin/public.ts';
import { ToolIcon, type ToolName } from '#ui/admin/tool-icon.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const PAUSE = 200;

/** Something that the palette found: an order, a customer, a page, or what can be done. A call is dialled. */
type Found = { key: string; icon: ToolName; text: string; more: string; to: string; isCall?: true };

const MOST = { orders: 6, customers: 4 };

/** One field for everything: pages, orders, customers and what can be done; the arrows choose, Enter goes there. */
export default function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const typed = usePalette((palette) => palette.typed);
  const [at, setAt] = useState(0);
  const { found, problem } = useFound(user, typed);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  const all = [...found, ...pagesFor(i18n, user, typed)];
  const chosen = Math.min(at, all.length - 1);

  const go = (one: Found | undefined): void => {
    if (!one) return;
    onClose();
    if (one.isCall) window.location.assign(one.to);
    else void navigate(one.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      setAt(Math.min(all.length - 1, Math.max(0, chosen + move)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(all[chosen]);
    }
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.palette.title')}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={i18n._('office.palette.label')}
        placeholder={i18n._('office.palette.label')}
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-activedescendant={all[chosen] && `${list}-${chosen}`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          usePalette.setState({ typed: target.value });
          setAt(0);
        }}
        onKeyDown={onKey}
        className="min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base"
      />
      <Problem text={problem} />
      {/* A list that the field above rules; a select or a datalist shows no icons and no second text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={list} role="listbox" aria-label={i18n._('office.palette.title')} className="mt-2 min-h-60">
        {all.map((one, index) => (
          // The field keeps the focus; its arrow keys and Enter do what a tap does.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.key}
            id={`${list}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => go(one)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-shelf aria-selected:bg-leaf-soft"
          >
            <ToolIcon name={one.icon} />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">
              <OwnWords text={one.text} />
            </span>
            <span className="text-muted tabular-nums">{one.more}</span>
          </div>
        ))}
      </div>
      <p className="pt-2 text-muted">{i18n._('office.palette.hint')}</p>
    </Dialog>
  );
}

/** Searches orders and customers after a pause in typing. The previous results stay until then. */
function useFound(user: User, typed: string): { found: Found[]; problem: string | undefined } {
  const { i18n } = useLingui();
  const { problem, run } = useCall();
  const [found, setFound] = useState<Found[]>([]);
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    // What was asked for before the last letter is not shown: its answer may come later.
    let isLast = true;
    const timer = setTimeout(
      () =>
        void run(async () => {
          const next = await findFor(i18n, user, typed);
          if (isLast) setFound(next);
        }),
      PAUSE,
    );
    return () => {
      clearTimeout(timer);
      isLast = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only what is typed asks anew
  }, [typed]);
  return { found: isTyped ? found : [], problem };
}

/** Pages that the user may open and whose names match the typed text; all of them if it is empty. */
export const pagesFor = (i18n: I18n, user: User, typed: string): Found[] =>
  sectionsFor(user, MENU)
    .map(({ path, label, icon, key }) => ({
      key: path,
      icon,
      text: i18n._(label),
      more: key ? `G ${key.toUpperCase()}` : '',
      to: path,
    }))
    .filter(({ text }) => text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()));

/** The orders and customers that are found by a number, a name or any form of a phone number, and what can be done. */
async function findFor(i18n: I18n, user: User, typed: string): Promise<Found[]> {
  const q = encodeURIComponent(typed.trim());
  const [{ orders }, { users }] = await Promise.all([
    isAllowed(user, 'readOrders')
      ? callApi<OrderList>(`/orders/all?q=${q}&limit=${MOST.orders}`)
      : { orders: [] },
    isAllowed(user, 'admin')
      ? callApi<CustomerList>(`/auth/user?q=${q}&limit=${MOST.customers}`)
      : { users: [] },
  ]);
  return [
    ...users.map(({ _id, name, phone }): Found => ({
      key: _id,
      icon: 'user',
      text: name,
      more: phone,
      to: officeAddress('customerDetails', { id: _id }),
    })),
    ...orders.map((order): Found => ({
      key: order._id,
      icon: 'orders',
      text: `#${order.orderId} ${customerName(i18n, order)}`,
      more: `${formatRupees(order.totalAmount)} · ${statusText(i18n, order.status)}`,
      to: officeAddress('adminOrder', { id: order._id }),
    })),
    ...(orders[0] && isAllowed(user, 'orders') ? doingWith(i18n, orders[0]) : []),
  ];
}

/** Actions for the first order found: pack it, call the customer, print the bill. */
function doingWith(i18n: I18n, order: OrderList['orders'][number]): Found[] {
  const { _id, orderId, status, selectedAddress } = order;
  const packing: Found = {
    key: `pack ${_id}`,
    icon: 'box',
    text: i18n._('office.packing.packOne', { orderId }),
    more: '',
    to: officeAddress('packing', { id: _id }),
  };
  return [
    ...(status === 'pending' ? [packing] : []),
    ...(selectedAddress.phone ? [callOf(i18n, order)] : []),
    {
      key: `bill ${_id}`,
      icon: 'print',
      text: i18n._('office.palette.bill', { orderId }),
      more: '',
      to: officeAddress('printOrder', { id: _id, doc: 'bill' }),
    },
  ];
}

/** Link that calls the customer of an order. */
const callOf = (i18n: I18n, order: OrderList['orders'][number]): Found => ({
  key: `call ${order._id}`,
  icon: 'phone',
  text: i18n._('office.board.call', { name: customerName(i18n, order) }),
  more: order.selectedAddress.phone,
  to: telLink(order.selectedAddress.phone),
  isCall: true,
});

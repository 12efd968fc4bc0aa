import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import type { User } from '#identity/identity.ts';
import { roleOf } from '#identity/web/admin/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

const CELL = 'px-3 py-1';

/** The customers as a table. */
export const CustomerTable = ({ customers, ...actions }: CustomerListProps) => (
  <div className="overflow-x-auto rounded-tile border border-line bg-white">
    <table className="w-full border-collapse text-left">
      <thead className="border-b border-line bg-paper">
        <tr className="[&>th]:px-3 [&>th]:py-3 [&>th]:font-semibold">
          <th scope="col">{i18n._('office.common.name')}</th>
          <th scope="col">{i18n._('office.common.email')}</th>
          <th scope="col">{i18n._('office.common.phone')}</th>
          <th scope="col">{i18n._('office.customers.role')}</th>
          <th scope="col">{i18n._('office.common.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer._id} className="border-b border-line last:border-0 hover:bg-shelf/60">
            <th scope="row" className={CELL}>
              <CustomerLink customer={customer} />
            </th>
            <td className={`${CELL} max-w-72 break-all`}>{customer.email}</td>
            <td className={`${CELL} whitespace-nowrap tabular-nums`}>{customer.phone}</td>
            <td className={CELL}>{roleOf(customer)}</td>
            <td className={CELL}>
              <CustomerActions customer={customer} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The customers as cards, where a table has no room. */
export const CustomerTiles = ({ customers, ...actions }: CustomerListProps) => (
  <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
    {customers.map((customer) => (
      <li key={customer._id} className="rounded-tile border border-line bg-white px-3 pt-1 pb-2">
        <h2 className="flex flex-wrap items-center justify-between gap-x-2 text-base break-words *:min-w-0">
          <CustomerLink customer={customer} />
          <span className="text-sm font-normal text-muted">{roleOf(customer)}</span>
        </h2>
        <p className="break-all">{customer.email}</p>
        {customer.phone && (
          <p>
            <a href={telLink(customer.phone)} className="inline-block py-2 text-ink underline tabular-nums">
              {customer.phone}
            </a>
          </p>
        )}
        <div className="-ml-3">
          <CustomerActions customer={customer} {...actions} />
        </div>
      </li>
    ))}
  </ul>
);

/** Props of the table and of the cards. */
type CustomerListProps = {
  customers: readonly User[];
  onEdit: (customer: User) => void;
  onDelete: (customer: User) => void;
};

/** The actions for one customer. Members of the team are managed on the team page. */
function CustomerActions({
  customer,
  onEdit,
  onDelete,
}: { customer: User } & Omit<CustomerListProps, 'customers'>) {
  if (customer.role !== 'user') {
    return (
      <Link
        to={officeAddress('team')}
        aria-label={i18n._('office.customers.onTeamPage', { name: customer.name })}
        className={buttonClass('plain', 'px-3')}
      >
        <ToolIcon name="star" />
        {i18n._('office.customers.onTeam')}
      </Link>
    );
  }
  return (
    <span className="flex flex-wrap gap-x-2">
      <Button
        look="plain"
        aria-label={i18n._('office.common.editNamed', { name: customer.name })}
        onClick={() => onEdit(customer)}
        className="px-3"
      >
        <ToolIcon name="edit" />
        {i18n._('office.common.edit')}
      </Button>
      <Button
        look="plain"
        aria-label={i18n._('office.common.deleteNamed', { name: customer.name })}
        onClick={() => onDelete(customer)}
        className="px-3 text-chilli! hover:bg-chilli-soft!"
      >
        <ToolIcon name="trash" />
        {i18n._('office.common.delete')}
      </Button>
    </span>
  );
}

/** The customer's name, linked to their details. */
const CustomerLink = ({ customer }: { customer: User }) => (
  <Link
    to={officeAddress('customerDetails', { id: customer._id })}
    className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline"
  >
    {customer.name}
  </Link>
);

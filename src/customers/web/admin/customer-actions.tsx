import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

/** Props of the table and of the cards. */
export type CustomerListProps = {
  customers: readonly User[];
  onEdit: (customer: User) => void;
  onDelete: (customer: User) => void;
};

/** The actions for one customer. Members of the team are managed on the team page. */
export function CustomerActions({
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
export const CustomerLink = ({ customer }: { customer: User }) => (
  <Link
    to={officeAddress('customerDetails', { id: customer._id })}
    className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline"
  >
    {customer.name}
  </Link>
);

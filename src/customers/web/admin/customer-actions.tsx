import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
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
        to={pageAddress('team')}
        aria-label={`${customer.name} on the team page`}
        className={buttonClass('plain', 'px-3')}
      >
        <ToolIcon name="star" />
        On the team
      </Link>
    );
  }
  return (
    <span className="flex flex-wrap gap-x-2">
      <Button
        look="plain"
        aria-label={`Edit ${customer.name}`}
        onClick={() => onEdit(customer)}
        className="px-3"
      >
        <ToolIcon name="edit" />
        Edit
      </Button>
      <Button
        look="plain"
        aria-label={`Delete ${customer.name}`}
        onClick={() => onDelete(customer)}
        className="px-3 text-chilli! hover:bg-chilli-soft!"
      >
        <ToolIcon name="trash" />
        Delete
      </Button>
    </span>
  );
}

/** The customer's name, linked to their details. */
export const CustomerLink = ({ customer }: { customer: User }) => (
  <Link
    to={pageAddress('customerDetails', { id: customer._id })}
    className="inline-flex min-h-11 items-center font-semibold break-words text-leaf underline"
  >
    {customer.name}
  </Link>
);

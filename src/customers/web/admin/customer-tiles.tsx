import { telLink } from '#base/phone.ts';
import { roleOf } from '#identity/web/admin/public.ts';
import { CustomerActions, CustomerLink, type CustomerListProps } from './customer-actions.tsx';

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

import { i18n } from '@lingui/core';
import { roleOf } from '#identity/web/admin/public.ts';
import { CustomerActions, CustomerLink, type CustomerListProps } from './customer-actions.tsx';

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

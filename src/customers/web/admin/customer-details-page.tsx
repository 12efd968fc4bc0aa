import { i18n } from '@lingui/core';
import { useState, type ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  Outlet,
  useLoaderData,
  useNavigate,
  type MetaArgs,
} from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { telLink } from '#base/phone-links.ts';
import { addressLine } from '#base/postal-address.ts';
import { formatDay } from '#base/time.ts';
import { callApi } from '#browser/calls/api-client.ts';
import type { Business } from '#customers/customers.ts';
import { BusinessEditor } from '#customers/web/business-editor.tsx';
import { fromBook, type User } from '#identity/identity.ts';
import { roleOf } from '#identity/web/admin/public.ts';
import { EditStaff } from '#team/web/admin/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { EditCustomer, DeleteCustomer } from './customer-dialogs.tsx';
import { LoginHelp } from './login-help.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.customer'));

/** Loads the customer named in the address; without an id the sample is shown. */
export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const id = new URL(url).searchParams.get('id');
  if (!id) return null;
  const path = `/auth/user/${encodeURIComponent(id)}`;
  const [customer, business] = await Promise.all([
    callApi<User>(path, { signal }),
    callApi<Business>(`${path}/business`, { signal }),
  ]);
  return { customer, business };
}

const PANEL = 'rounded-tile border border-line bg-white p-4';

/** One customer: contact, addresses, and (as a child route of the orders feature) their orders. */
export default function CustomerDetailsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <SampleCustomer />;
  const { customer } = loaded;
  return (
    <>
      <Link
        to={officeAddress('customers')}
        className="inline-flex min-h-11 items-center gap-1 font-medium text-leaf"
      >
        <ToolIcon name="left" className="size-4" />
        {i18n._('office.customers.all')}
      </Link>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_1fr]">
        {/* On a phone the money comes before the addresses. */}
        <div className="contents gap-4 lg:grid">
          <Person key={customer._id} customer={customer} />
          <Addresses customer={customer} />
          {customer.role === 'user' && <ForBusiness key={`${customer._id} business`} {...loaded} />}
        </div>
        <Outlet />
      </div>
    </>
  );
}

function Person({ customer }: { customer: User }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | 'hire'>();
  const close = (): void => setOpen(undefined);
  return (
    <section aria-labelledby="person" className={PANEL}>
      <h1 id="person" className="text-xl font-bold break-words">
        {customer.name}
      </h1>
      <p className="text-muted">
        {i18n._('office.customers.since', {
          role: roleOf(customer),
          day: formatDay(i18n, customer.createdAt),
        })}
      </p>
      <ul className="my-3 grid gap-2">
        {customer.phone && (
          <li>
            <a href={telLink(customer.phone)} className={buttonClass('secondary', 'w-full justify-start')}>
              <ToolIcon name="phone" />
              <span className="tabular-nums">{customer.phone}</span>
            </a>
          </li>
        )}
        {customer.email && (
          <li>
            <a href={`mailto:${customer.email}`} className={buttonClass('secondary', 'w-full justify-start')}>
              <ToolIcon name="mail" />
              <span className="min-w-0 text-left break-all">{customer.email}</span>
            </a>
          </li>
        )}
      </ul>
      {customer.role === 'user' ? (
        <div className="-mx-2 flex flex-wrap">
          <Button look="plain" onClick={() => setOpen('edit')} className="px-3">
            <ToolIcon name="edit" />
            {i18n._('office.common.edit')}
          </Button>
          <Button
            look="plain"
            onClick={() => setOpen('delete')}
            className="px-3 text-chilli! hover:bg-chilli-soft!"
          >
            <ToolIcon name="trash" />
            {i18n._('office.common.delete')}
          </Button>
          <Button look="plain" onClick={() => setOpen('hire')} className="px-3">
            <ToolIcon name="star" />
            {i18n._('office.customers.hire')}
          </Button>
          {customer.email === '' && <LoginHelp customer={{ id: customer._id, name: customer.name }} />}
        </div>
      ) : (
        <Link to={officeAddress('team')} className={buttonClass('plain', '-mx-2 px-3')}>
          <ToolIcon name="star" />
          {i18n._('office.customers.onTeam')}
        </Link>
      )}
      {open === 'edit' && <EditCustomer customer={customer} onClose={close} />}
      {open === 'hire' && <EditStaff person={customer} onClose={close} />}
      {open === 'delete' && (
        <DeleteCustomer
          customer={customer}
          onClose={close}
          onDeleted={() => void navigate(officeAddress('customers'))}
        />
      )}
    </section>
  );
}

const Addresses = ({ customer: { addresses } }: { customer: User }) => (
  <section aria-labelledby="addresses" className={`${PANEL} max-lg:order-last`}>
    <h2 id="addresses" className="text-base font-semibold">
      {i18n._('office.customers.addresses')}
    </h2>
    {addresses.length === 0 && <p className="pt-1 text-muted">{i18n._('office.customers.noAddress')}</p>}
    <ul className="divide-y divide-line">
      {addresses.map((address) => (
        <li key={address._id} className="py-2 break-words">
          <span className="block font-medium">{address.name}</span>
          <span className="block">{addressLine(fromBook(address))}</span>
          <span className="block text-muted tabular-nums">{address.phone}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** The business that she buys for: closed for most, because few customers have one. */
const ForBusiness = ({ customer, business }: { customer: User; business: Business }) => (
  <details open={business.gstin !== ''} className={`${PANEL} max-lg:order-last`}>
    <summary className="-my-2 min-h-11 cursor-pointer py-2 text-base font-semibold">
      {i18n._('account.business.title')}
    </summary>
    <div className="pt-4">
      <BusinessEditor business={business} path={`/auth/user/${customer._id}/business`} />
    </div>
  </details>
);

/** Shown when no customer was chosen: a sample, marked as one. */
const SampleCustomer = () => (
  <>
    <ScreenHeader title={i18n._('office.customers.details')}>
      <Link to={officeAddress('customers')} className={buttonClass()}>
        {i18n._('office.customers.choose')}
      </Link>
    </ScreenHeader>
    <section
      aria-label={i18n._('office.customers.sample.card')}
      className="grid max-w-md gap-3 rounded-tile border border-dashed border-muted/60 bg-white p-4"
    >
      <p className="justify-self-start rounded-full bg-marigold-soft px-3 py-1 font-semibold">
        {i18n._('office.customers.sample.nobody')}
      </p>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-leaf-soft text-xl font-bold text-leaf"
        >
          S
        </span>
        <p className="min-w-0">
          <span className="block text-lg font-bold">{i18n._('office.customers.sample.name')}</span>
          <span className="block break-all text-muted">sample@example.com</span>
          <span className="block text-muted tabular-nums">00000 00000</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2 border-t border-line pt-3">
        <Fact name={i18n._('office.customers.orders')}>12</Fact>
        <Fact name={i18n._('office.customers.total')}>
          <Money rupees={5640} />
        </Fact>
        <Fact name={i18n._('office.common.address')}>{i18n._('office.customers.sample.address')}</Fact>
        <Fact name={i18n._('office.customers.lastOrder')}>{i18n._('office.customers.sample.day')}</Fact>
      </dl>
    </section>
  </>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Money } from '#ui/words/money.tsx';

/** Shown when no customer was chosen: a sample, marked as one. */
export const SampleCustomer = () => (
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

import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { CustomerList } from '#customers/customers.ts';
import type { User } from '#identity/identity.ts';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { AddCustomer, EditCustomer, DeleteCustomer } from './customer-dialogs.tsx';
import { CustomerTable, CustomerTiles } from './customer-list.tsx';
const PER_PAGE = 20;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.customers'));

/** Reads the page of customers that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<CustomerList> => {
  const asked = listQueryOf(request.url, ['q', 'page']);
  asked.set('limit', String(PER_PAGE));
  return callApi(`/auth/user?${asked}`, { signal: request.signal });
};

type Open = { what: 'add' } | { what: 'edit' | 'delete'; customer: User };

/** Everyone with an account: found, added, changed and deleted. */
export default function CustomersPage() {
  const { users, totalPages, totalUsers } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const isWide = useMedia(VERY_WIDE);
  const [open, setOpen] = useState<Open>();
  useShortcuts([{ keys: 'n', label: i18n._('office.customers.add'), run: () => setOpen({ what: 'add' }) }]);
  const close = (): void => setOpen(undefined);
  const List = isWide ? CustomerTable : CustomerTiles;
  return (
    <>
      <ScreenHeader
        title={i18n._('office.nav.customers')}
        count={i18n._('office.customers.count', {
          count: totalUsers,
          shown: totalUsers.toLocaleString('en-IN'),
        })}
      >
        <Button onClick={() => setOpen({ what: 'add' })}>
          <ToolIcon name="plus" />
          {i18n._('office.customers.add')}
        </Button>
      </ScreenHeader>
      <div className="mb-4 flex">
        <SearchField
          label={i18n._('office.customers.search')}
          placeholder={i18n._('office.customers.search.hint')}
          asked={asked}
        />
      </div>
      {users.length === 0 ? (
        <EmptyState
          text={totalUsers > 0 ? i18n._('office.common.noSuchPage') : i18n._('office.customers.none')}
        >
          {asked.to({}) !== '?' && (
            <Link to="?" className={buttonClass('secondary')}>
              {i18n._('office.customers.showAll')}
            </Link>
          )}
        </EmptyState>
      ) : (
        <List
          customers={users}
          onEdit={(customer) => setOpen({ what: 'edit', customer })}
          onDelete={(customer) => setOpen({ what: 'delete', customer })}
        />
      )}
      <Pagination
        page={Number(asked.get('page') || '1')}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.customers.pages')}
      />
      {open?.what === 'add' && <AddCustomer onClose={close} />}
      {open?.what === 'edit' && <EditCustomer customer={open.customer} onClose={close} />}
      {open?.what === 'delete' && <DeleteCustomer customer={open.customer} onClose={close} />}
    </>
  );
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import {
  packsToSell,
  type Staple,
  type StapleGroups,
  type StapleList,
  stapleSku,
  type StapleGroup,
} from '#catalogue/catalogue.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useScans } from './staples/scanned.tsx';
import { StapleRow } from './staples/staple-row.tsx';
import { StockingBar } from './staples/stocking-bar.tsx';
import { tickAll } from './staples/stocking-store.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.stocking'));

/** Reads the groups, and the staples of the group or search that the address names; their pictures are brought first. */
export const clientLoader = async ({ request: { url, signal } }: ClientLoaderFunctionArgs) => {
  const { searchParams } = new URL(url);
  const q = searchParams.get('q') ?? '';
  const [groups] = await Promise.all([
    callApi<StapleGroups>('/staples/groups', { signal }),
    callApi('/staples/pictures', { method: 'POST', body: {}, signal }),
  ]);
  const group = q ? '' : (searchParams.get('group') ?? groups.groups[0]!.group);
  const asked = new URLSearchParams(q ? { q } : { group });
  return { ...groups, group, found: await callApi<StapleList>(`/staples?${asked}`, { signal }) };
};

/** An empty shop is stocked from the starter catalogue: tick or search, type the price, done. */
export default function StockingPage() {
  const { i18n } = useLingui();
  const { groups, staples: count, group, found } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const scans = useScans();
  const chosen = groups.find((one) => one.group === group);
  const missing = found.staples.filter((staple) => !isInShop(staple));
  return (
    <div className="mx-auto max-w-3xl pb-44 md:pb-0">
      <ScreenHeader title={i18n._('office.nav.stocking')} count={i18n._('office.stocking.count', { count })}>
        <Link to={officeAddress('addProduct')} className={buttonClass('secondary')}>
          {i18n._('office.stocking.else')}
        </Link>
      </ScreenHeader>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-2">
          <SearchField label={i18n._('office.stocking.search')} placeholder="दाल, dal, ডাল" asked={asked} />
          {scans.button}
        </div>
        {scans.note}
        <p className="text-sm text-muted">{i18n._('office.stocking.drawn')}</p>
        <GroupChips groups={groups} chosen={group} to={(to) => asked.to({ group: to, q: '' })} />
        <section
          aria-label={chosen ? groupTitle(i18n, chosen) : i18n._('office.stocking.found')}
          className="rounded-tile border border-line bg-paper"
        >
          <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-3">
            <h2 className="font-semibold">
              {chosen
                ? groupTitle(i18n, chosen)
                : i18n._('office.stocking.foundCount', { count: found.staples.length })}
              {chosen && i18n.locale !== 'hi' && (
                <span lang="hi" className="block text-sm font-normal text-muted">
                  {chosen.title_hi}
                </span>
              )}
            </h2>
            {missing.length > 1 && (
              <Button look="plain" onClick={() => tickAll(missing)}>
                {i18n._('office.stocking.tickAll', { count: missing.length })}
              </Button>
            )}
          </div>
          {found.staples.length > 0 && (
            <ul>
              {found.staples.map((staple) => (
                <StapleRow key={staple.name} staple={staple} />
              ))}
            </ul>
          )}
        </section>
        {found.staples.length === 0 && (
          <EmptyState text={i18n._('office.stocking.none')}>
            <Link to={officeAddress('addProduct')} className={buttonClass('secondary')}>
              {i18n._('office.stocking.own')}
            </Link>
          </EmptyState>
        )}
      </div>
      <StockingBar />
    </div>
  );
}

const isInShop = (staple: Staple): boolean =>
  packsToSell(staple)
    .slice(0, 1)
    .every((pack) => staple.inShop.includes(stapleSku(staple.name, pack)));

/** The title of a starter-catalogue group in the page's language. */
const groupTitle = ({ locale }: I18n, { title, title_hi: hindi }: StapleGroup): string =>
  locale === 'hi' ? hindi : title;

/** The groups of the starter catalogue in one line; the chosen one is brought into view. */
function GroupChips({
  groups,
  chosen,
  to,
}: {
  groups: readonly StapleGroup[];
  chosen: string;
  to: (group: string) => string;
}) {
  const { i18n } = useLingui();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    line.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav
      ref={line}
      aria-label={i18n._('office.stocking.groups')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:max-h-42 md:flex-wrap md:overflow-y-auto md:px-0 md:[scrollbar-width:thin]"
    >
      {groups.map((one) => (
        <Link
          key={one.group}
          to={to(one.group)}
          preventScrollReset
          aria-current={one.group === chosen || undefined}
          className={buttonClass(
            one.group === chosen ? 'primary' : 'secondary',
            'shrink-0 rounded-full whitespace-nowrap',
          )}
        >
          {groupTitle(i18n, one)} <span className="font-normal tabular-nums">{one.staples}</span>
        </Link>
      ))}
    </nav>
  );
}

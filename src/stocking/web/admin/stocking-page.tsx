import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
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
import {
  lookUpScan,
  ScanButton,
  type ScanFound,
  shownTitle,
  useTypedScans,
} from '#catalogue/web/admin/public.ts';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { EmptyState, adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { StapleRow } from './staples/staple-row.tsx';
import { StockingBar } from './staples/stocking-bar.tsx';
import { tickAll, takeCode, type Ticked, useStocking } from './staples/stocking-store.ts';

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

type Scan = Exclude<ScanFound, { isWrong: true }> | { code: string; attachedTo: Ticked };

/** Takes scanned codes: opens the product that has one, or gives it to what is being ticked. */
function useScans() {
  const { i18n } = useLingui();
  const [scan, setScan] = useState<Scan>();
  const take = async (scanned: string): Promise<void> => {
    const found = await lookUpScan(scanned);
    if ('isWrong' in found) return setScan({ ...found, problem: i18n._('office.stocking.digits') });
    const attachedTo = 'isNew' in found ? takeCode(found.code) : undefined;
    setScan(attachedTo ? { code: found.code, attachedTo } : found);
  };
  const onScan = (digits: string): void => void take(digits);
  useTypedScans(onScan);
  return { button: <ScanButton onScan={onScan} />, note: scan && <Scanned scan={scan} /> };
}

/** A scanned code: its product, and the actions for it. */
function Scanned({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const waits = useStocking(({ code }) => code === scan.code);
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-tile bg-marigold-soft px-3 py-2">
      <span className="min-w-0 flex-1">
        <About scan={scan} waits={waits} />
      </span>
      {'holder' in scan && (
        <Link
          to={officeAddress('adminProducts', { state: 'all', q: scan.code })}
          className={buttonClass('plain', 'px-3!')}
        >
          {i18n._('office.barcode.open')}
        </Link>
      )}
      {'isNew' in scan && waits && (
        <Link
          to={officeAddress('addProduct', { barcode: scan.code })}
          className={buttonClass('plain', 'px-3!')}
        >
          {i18n._('office.stocking.byItself')}
        </Link>
      )}
    </output>
  );
}

/** A sentence about the scanned code. */
function About({ scan, waits }: { scan: Scan; waits: boolean }) {
  const components = { b: <b className="tabular-nums" /> };
  const { code } = scan;
  if ('problem' in scan)
    return (
      <>
        <b className="tabular-nums">{code}</b> {scan.problem}
      </>
    );
  if ('holder' in scan) {
    const { holder } = scan;
    const values = { code, title: shownTitle(holder), price: formatRupees(holder.price) };
    return <Trans id="office.stocking.isThere" values={values} components={components} />;
  }
  if ('attachedTo' in scan) {
    const { staple, pack } = scan.attachedTo;
    return <Trans id="office.stocking.isCode" values={{ code, staple, pack }} components={components} />;
  }
  return waits ? (
    <Trans id="office.stocking.notYet" values={{ code }} components={components} />
  ) : (
    <Trans id="office.stocking.foundPack" values={{ code }} components={components} />
  );
}

import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { StapleAisle, StapleAisles, StapleList } from '#catalogue/catalogue.ts';
import { shownTitle } from '#catalogue/web/admin/public.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { EmptyState, adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass } from '#ui/button.tsx';
import { AisleList } from './staples/aisle-list.tsx';
import { useScans } from './staples/scans.tsx';
import { StapleRow } from './staples/staple-row.tsx';
import { StockingBar } from './staples/stocking-bar.tsx';
import { useStocking } from './staples/stocking-store.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.stocking'));

/** Reads the aisles, and the staples of the aisle or search that the address names. */
export const clientLoader = async ({ request: { url, signal } }: ClientLoaderFunctionArgs) => {
  const { searchParams } = new URL(url);
  const q = searchParams.get('q') ?? '';
  const aisle = q ? '' : (searchParams.get('aisle') ?? '');
  const asked = new URLSearchParams(q ? { q } : { aisle });
  const [aisles, found] = await Promise.all([
    readOrSeen<StapleAisles>('/staples/aisles', { signal }),
    q || aisle ? readOrSeen<StapleList>(`/staples?${asked}`, { signal }) : undefined,
  ]);
  return { ...aisles, aisle, found };
};

/** An empty shop is stocked from the starter catalogue: open an aisle or search, type the price, done. */
export default function StockingPage() {
  const { i18n } = useLingui();
  const { aisles, staples: count, aisle, found } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const scans = useScans();
  const hasPictures = usePictures();
  const at = aisles.findIndex((one) => one.aisle === aisle);
  const [open, next] = at === -1 ? [] : [aisles[at], aisles[at + 1]];
  return (
    <div className="mx-auto max-w-3xl pb-44 md:pb-0">
      {open ? (
        <AisleHeader open={open} back={asked.to({ aisle: '', q: '' })} />
      ) : (
        <ScreenHeader
          title={i18n._('office.nav.stocking')}
          count={i18n._('office.stocking.count', { count })}
        >
          <Link to={officeAddress('addProduct')} className={buttonClass('secondary')}>
            {i18n._('office.stocking.else')}
          </Link>
        </ScreenHeader>
      )}
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-2">
          <SearchField
            label={i18n._('office.stocking.search')}
            placeholder={i18n._('office.stocking.example')}
            asked={asked}
          />
          {scans.button}
        </div>
        {scans.note}
        {!found && (
          <AisleList aisles={aisles} hasPictures={hasPictures} to={(to) => asked.to({ aisle: to, q: '' })} />
        )}
        {found && found.staples.length > 0 && (
          <section
            aria-label={open ? shownTitle(open) : i18n._('office.stocking.found')}
            className="overflow-clip rounded-tile border border-line bg-white"
          >
            <p className="flex flex-wrap justify-between gap-x-3 bg-paper px-3 py-2 text-sm">
              <span>{i18n._('office.stocking.byPrice')}</span>
              <span className="text-muted">{i18n._('office.stocking.stockLater')}</span>
            </p>
            <ul>
              {found.staples.map((staple) => (
                <StapleRow key={staple.name} staple={staple} hasPicture={hasPictures} />
              ))}
            </ul>
          </section>
        )}
        {found?.staples.length === 0 && (
          <EmptyState text={i18n._('office.stocking.none')}>
            <Link to={officeAddress('addProduct')} className={buttonClass('secondary')}>
              {i18n._('office.stocking.own')}
            </Link>
          </EmptyState>
        )}
        {found && <p className="text-sm text-muted">{i18n._('office.stocking.drawn')}</p>}
      </div>
      <StockingBar next={next && { title: shownTitle(next), to: asked.to({ aisle: next.aisle, q: '' }) }} />
    </div>
  );
}

/** The name of the open aisle, how many of its goods are chosen, and the way back to all aisles. */
function AisleHeader({ open, back }: { open: StapleAisle; back: string }) {
  const { i18n } = useLingui();
  const chosen = useStocking(({ ticked }) => countIn(ticked, open.aisle));
  return (
    <ScreenHeader
      title={shownTitle(open)}
      count={i18n._('office.stocking.chosenOf', { chosen, all: open.staples })}
    >
      <Link to={back} className={buttonClass('plain')}>
        {i18n._('office.stocking.allAisles')}
      </Link>
    </ScreenHeader>
  );
}

const countIn = (ticked: Record<string, { aisle: string }>, aisle: string): number =>
  Object.values(ticked).filter((one) => one.aisle === aisle).length;

/**
 * Says whether the pictures can be shown: names are shown at once, the pictures after the shop has brought them. Goods show
 * the drawing of their shelf until then.
 */
function usePictures(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    const call = { method: 'POST', body: {}, signal: asking.signal } as const;
    void callApi('/staples/pictures', call).then(() => setThere(true), ifCallFailed(undefined));
    return () => asking.abort();
  }, []);
  return areThere;
}

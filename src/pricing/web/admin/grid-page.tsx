import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useLocation,
  type MetaArgs,
  useRevalidator,
} from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { StaffListing } from '#catalogue/catalogue.ts';
import { readListing, ShelfFilter, withPriceEdits } from '#catalogue/web/admin/public.ts';
import { useWaiting } from '#identity/web/public.ts';
import type { PriceChange, PriceChangeProgress, PriceChangeReport } from '#pricing/pricing.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { SearchField } from '#ui/admin/form/search-field.tsx';
import { GridStatus, LeaveGuard } from '#ui/admin/grid/grid-status.tsx';
import { createGrid } from '#ui/admin/grid/grid-store.ts';
import { EmptyState, adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { buttonClass, Button } from '#ui/button.tsx';
import { Tick } from '#ui/form/field.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { ChangeProgress, LastChange, usePriceChange } from './grid/change-progress.tsx';
import { GridRows } from './grid/grid-rows.tsx';
import { PercentDialog } from './grid/percent-dialog.tsx';
import { PRICE_SHEET } from './grid/price-sheet.ts';

const ROWS = 100;

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.grid'));

/** Loads the page of products that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<StaffListing> => {
  const asked = listQueryOf(request.url, ['q', 'category', 'page']);
  asked.set('limit', String(ROWS));
  return readListing(asked, request.signal);
};

/** A grid for editing the prices and stock of many products. */
export default function GridPage() {
  const { i18n } = useLingui();
  const listing = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const { search } = useLocation();
  const found = { q: asked.get('q'), category: asked.get('category') || 'All' } as PriceChange['chosen'];
  return (
    <>
      <ScreenHeader
        title={i18n._('office.nav.grid')}
        count={i18n._('office.products.counted', { count: listing.total })}
      />
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <div className="flex grow basis-36">
          <SearchField
            label={i18n._('office.products.search')}
            placeholder={i18n._('office.products.searchBy')}
            asked={asked}
          />
        </div>
        <ShelfFilter
          value={asked.get('category')}
          onChange={(category) => asked.set({ category })}
          className="w-32 md:w-48"
        />
      </div>
      {listing.products.length === 0 ? (
        <EmptyState
          text={listing.total > 0 ? i18n._('office.list.noPage') : i18n._('office.products.noMatch')}
        >
          <Link to="?" className={buttonClass('secondary')}>
            {i18n._('office.products.showAll')}
          </Link>
        </EmptyState>
      ) : (
        <GridScreen key={search} listing={listing} found={found} />
      )}
      <Pagination
        page={listing.page}
        pages={listing.totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label={i18n._('office.products.pages')}
      />
    </>
  );
}

/** The grid of one page of products, with what can be done to many of them at once. */
function GridScreen({ listing, found }: { listing: StaffListing; found: PriceChange['chosen'] }) {
  const { i18n } = useLingui();
  const { products: loaded, total } = listing;
  const waiting = useWaiting((state) => state.waiting);
  const products = useMemo(
    () => loaded.map((product) => withPriceEdits(product, waiting)),
    [loaded, waiting],
  );
  const [grid] = useState(() => createGrid(PRICE_SHEET, products));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const [change, setChange] = useState<string>();
  const { revalidate } = useRevalidator();
  useEffect(() => grid.refresh(products), [grid, products]);

  const ids = products.map(({ _id }) => _id);
  const isPageChosen = ids.length > 0 && ids.every((id) => chosen.has(id));
  const count = isAll ? total : chosen.size;
  const choose = (some: readonly string[], isChosen: boolean): void => {
    setAll(false);
    setChosen(
      (before) => new Set(isChosen ? [...before, ...some] : [...before].filter((id) => !some.includes(id))),
    );
  };
  const { underWay, last, tell } = usePriceChange((ended) => {
    showToast('success', outcomeOf(i18n, ended));
    void revalidate();
  });
  const agreed = async (report: PriceChangeReport): Promise<void> => {
    setAsking(false);
    choose(ids, false);
    setChange(report.change);
    if (report.change) await look(report.change);
  };
  const look = async (id: string): Promise<void> => tellOr(callApi(`/products/pricechange/${id}`));
  const takeBack = async (id: string): Promise<void> => {
    setChange(undefined);
    await tellOr(callApi(`/products/pricechange/${id}/undo`, { method: 'POST' }));
  };
  const tellOr = async (answer: Promise<PriceChangeProgress>): Promise<void> => {
    try {
      tell(await answer);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast('error', error.message);
      await revalidate();
    }
  };
  /** Undoes what came last: a change of many prices if it was that, else what was typed. */
  const undo = (): void => {
    if (change === undefined) grid.undo();
    else void takeBack(change);
  };
  useShortcuts([{ keys: 'u', label: i18n._('office.grid.undoLast'), run: undo }]);

  return (
    <>
      {underWay && <ChangeProgress progress={underWay} onUndo={() => void takeBack(underWay.change)} />}
      {!underWay && last && <LastChange progress={last} onUndo={() => void takeBack(last.change)} />}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Tick
          className="font-medium"
          checked={isPageChosen}
          onChange={(event) => choose(ids, event.target.checked)}
        >
          {i18n._('office.chooseAllOf', { count: products.length })}
        </Tick>
        <GridStatus grid={grid} canUndoChange={change !== undefined} onUndo={undo} />
      </div>
      <GridRows grid={grid} chosen={chosen} onChoose={choose} onType={() => setChange(undefined)} />
      {count > 0 && (
        <ActionBar label={i18n._('office.products.chosen')}>
          <output className="px-1 font-semibold tabular-nums">
            {i18n._('office.countChosen', { count: count.toLocaleString('en-IN') })}
          </output>
          {isPageChosen && !isAll && total > products.length && (
            <Button look="plain" onClick={() => setAll(true)}>
              {i18n._('office.chooseAllOf', { count: total.toLocaleString('en-IN') })}
            </Button>
          )}
          <Button look="plain" onClick={() => choose(ids, false)} className="ml-auto">
            {i18n._('office.chooseNone')}
          </Button>
          <Button onClick={() => setAsking(true)} className="w-full md:w-auto">
            <ToolIcon name="percent" />
            {i18n._('office.grid.percent')}
          </Button>
        </ActionBar>
      )}
      {asking && (
        <PercentDialog
          chosen={isAll ? found : { ids: [...chosen] }}
          count={count}
          onDone={(report) => void agreed(report)}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard grid={grid} />
    </>
  );
}

function outcomeOf(i18n: I18n, { state, written, skipped, undone, left }: PriceChangeProgress): string {
  const isChanged = state === 'changed';
  const rest = isChanged ? skipped : left;
  return [
    isChanged
      ? i18n._('office.change.done', { count: written })
      : i18n._('office.change.undone', { count: undone }),
    ...(rest > 0 ? [i18n._('office.change.left', { count: rest })] : []),
  ].join(' ');
}

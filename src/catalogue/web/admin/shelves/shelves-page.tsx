import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import type { StaffShelf } from '#catalogue/shelves/shelf-forms.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { CarouselList } from './carousel-list.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ShelfDialog } from './shelf-dialog.tsx';
import { ShelfList } from './shelf-list.tsx';
import { fetchStaffShelves } from './staff-shelves.ts';
import { useShelfChanges } from './use-shelf-changes.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.shelves'));
/** The page reloads when goods or shelves change. */
export const handle = { refreshOn: ['catalogue'] };

/** Reads all shelves, hidden ones too. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) => fetchStaffShelves(signal);

/** The shop's shelves: named, pictured, ordered, put inside one another, hidden, merged; and the home page's carousels. */
export default function ShelvesPage() {
  const { i18n } = useLingui();
  const { shelves, problem, said, ...changes } = useShelfChanges(useLoaderData<typeof clientLoader>());
  const [edited, setEdited] = useState<StaffShelf | 'new'>();
  const [merged, setMerged] = useState<StaffShelf>();
  const close = () => {
    setEdited(undefined);
    setMerged(undefined);
  };
  const tops = shelves.filter(({ parent }) => parent === null).length;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader
        title={i18n._('office.nav.shelves')}
        count={i18n._('office.shelves.counted', { tops, within: shelves.length - tops })}
      >
        <Button onClick={() => setEdited('new')}>
          <ToolIcon name="plus" />
          {i18n._('office.shelves.add')}
        </Button>
      </ScreenHeader>
      <Problem text={problem} />
      <output className="sr-only">{said}</output>
      {shelves.length === 0 ? (
        <EmptyState text={i18n._('office.shelves.none')} />
      ) : (
        <ShelfList shelves={shelves} onEdit={setEdited} onOrder={changes.order} />
      )}
      <CarouselList shelves={shelves} onChange={changes.setCarousels} />
      {edited && (
        <ShelfDialog
          key={edited === 'new' ? 'new' : edited.value}
          shelf={edited === 'new' ? undefined : edited}
          shelves={shelves}
          onShelves={changes.show}
          onClose={close}
          onMerge={setMerged}
        />
      )}
      {merged && (
        <MergeDialog
          shelf={merged}
          shelves={shelves}
          onShelves={changes.show}
          onClose={() => setMerged(undefined)}
          onMerged={close}
        />
      )}
    </div>
  );
}

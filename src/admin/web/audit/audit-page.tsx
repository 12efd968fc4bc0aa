import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { type ChangeList, ENTITIES } from '#admin/audit.ts';
import { callApi } from '#browser/api-client.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ChangeTable } from './change-table.tsx';
import { ENTITY_NAMES } from './change-text.ts';
import { ChangeTiles } from './change-tiles.tsx';

export const meta = () => adminMeta('Audit log');

/** Reads the page of the log that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<ChangeList> =>
  callApi(`/admin/audit?${listQueryOf(request.url, ['entity', 'page'])}`, { signal: request.signal });

/** Who changed what, when, from what to what. */
export default function AuditPage() {
  const { changes, totalPages, totalChanges } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const isWide = useMedia(VERY_WIDE);
  const List = isWide ? ChangeTable : ChangeTiles;
  return (
    <>
      <ScreenHeader
        title="Audit log"
        count={`${totalChanges.toLocaleString('en-IN')} ${totalChanges === 1 ? 'change' : 'changes'}`}
      />
      <div className="mb-4 grid md:w-64">
        <LabelledSelect
          label="Changes of"
          options={[['', 'Everything'], ...ENTITIES.map((entity) => [entity, ENTITY_NAMES[entity]] as const)]}
          value={asked.get('entity')}
          onChange={(event) => asked.set({ entity: event.target.value })}
        />
      </div>
      {changes.length === 0 ? (
        <EmptyState
          text={totalChanges > 0 ? 'There is no such page.' : 'Nothing of that kind was changed yet.'}
        >
          {asked.to({}) !== '?' && (
            <Link to="?" className={buttonClass('secondary')}>
              Show all changes
            </Link>
          )}
        </EmptyState>
      ) : (
        <List changes={changes} />
      )}
      <Pagination
        page={Number(asked.get('page') || '1')}
        pages={totalPages}
        to={(to) => asked.to({ page: String(to) })}
        label="Pages of changes"
      />
    </>
  );
}

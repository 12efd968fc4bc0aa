import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { type ChangeList, ENTITIES } from '#admin/audit.ts';
import { callApi } from '#browser/api-client.ts';
import { Choice } from '#ui/admin/choice.tsx';
import { deskMeta } from '#ui/admin/desk-meta.ts';
import { NothingHere } from '#ui/admin/nothing-here.tsx';
import { ScreenHead } from '#ui/admin/screen-head.tsx';
import { askedOf, useAsked } from '#ui/admin/use-asked.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ChangeTable } from './change-table.tsx';
import { ChangeTiles } from './change-tiles.tsx';
import { ENTITY_NAMES } from './words.ts';

export const meta = () => deskMeta('Audit log');

/** Reads the page of the log that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<ChangeList> =>
  callApi(`/admin/audit?${askedOf(request.url, ['entity', 'page'])}`, { signal: request.signal });

/** Who changed what, when, from what to what. */
export default function AuditPage() {
  const { changes, totalPages, totalChanges } = useLoaderData<typeof clientLoader>();
  const asked = useAsked();
  const isWide = useMedia(VERY_WIDE);
  const List = isWide ? ChangeTable : ChangeTiles;
  return (
    <>
      <ScreenHead
        title="Audit log"
        count={`${totalChanges.toLocaleString('en-IN')} ${totalChanges === 1 ? 'change' : 'changes'}`}
      />
      <div className="mb-4 grid md:w-64">
        <Choice
          label="Changes of"
          options={[['', 'Everything'], ...ENTITIES.map((entity) => [entity, ENTITY_NAMES[entity]] as const)]}
          value={asked.get('entity')}
          onChange={(event) => asked.set({ entity: event.target.value })}
        />
      </div>
      {changes.length === 0 ? (
        <NothingHere
          text={totalChanges > 0 ? 'There is no such page.' : 'Nothing of that kind was changed yet.'}
        >
          {asked.to({}) !== '?' && (
            <Link to="?" className={buttonClass('secondary')}>
              Show all changes
            </Link>
          )}
        </NothingHere>
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

import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { type ChangeList, ENTITIES } from '#admin/audit.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { LabelledSelect } from '#ui/admin/form/fields.tsx';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { listQueryOf, useListQuery } from '#ui/admin/use-list-query.ts';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/page/pagination.tsx';
import { ChangeTable, ChangeTiles } from './change-list.tsx';
import { ENTITY_NAMES } from './change-text.ts';
export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.audit.title'));

/** Reads the page of the log that the address asks for. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<ChangeList> =>
  callApi(inPageLanguage(`/admin/audit?${listQueryOf(request.url, ['entity', 'page'])}`), {
    signal: request.signal,
  });

/** Who changed what, when, from what to what. */
export default function AuditPage() {
  const { i18n } = useLingui();
  const { changes, totalPages, totalChanges } = useLoaderData<typeof clientLoader>();
  const asked = useListQuery();
  const isWide = useMedia(VERY_WIDE);
  const List = isWide ? ChangeTable : ChangeTiles;
  return (
    <>
      <ScreenHeader
        title={i18n._('office.audit.title')}
        count={i18n._('office.audit.count', { count: totalChanges })}
      />
      <div className="mb-4 grid md:w-64">
        <LabelledSelect
          label={i18n._('office.audit.of')}
          options={[
            ['', i18n._('office.audit.everything')],
            ...ENTITIES.map((entity) => [entity, i18n._(ENTITY_NAMES[entity])] as const),
          ]}
          value={asked.get('entity')}
          onChange={(event) => asked.set({ entity: event.target.value })}
        />
      </div>
      {changes.length === 0 ? (
        <EmptyState text={totalChanges > 0 ? i18n._('office.list.noPage') : i18n._('office.audit.none')}>
          {asked.to({}) !== '?' && (
            <Link to="?" className={buttonClass('secondary')}>
              {i18n._('office.audit.showAll')}
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
        label={i18n._('office.audit.pages')}
      />
    </>
  );
}

import { i18n } from '@lingui/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, type MetaArgs } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import type { SearchMiss, SpellingGroup } from '#search/search.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { GroupDialog, type GroupDraft } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import { MissList } from './miss-list.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.searches'));

/** Reads what people looked for in vain, and the words that search was taught. */
export const clientLoader = async ({ request: { signal } }: ClientLoaderFunctionArgs) => {
  const [{ misses }, { groups }] = await Promise.all([
    callApi<{ misses: SearchMiss[] }>('/products/misses', { signal }),
    callApi<{ groups: SpellingGroup[] }>('/products/spellings', { signal }),
  ]);
  return { misses, groups };
};

/** Searches that found nothing, and the spellings that the owner teaches search. */
export default function SearchesPage() {
  const { misses, groups } = useLoaderData<typeof clientLoader>();
  const [draft, setDraft] = useState<GroupDraft>();
  return (
    <>
      <ScreenHeader title={i18n._('office.searches.title')}>
        <Button onClick={() => setDraft({ canonical: '', spellings: [] })}>
          <ToolIcon name="plus" />
          {i18n._('office.searches.add')}
        </Button>
      </ScreenHeader>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <MissList misses={misses} onTeach={(term) => setDraft({ canonical: '', spellings: [term] })} />
        <GroupList groups={groups} onEdit={setDraft} />
      </div>
      {draft && (
        <GroupDialog
          key={draft.id ?? draft.spellings.join()}
          draft={draft}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}

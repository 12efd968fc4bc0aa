import { i18n } from '@lingui/core';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { formatDay } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type SearchMiss, type SpellingGroup, NewSpellingGroup } from '#search/search.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, TextField, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

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
      <ScreenHeader title={i18n._('office.nav.searches')}>
        <Button onClick={() => setDraft({ canonical: '', spellings: [] })}>
          <ToolIcon name="plus" />
          {i18n._('office.searches.add')}
        </Button>
      </ScreenHeader>
      {/* What customers asked for stands above what they searched in vain. */}
      <Outlet />
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

/** A group that is being written; one without an id is new. */
type GroupDraft = { id?: string; canonical: string; spellings: string[] };

/** Teaches search which words mean the same goods. */
function GroupDialog({ draft, onClose }: { draft: GroupDraft; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const done = async (text: string): Promise<void> => {
    showToast('success', text);
    await revalidate();
    onClose();
  };
  const form = useSchemaForm({
    schema: NewSpellingGroup,
    initial: { canonical: draft.canonical, spellings: draft.spellings.join('\n') },
    read: (data) => ({
      canonical: data.get('canonical'),
      spellings: linesOf(data.get('spellings')),
    }),
    submit: async (group, _, act) => {
      if (draft.id) await callApi(`/products/spellings/${draft.id}`, { method: 'PUT', body: group });
      else await callApi('/products/spellings', { method: 'POST', body: group, act });
      await done(i18n._('office.searches.taught', { name: group.canonical }));
    },
  });
  const remove = async (): Promise<void> => {
    try {
      await callApi(`/products/spellings/${draft.id}`, { method: 'DELETE' });
      await done(i18n._('office.searches.deleted'));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setRefusal(error.message);
    }
  };
  const { form: controls, leave, mayLeave, question } = useFormGuard({ onLeave: onClose });
  return (
    <>
      <Dialog
        open
        onClose={leave}
        mayClose={mayLeave}
        title={draft.id ? i18n._('office.searches.edit') : i18n._('office.searches.add')}
        footer={
          <div className="flex flex-row-reverse gap-3">
            <Button type="submit" form="spellings" busy={form.busy} className="flex-1">
              {i18n._('office.common.save')}
            </Button>
            <Button look="secondary" onClick={leave} className="flex-1">
              {i18n._('office.common.cancel')}
            </Button>
            {draft.id && (
              <Button look="plain" onClick={() => void remove()} className="text-chilli!">
                {i18n._('office.common.delete')}
              </Button>
            )}
          </div>
        }
      >
        <form {...form.props} ref={controls} id="spellings" className="grid gap-4">
          <Field {...form.field('canonical')} label={i18n._('office.searches.goods')} autoComplete="off" />
          <TextField
            {...form.field('spellings')}
            label={i18n._('office.searches.written')}
            hint={i18n._('office.searches.written.hint')}
            rows={6}
          />
          <Problem text={refusal ?? form.problem} />
        </form>
      </Dialog>
      {question}
    </>
  );
}

const linesOf = (text: FormDataEntryValue | null): string[] =>
  (typeof text === 'string' ? text : '')
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The words that mean the same goods. */
const GroupList = ({
  groups,
  onEdit,
}: {
  groups: SpellingGroup[];
  onEdit: (group: SpellingGroup) => void;
}) => (
  <section aria-labelledby="groups" className="rounded-tile border border-line bg-white p-4">
    <h2 id="groups" className="text-base font-semibold">
      {i18n._('office.searches.groups')}
    </h2>
    {groups.length === 0 && <p className="py-4 text-muted">{i18n._('office.searches.groups.none')}</p>}
    <ul>
      {groups.map((group) => (
        <li key={group.id} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
          <span className="min-w-0 flex-1 break-words">
            <span className="font-medium">
              <OwnWords text={group.canonical} />
            </span>{' '}
            <span className="text-muted">
              <OwnWords text={group.spellings.join(', ')} />
            </span>
          </span>
          <button
            type="button"
            aria-label={i18n._('office.searches.editNamed', { name: group.canonical })}
            onClick={() => onEdit(group)}
            className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
          >
            <ToolIcon name="edit" />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** Searches that found nothing, the most frequent first. */
const MissList = ({ misses, onTeach }: { misses: SearchMiss[]; onTeach: (term: string) => void }) => (
  <section aria-labelledby="misses" className="rounded-tile border border-line bg-white p-4">
    <h2 id="misses" className="text-base font-semibold">
      {i18n._('office.searches.misses')}
    </h2>
    {misses.length === 0 && <p className="py-4 text-muted">{i18n._('office.searches.misses.none')}</p>}
    <ul>
      {misses.map(({ term, times, lastAt }) => (
        <li key={term} className="flex items-center gap-3 border-b border-line py-1 last:border-0">
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{term}</span>
            <span className="text-muted">
              {i18n._('office.searches.times', { times, day: formatDay(i18n, lastAt) })}
            </span>
          </span>
          <Button
            look="plain"
            aria-label={i18n._('office.searches.teachNamed', { term })}
            onClick={() => onTeach(term)}
          >
            {i18n._('office.searches.teach')}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

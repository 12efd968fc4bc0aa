import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { NewSpellingGroup } from '#search/search.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, TextField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** A group that is being written; one without an id is new. */
export type GroupDraft = { id?: string; canonical: string; spellings: string[] };

/** Teaches search which words mean the same goods. */
export function GroupDialog({ draft, onClose }: { draft: GroupDraft; onClose: () => void }) {
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

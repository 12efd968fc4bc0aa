import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type EditedSettings, Settings } from '#settings/settings.ts';
import { reloadShop } from '#settings/web/use-shop.ts';
import { ActionBar } from '#ui/admin/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm, typedAmount } from '#ui/form/form.tsx';
import { useLeaveGuard } from '#ui/form/leave-guard.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsFields } from './settings-fields.tsx';
import type { SectionId } from './settings-sections.ts';
import { savedBy, settingOf } from './settings-table.ts';

/**
 * The settings of a section in one form, saved together; all others stay as they are. `from` holds the values at the start; `onFrom` restarts the form with
 * the values just saved, or with those that another person saved meanwhile.
 */
export function SettingsForm({
  section,
  title,
  from,
  onFrom,
}: {
  section: SectionId;
  title: string;
  from: EditedSettings & { unsaved?: Settings };
  onFrom: (next: EditedSettings & { unsaved?: Settings }) => void;
}) {
  const shown = from.unsaved ?? from.settings;
  const [isChanged, setChanged] = useState(from.unsaved !== undefined);
  const [clash, setClash] = useState<{ mine: Settings; theirs: EditedSettings }>();
  const { revalidate } = useRevalidator();
  const names = savedBy(section);
  const form = useSchemaForm({
    schema: v.pick(Settings, names as [keyof Settings, ...(keyof Settings)[]]),
    initial: asText(shown),
    read: (data) => readSettings(data, names),
    submit: async (typed) => {
      const mine = { ...shown, ...withoutGaps(typed) };
      try {
        const saved = await callApi<EditedSettings>('/shop/settings', {
          method: 'PUT',
          body: { settings: mine, revision: from.revision },
        });
        showToast('success', i18n._('office.settings.saved'));
        onFrom(saved);
        await reloadShop(revalidate);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (error.code === 'conflict') setClash({ mine, theirs: error.detail as EditedSettings });
        throw withOwnFields(error);
      }
    },
  });
  const { question } = useLeaveGuard({
    hasUnsaved: () => isChanged,
    // The newsletter list turns its pages on the same screen.
    survives: (here, there) => here.pathname === there.pathname,
    says: i18n._('office.settings.unsaved.leave'),
  });
  return (
    <form
      {...form.props}
      aria-label={title}
      onInput={(event) => {
        setChanged(true);
        setClash(undefined);
        form.props.onInput(event);
      }}
      className="grid gap-4"
    >
      <SettingsFields
        section={section}
        shown={shown}
        field={form.field}
        messages={form.messages}
        onChange={() => setChanged(true)}
      />
      {isChanged && (
        <ActionBar label={i18n._('office.settings.changed')}>
          {clash ? (
            <SettingsConflict from={from.settings} {...clash} onFrom={onFrom} />
          ) : (
            <>
              {form.problem && (
                <div className="w-full">
                  <Problem text={i18n._('office.settings.notSaved', { problem: form.problem })} />
                </div>
              )}
              <span className="flex-1 px-1 font-semibold">{i18n._('office.settings.notSavedYet')}</span>
              <Button
                look="plain"
                onClick={() => onFrom({ settings: from.settings, revision: from.revision })}
              >
                {i18n._('office.common.undo')}
              </Button>
              <Button type="submit" busy={form.busy} className="min-w-28">
                {form.busy ? i18n._('office.common.saving') : i18n._('office.common.save')}
              </Button>
            </>
          )}
        </ActionBar>
      )}
      {question}
    </form>
  );
}

/** The server names a field by its path in what was sent; the form knows it by its own name. */
const withOwnFields = ({ status, code, message, fields, detail }: CallFailed): CallFailed =>
  new CallFailed(
    status,
    code,
    message,
    Object.fromEntries(
      Object.entries(fields).map(([name, texts]) => [name.replace(/^settings\./, ''), texts]),
    ),
    detail,
  );

/** Reads some settings from the form by their kinds: an empty limit is none, a list has numbered fields. */
export function readSettings(data: FormData, names: readonly string[]): unknown {
  const valueOf = (name: string): unknown => {
    const kind = settingOf(name)?.kind ?? 'line';
    if (kind === 'rupees' || kind === 'number') return typedAmount(data.get(name));
    if (kind === 'rupeesAtMost' || kind === 'atMost') return typedAmount(data.get(name)) ?? null;
    if (kind === 'tick') return data.has(name);
    if (kind === 'list')
      return [...data].filter(([field]) => field.startsWith(`${name}.`)).map(([, value]) => value);
    return data.get(name);
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Removes empty items of a list. */
export const withoutGaps = (settings: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(Boolean) : value,
    ]),
  );

/** The initial values of the fields. */
export const asText = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value ?? '')]));

import { i18n } from '@lingui/core';
import { LANGUAGES } from '#base/language/language.ts';
import { type Settings, TEXTS_IN } from '#settings/settings.ts';
import { type FieldState, TextField } from '#ui/form/field.tsx';
import { ListField } from './list-field.tsx';

/** What the fields of the settings need. */
export type SettingsFieldsProps = {
  shown: Settings;
  field: (name: string) => FieldState;
  messages: Record<string, string>;
  /** Called when an item of a list is removed, because no field reports that. */
  onChange: () => void;
};

/** The shop's own texts in one language. They are folded: most owners write in one language. */
export function TextsInLanguage({
  language,
  shown,
  field,
  messages,
  onChange,
}: SettingsFieldsProps & { language: keyof typeof TEXTS_IN }) {
  const names = TEXTS_IN[language];
  const { name, tag } = LANGUAGES[language];
  const label = (text: string): string => `${text} (${name})`;
  return (
    <details className="rounded-control border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold" lang={tag}>
        {name}
      </summary>
      <div className="grid gap-4 pb-4">
        <TextField {...field(names.tagline)} label={label(i18n._('office.settings.tagline'))} rows={2} />
        <TextField {...field(names.story)} label={label(i18n._('office.settings.story'))} rows={6} />
        <TextField {...field(names.mission)} label={label(i18n._('office.settings.mission'))} rows={4} />
        <TextField {...field(names.address)} label={label(i18n._('office.common.address'))} rows={2} />
        <ListField
          {...{ messages, onChange }}
          name={names.banners}
          label={label(i18n._('office.settings.banners'))}
          line={label(i18n._('office.settings.banners.line'))}
          add={i18n._('office.settings.banners.add')}
          initial={shown[names.banners]}
        />
      </div>
    </details>
  );
}

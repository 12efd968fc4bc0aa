import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import type { Settings } from '#settings/settings.ts';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState, TextField, Tick } from '#ui/form/field.tsx';
import { InLanguages } from './in-languages.tsx';
import { ListField } from './list-field.tsx';
import type { SectionId } from './settings-sections.ts';
import { nameIn, SETTINGS, settingOf, settingsIn } from './settings-table.ts';

type FieldsProps = {
  shown: Settings;
  field: (name: string) => FieldState;
  messages: Record<string, string>;
  /** Called when an item of a list is removed, because no field reports that. */
  onChange: () => void;
};

/** The settings of a section. A text in several languages has its own one in sight. */
export function SettingsFields({ section, ...form }: FieldsProps & { section: SectionId }) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 items-start gap-4 rounded-tile border border-line bg-paper p-4 sm:grid-cols-2 md:p-6">
      {settingsIn(section).map((name) => (
        <div key={name} className={SETTINGS[name].isHalf ? '' : 'sm:col-span-2'}>
          {nameIn(name, 'hi') ? (
            <InLanguages
              isEmpty={(language) => String(form.shown[nameIn(name, language)!]) === ''}
              isOpen={LANGUAGE_CODES.some(
                (language) =>
                  language !== i18n.locale &&
                  Object.keys(form.messages).some((field) => isOf(field, nameIn(name, language)!)),
              )}
            >
              {(language, of) => (
                <SettingField
                  key={language}
                  name={nameIn(name, language)!}
                  form={form}
                  language={language}
                  of={of}
                />
              )}
            </InLanguages>
          ) : (
            <SettingField name={name} form={form} />
          )}
        </div>
      ))}
    </div>
  );
}

const isOf = (field: string, setting: string): boolean =>
  field === setting || field.startsWith(`${setting}.`);

/** The field of a setting, by its kind. `of` is the name of the language of a text that is not in the reader's own. */
function SettingField({
  name,
  form,
  language,
  of,
}: {
  name: keyof Settings;
  form: FieldsProps;
  language?: Language;
  of?: string | undefined;
}) {
  const { i18n } = useLingui();
  const { shown, field, messages, onChange } = form;
  const { kind, label, hint, rows, list, input } = settingOf(name)!;
  const say = ({ id }: { id: string }): string => (of ? `${i18n._(id)} (${of})` : i18n._(id));
  const amounts = { amount: formatRupees(shown.freeShippingAbove), fee: formatRupees(shown.shippingFee) };
  const common = {
    ...field(name),
    label: say(label),
    hint: hint && of === undefined ? i18n._(hint.id, amounts) : undefined,
    autoComplete: 'off',
    lang: language,
    ...input,
  };
  switch (kind) {
    case 'tick':
      return (
        <Tick className="text-base font-medium" name={name} defaultChecked={shown[name] === true}>
          {common.label}
        </Tick>
      );
    case 'list':
      return (
        <ListField
          {...{ name, messages, onChange }}
          label={common.label}
          line={say(list!.line)}
          add={i18n._(list!.add.id)}
          initial={shown[name] as string[]}
          {...(list!.type && { type: list!.type })}
          {...(common.hint && { hint: common.hint })}
        />
      );
    case 'text':
      return (
        <TextField {...field(name)} label={common.label} hint={common.hint} rows={rows} lang={language} />
      );
    case 'email':
      return <EmailField {...common} />;
    case 'phone':
      return <PhoneField {...common} />;
    case 'line':
      return <Field {...common} />;
    case 'rupees':
    case 'rupeesAtMost':
      return <Field {...common} inputMode="decimal" />;
    case 'number':
    case 'atMost':
      return <Field {...common} inputMode="numeric" />;
  }
}

import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { LANGUAGES } from '#base/language/language.ts';
import type { Settings } from '#settings/settings.ts';
import { EmailField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Field, type FieldState, TextField, Tick } from '#ui/form/field.tsx';
import { ListField } from './list-field.tsx';
import { SECTIONS } from './settings-sections.ts';
import { OTHER_LANGUAGES, SETTINGS, settingOf, TRANSLATIONS } from './settings-table.ts';

type FieldsProps = {
  shown: Settings;
  field: (name: string) => FieldState;
  messages: Record<string, string>;
  /** Called when an item of a list is removed, because no field reports that. */
  onChange: () => void;
};

/** All settings, grouped by where they show. */
export function SettingsFields(form: FieldsProps) {
  const { i18n } = useLingui();
  return SECTIONS.map(({ id, title, ...section }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-20 gap-4 rounded-tile border border-line bg-paper p-4 md:p-6"
    >
      <h2 id={`${id}-heading`} className="text-lg font-bold">
        {i18n._(title.id)}
      </h2>
      {'about' in section && <p className="text-muted">{i18n._(section.about.id)}</p>}
      {id === 'languages' ? (
        OTHER_LANGUAGES.map((language) => <TextsInLanguage key={language} language={language} form={form} />)
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          {Object.entries(SETTINGS)
            .filter(([, setting]) => setting.section === id)
            .map(([name, { isHalf }]) => (
              <div key={name} className={isHalf ? '' : 'sm:col-span-2'}>
                <SettingField name={name as keyof Settings} form={form} />
              </div>
            ))}
        </div>
      )}
    </section>
  ));
}

/** The shop's own texts in one language. They are folded: most owners write in one language. */
function TextsInLanguage({
  language,
  form,
}: {
  language: (typeof OTHER_LANGUAGES)[number];
  form: FieldsProps;
}) {
  const { name, tag } = LANGUAGES[language];
  return (
    <details className="rounded-control border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold" lang={tag}>
        {name}
      </summary>
      <div className="grid gap-4 pb-4">
        {TRANSLATIONS.filter((one) => one.language === language).map((one) => (
          <SettingField key={one.name} name={one.name} form={form} of={name} />
        ))}
      </div>
    </details>
  );
}

/** The field of a setting, by its kind. `of` is the name of the language of a text that is not in English. */
function SettingField({ name, form, of }: { name: keyof Settings; form: FieldsProps; of?: string }) {
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
      return <TextField {...field(name)} label={common.label} hint={common.hint} rows={rows} />;
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

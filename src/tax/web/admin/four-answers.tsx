import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { Act } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import {
  gstinMistake,
  type Registration,
  RegistrationForm,
  type Registrations,
  serialNumber,
  STATE_CODES,
  stateOf,
  stateTitle,
  TAX_MODES,
  type TaxMode,
  taxYearOf,
  tidyGstin,
} from '#tax/tax.ts';
import { Button, classNames } from '#ui/button.tsx';
import { Field, Problem, SelectField } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { modeText } from './mode-text.ts';

type Props = {
  today: string;
  /** The first day on which new answers may begin. */
  earliest: string;
  /** The answers that these follow, or that they correct. */
  before: Registration | undefined;
  /** Answers without papers that are written anew; otherwise new ones follow. */
  corrects?: Registration | undefined;
  onSaved: (answer: Registrations) => void;
};

/** Sends answers: in the place of those that they correct, or as new ones. */
const sendAnswers = (corrects: Registration | undefined, body: object, act: Act) =>
  corrects
    ? callApi<Registrations>(`/tax/registrations/${corrects.id}`, { method: 'PUT', body, act })
    : callApi<Registrations>('/tax/registrations', { method: 'POST', body, act });

/** The questions about GST one after the other: "not registered" is saved with one tap, the others ask for the number. */
export function FourAnswers({ today, earliest, before, corrects, onSaved }: Props) {
  useLingui();
  const [mode, setMode] = useState<TaxMode | undefined>(before?.mode);
  const from = corrects?.from ?? (earliest > today ? earliest : today);
  const [problem, setProblem] = useState<string>();
  const act = useRef<Act>({});
  const choose = async (one: TaxMode): Promise<void> => {
    setMode(one);
    // "Not registered" needs no further answer: state and prefix stay. Who gave it before may still add them.
    if (one !== 'unregistered' || before?.mode === one) return;
    try {
      const body = { from, mode: one, state: before?.state ?? '', prefix: before?.prefix ?? '' };
      onSaved(await sendAnswers(corrects, body, act.current));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-lg font-bold">{i18n._('office.tax.question')}</legend>
        {TAX_MODES.map((one) => {
          const { title, about } = modeText(one);
          return (
            <button
              key={one}
              type="button"
              aria-pressed={mode === one}
              onClick={() => void choose(one)}
              className={classNames(
                'grid min-h-14 gap-0.5 rounded-tile border bg-white px-4 py-2 text-left',
                mode === one ? 'border-leaf bg-leaf-soft ring-1 ring-leaf' : 'border-line',
              )}
            >
              <b className="font-semibold">{title}</b>
              <span className="text-sm text-muted">{about}</span>
            </button>
          );
        })}
      </fieldset>
      {problem && <Problem text={problem} />}
      {mode && (mode !== 'unregistered' || before?.mode === mode) && (
        <AnswersForm
          key={mode}
          mode={mode}
          from={from}
          before={before}
          corrects={corrects}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

function AnswersForm({
  mode,
  from,
  before,
  corrects,
  onSaved,
}: { mode: TaxMode; from: string } & Pick<Props, 'before' | 'corrects' | 'onSaved'>) {
  const known = before ?? { gstin: '', legalName: '', prefix: '', state: '' };
  const [gstin, setGstin] = useState(known.gstin);
  const [prefix, setPrefix] = useState(known.prefix);
  const [day, setDay] = useState(from);
  const form = useSchemaForm({
    schema: RegistrationForm,
    initial: {
      gstin: known.gstin,
      legalName: known.legalName,
      prefix: known.prefix,
      state: known.state,
      from,
    },
    read: (data) => ({ ...(Object.fromEntries(data) as Record<string, string>), mode }),
    submit: async (values, _form, act: Act) => onSaved(await sendAnswers(corrects, values, act)),
  });
  const isRegistered = mode !== 'unregistered';
  return (
    <form {...form.props} className="grid gap-4">
      {isRegistered ? (
        <>
          <GstinField field={form.field('gstin')} gstin={gstin} onGstin={setGstin} />
          <Field
            {...form.field('legalName')}
            label={i18n._('office.tax.legalName')}
            hint={i18n._('office.tax.legalNameHint')}
            autoComplete="organization"
          />
        </>
      ) : (
        <SelectField
          {...form.field('state')}
          label={i18n._('office.tax.state')}
          hint={i18n._('office.tax.stateHint')}
        >
          <option value="">{i18n._('office.tax.stateLater')}</option>
          {STATE_CODES.map((code) => (
            <option key={code} value={code}>
              {stateTitle(code, i18n.locale)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        {...form.field('from')}
        type="date"
        label={i18n._('office.tax.from')}
        hint={i18n._('office.tax.fromHint')}
        onInput={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Field
        {...form.field('prefix')}
        label={i18n._('office.tax.prefix')}
        hint={i18n._('office.tax.prefixHint', { number: numberLike(mode, prefix, day || from) })}
        autoComplete="off"
        autoCapitalize="characters"
        onInput={({ currentTarget }) => setPrefix(currentTarget.value)}
      />
      {form.problem && <Problem text={form.problem} />}
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? i18n._('office.common.saving') : i18n._('office.common.save')}
      </Button>
    </form>
  );
}

const LETTERS = { unregistered: 'B', composition: 'S', regular: 'T' } as const;

/** The number of a first paper with this prefix. */
const numberLike = (mode: TaxMode, prefix: string, day: string): string =>
  serialNumber({ prefix: prefix.trim().toUpperCase(), letter: LETTERS[mode], year: taxYearOf(day) }, 1);

const WHOLE = 15;

/** The GST number, checked as she types; a good one says its state. */
function GstinField({
  field,
  gstin,
  onGstin,
}: {
  field: ReturnType<ReturnType<typeof useSchemaForm>['field']>;
  gstin: string;
  onGstin: (typed: string) => void;
}) {
  const typed = tidyGstin(gstin);
  const mistake = typed.length >= WHOLE ? gstinMistake(typed) : undefined;
  const state = stateOf(typed);
  const isGood = typed.length === WHOLE && mistake === undefined;
  return (
    <div className="grid gap-1">
      <Field
        {...field}
        error={field.error ?? (mistake && i18n._(mistake))}
        label={i18n._('office.tax.gstin')}
        hint={i18n._('office.tax.gstinHint')}
        autoComplete="off"
        autoCapitalize="characters"
        onInput={({ currentTarget }) => onGstin(currentTarget.value)}
      />
      <output aria-live="polite" className="text-sm">
        {isGood && state && (
          <b>{i18n._('office.tax.gstinGood', { state: stateTitle(state, i18n.locale) })}</b>
        )}
      </output>
    </div>
  );
}

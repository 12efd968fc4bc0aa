import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Alarm, type AlarmRules, MAIL_TURNS } from '#alarm/alarm.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Field, SelectField, Tick, Problem } from '#ui/form/field.tsx';
const NIGHT = { from: '22:00', to: '06:00' };

/** Form for the quiet hours and the mail to the owners. */
export function RulesForm({ alarm, onAlarm }: { alarm: Alarm; onAlarm: (alarm: Alarm) => void }) {
  const [quiet, setQuiet] = useState(alarm.rules.quiet);
  const [mail, setMail] = useState(alarm.rules.mail);
  const [said, setSaid] = useState('');
  const { busy, problem, run } = useRulesCall();
  const save = () =>
    run(async () => {
      setSaid('');
      const body: AlarmRules = { ...alarm.rules, quiet, mail };
      onAlarm(await callApi<Alarm>('/alarm/rules', { method: 'PUT', body }));
      setSaid(i18n._('office.alarm.saved'));
    });
  const set = (change: Partial<typeof NIGHT>): void => setQuiet({ ...NIGHT, ...quiet, ...change });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Tick checked={quiet !== null} onChange={({ target }) => setQuiet(target.checked ? NIGHT : null)}>
        {i18n._('office.alarm.quiet')}
      </Tick>
      {quiet && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
          <Field
            name="from"
            type="time"
            required
            label={i18n._('office.alarm.quiet.from')}
            value={quiet.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <Field
            name="to"
            type="time"
            required
            label={i18n._('office.alarm.quiet.to')}
            value={quiet.to}
            onChange={({ target }) => set({ to: target.value })}
          />
        </div>
      )}
      <SelectField
        name="mail"
        label={i18n._('office.alarm.mail')}
        className="sm:max-w-sm"
        value={mail}
        onChange={({ target }) => setMail(MAIL_TURNS.find((turn) => turn === target.value) ?? mail)}
      >
        {MAIL_TURNS.map((turn) => (
          <option key={turn} value={turn}>
            {i18n._(MAIL_WORDS[turn].id)}
          </option>
        ))}
      </SelectField>
      <Problem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {i18n._('office.save')}
        </Button>
        <output>{said}</output>
      </div>
    </form>
  );
}

const MAIL_WORDS = {
  first: /*i18n*/ { id: 'office.alarm.mail.first' },
  second: /*i18n*/ { id: 'office.alarm.mail.second' },
  never: /*i18n*/ { id: 'office.alarm.mail.never' },
} as const;

/** Call that changes the alarm. Shows the error of a failure; after a conflict, loads the current alarm. */
export function useRulesCall() {
  const { revalidate } = useRevalidator();
  return useCall(async (failure, say) => {
    say(failure.message);
    if (failure.code === 'conflict' || failure.code === 'not_found') await revalidate();
  });
}

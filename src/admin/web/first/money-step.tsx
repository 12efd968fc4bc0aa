import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Alarm } from '#alarm/alarm.ts';
import { ThisDevice } from '#alarm/web/admin/public.ts';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import { useUnsentForm } from '#browser/unsent-form.ts';
import { Settings } from '#settings/settings.ts';
import { changeSettings } from '#settings/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import { StepFrame, type StepProps } from '#ui/admin/form/step-frame.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const Upi = v.strictObject({
  upiId: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(/*office*/ 'Write the UPI ID, or choose “Later”'),
    Settings.entries.upiId.wrapped,
  ),
  upiName: v.pipe(v.string(), v.trim(), v.maxLength(60)),
});

/** The fifth step of a new shop: where the money goes, and that new orders ring on this device. */
export function MoneyStep({ upiId, step }: { upiId: string; step: StepProps }) {
  const { i18n } = useLingui();
  const { upiName } = useShop();
  const unsent = useUnsentForm('money');
  const form = useSchemaForm({
    schema: Upi,
    initial: {
      upiId: unsent.kept('upiId')?.[0] ?? upiId,
      upiName: unsent.kept('upiName')?.[0] ?? upiName,
    },
    submit: (typed, element) =>
      unsent.send(element, async () => {
        await changeSettings(typed);
        await step.onSaved();
      }),
  });
  return (
    <StepFrame step={step} form={unsent.listen(form)} isUnsent={unsent.isWaiting}>
      <section aria-labelledby="first-alarm" className="grid gap-3">
        <h2 id="first-alarm" className="text-base font-semibold">
          {i18n._('office.first.alarm')}
        </h2>
        <FirstAlarm />
      </section>
      <section aria-labelledby="first-upi" className="grid gap-3 border-t border-line pt-4">
        <h2 id="first-upi" className="text-base font-semibold">
          {i18n._('office.first.upi')}
        </h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            {...form.field('upiId')}
            label={i18n._('office.settings.upiId')}
            placeholder="name@bank"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <Field
            {...form.field('upiName')}
            label={i18n._('office.settings.upiName')}
            hint={i18n._('office.settings.upiName.hint')}
            autoComplete="off"
          />
        </div>
      </section>
    </StepFrame>
  );
}

/** The alarm of this device, as the page of the alarm has it. */
function FirstAlarm() {
  const [alarm, setAlarm] = useState<Alarm>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    callApi<Alarm>('/alarm', { signal: left.signal })
      .then(setAlarm)
      .catch(tellIfFailed(({ message }) => setProblem(message)));
    return () => left.abort();
  }, []);
  if (problem) return <Problem text={problem} />;
  return alarm ? <ThisDevice alarm={alarm} onAlarm={setAlarm} /> : <Skeleton className="h-24 w-full" />;
}

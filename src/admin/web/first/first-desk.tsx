import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import { FIRST_STEPS, type FirstStep, type FirstSteps, type StepChoices } from '#admin/first-steps.ts';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { RoundStep, VillagesStep } from '#delivery/web/admin/public.ts';
import { addressFor } from '#settings/settings.ts';
import { ShopStep } from '#settings/web/admin/public.ts';
import { StepFrame, type StepProps } from '#ui/admin/form/step-frame.tsx';
import { useMedia, VERY_WIDE } from '#ui/admin/use-media.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { MoneyStep } from './money-step.tsx';
import { ShoppersSee } from './shoppers-see.tsx';
import { StepList } from './step-list.tsx';
import { nextStep, stepAddress, stepAfter, stepTitle, villageOf } from './step-texts.ts';

/**
 * The first steps of a new shop. On a wide screen the list, the open step and what shoppers see stand beside each other. On a
 * phone the dashboard has the list, and each step is a screen of its own: `step` is the one of this page.
 */
export function FirstDesk({ steps, step }: { steps: FirstSteps; step?: FirstStep }) {
  const { i18n } = useLingui();
  const isWide = useMedia(VERY_WIDE);
  const navigate = useNavigate();
  const open = step ?? nextStep(steps);
  const choose = async (choices: StepChoices): Promise<void> => {
    // Without an answer the step is simply asked for again.
    await callApi('/admin/first-steps', { method: 'PUT', body: choices }).catch(ifCallFailed(undefined));
  };
  const goOn = async (from: FirstStep, now: Pick<FirstSteps, 'done' | 'later'>): Promise<void> => {
    const next = stepAfter(from, now);
    // A phone comes back to its list before it leaves for the starter list.
    const isList = !next || (next === 'goods' && !isWide);
    await navigate(isList || !step ? pageAddress('dashboard') : stepAddress(next));
  };
  const putOff = async (one: FirstStep): Promise<void> => {
    const later = FIRST_STEPS.filter((other) => other === one || steps.later.includes(other));
    await choose({ later, closed: false });
    await goOn(one, { done: steps.done, later });
  };
  const close = async (): Promise<void> => {
    await choose({ later: steps.later, closed: true });
    await navigate(pageAddress('dashboard'));
  };
  const form = open && (
    <Step
      key={open}
      step={open}
      steps={steps}
      isPage={step !== undefined}
      onLater={() => void putOff(open)}
      onSaved={() => goOn(open, { done: [...steps.done, open], later: steps.later })}
    />
  );
  if (!isWide && step) return form;
  const list = <StepList steps={steps} open={open} isBeside={isWide} onLater={(one) => void putOff(one)} />;
  const hide = (
    <Button look="plain" className="justify-self-start text-muted" onClick={() => void close()}>
      {i18n._('office.first.close')}
    </Button>
  );
  if (!isWide)
    return (
      <>
        {list}
        <ShoppersSee steps={steps} />
        {hide}
      </>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.85fr)] items-start gap-4">
      <div className="grid gap-2">
        {list}
        {hide}
      </div>
      <div className="grid gap-4">
        {form}
        <ShoppersSee steps={steps} />
      </div>
    </div>
  );
}

function Step({
  step,
  steps,
  isPage,
  onLater,
  onSaved,
}: Pick<StepProps, 'onLater' | 'onSaved'> & { step: FirstStep; steps: FirstSteps; isPage: boolean }) {
  const { i18n } = useLingui();
  const props: StepProps = {
    title: titleOf(i18n, step),
    place: i18n._('office.first.place', { number: FIRST_STEPS.indexOf(step) + 1, all: FIRST_STEPS.length }),
    heading: isPage ? 'h1' : 'h2',
    back: pageAddress('dashboard'),
    submit: submitOf(i18n, stepAfter(step, steps)),
    onLater,
    onSaved,
  };
  switch (step) {
    case 'shop':
      return <ShopStep shop={{ ...steps.shop, address: addressFor(steps.shop, i18n.locale) }} step={props} />;
    case 'goods':
      return (
        <StepFrame step={props} about={i18n._('office.first.goods.about')}>
          <Link to={officeAddress('stocking')} className={buttonClass('primary', 'min-h-13 text-base')}>
            {i18n._('office.first.goods.open')}
          </Link>
        </StepFrame>
      );
    case 'villages':
      return <VillagesStep area={steps.areas[0]} shopVillage={villageOf(steps)} step={props} />;
    case 'round':
      return <RoundStep rule={steps.rules[0]} areas={steps.areas} step={props} />;
    case 'money':
      return <MoneyStep upiId={steps.upiId} step={props} />;
  }
}

/** The question of a step, as the heading of its screen. */
const titleOf = (i18n: I18n, step: FirstStep): string =>
  step === 'villages' ? i18n._('office.first.villages.question') : stepTitle(i18n, step);

const submitOf = (i18n: I18n, next: FirstStep | undefined): string =>
  next ? i18n._('office.first.saveNext', { next: stepTitle(i18n, next) }) : i18n._('office.save');

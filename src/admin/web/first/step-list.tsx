import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { FIRST_STEPS, type FirstStep, type FirstSteps } from '#admin/first-steps.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { minutesLeft, stepAddress, stepText, stepTitle } from './step-texts.ts';

/** The five steps of a new shop: what is set, and one open step with its button. */
export function StepList({
  steps,
  open,
  isBeside,
  onLater,
}: {
  steps: FirstSteps;
  /** The step that is open. */
  open: FirstStep | undefined;
  /** Its form stands beside the list, so that the list has no buttons for it. */
  isBeside: boolean;
  onLater: (step: FirstStep) => void;
}) {
  const { i18n } = useLingui();
  const { done } = steps;
  return (
    <section aria-labelledby="first-steps" className="rounded-tile border border-line bg-white">
      <div className="grid gap-2 px-3.5 pt-2.5 pb-2.5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="first-steps" className="text-lg leading-tight font-bold">
            {i18n._('office.first.title')}
          </h2>
          <p className={`shrink-0 font-bold tabular-nums ${done.length > 0 ? 'text-leaf' : 'text-muted'}`}>
            {i18n._('office.first.count', { done: done.length, all: FIRST_STEPS.length })}
          </p>
        </div>
        <div aria-hidden="true" className="grid grid-cols-5 gap-1">
          {FIRST_STEPS.map((step, at) => (
            <span key={step} className={`h-1.5 rounded-full ${at < done.length ? 'bg-leaf' : 'bg-line'}`} />
          ))}
        </div>
        <p className="text-base text-muted">{restText(i18n, steps)}</p>
      </div>
      <ol>
        {FIRST_STEPS.map((step, at) => (
          <li
            key={step}
            className={`border-t border-line ${step === open ? 'bg-leaf-soft/50 shadow-[inset_4px_0_0_var(--color-leaf)]' : ''}`}
          >
            {step === open && !isBeside ? (
              <div className="grid gap-2 px-3.5 pt-2 pb-3">
                <Row step={step} at={at} steps={steps} />
                <div className="flex items-center gap-2">
                  <Link
                    to={stepAddress(step)}
                    className={buttonClass('primary', 'min-h-12 flex-1 text-base')}
                  >
                    {i18n._('office.first.begin')}
                  </Link>
                  <Button look="plain" onClick={() => onLater(step)}>
                    {i18n._('office.first.later')}
                  </Button>
                </div>
              </div>
            ) : (
              <Link
                to={stepAddress(step)}
                aria-current={step === open ? 'step' : undefined}
                className="flex items-center px-3.5 py-1.5 text-ink no-underline hover:bg-leaf-soft"
              >
                <Row step={step} at={at} steps={steps} />
                <ToolIcon name="right" className="size-5 shrink-0" />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ step, at, steps }: { step: FirstStep; at: number; steps: FirstSteps }) {
  const { i18n } = useLingui();
  const isDone = steps.done.includes(step);
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full font-bold tabular-nums ${isDone ? 'bg-leaf text-white' : 'border-2 border-muted'}`}
      >
        {isDone ? <ToolIcon name="check" className="size-4" /> : at + 1}
        {isDone && <span className="sr-only">{i18n._('office.first.isDone')}</span>}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block text-base leading-snug ${isDone ? '' : 'font-semibold'}`}>
          {stepTitle(i18n, step)}
        </span>
        <span className="block text-base leading-snug wrap-anywhere text-muted">
          {stepText(i18n, step, steps)}
        </span>
      </span>
    </span>
  );
}

function restText(i18n: I18n, steps: FirstSteps): string {
  const minutes = minutesLeft(steps);
  return steps.done.length === 0
    ? i18n._('office.first.begin.about', { minutes })
    : i18n._('office.first.rest', { count: FIRST_STEPS.length - steps.done.length, minutes });
}

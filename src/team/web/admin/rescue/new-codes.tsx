import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#browser/calls/use-call.ts';
import type { RescueCodes } from '#identity/identity.ts';
import { Docked } from '#ui/admin/docked.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem, Tick } from '#ui/form/field.tsx';
import { CodePaper } from './code-paper.tsx';

/** New codes, shown this once. They go only after a tick that says they are on paper. */
export function NewCodes({
  made,
  isOnPaper,
  onPaper,
  onDone,
}: {
  made: RescueCodes;
  isOnPaper: boolean;
  onPaper: (isOnPaper: boolean) => void;
  onDone: () => Promise<void>;
}) {
  const { i18n } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone: the codes begin here.
  useEffect(() => heading.current?.focus(), []);
  const { busy, problem, run } = useCall();
  const finish = (): void => {
    if (isOnPaper) return void run(onDone);
    setMissing(true);
    tick.current?.focus();
  };
  return (
    <>
      <section aria-label={i18n._('office.codes.title')} className="grid gap-3 print:hidden">
        <p ref={heading} tabIndex={-1} className="outline-none">
          {i18n._('office.codes.each')}
        </p>
        <ol
          className="grid grid-cols-2 overflow-hidden rounded-tile border border-line bg-white"
          translate="no"
        >
          {made.codes.map((code, at) => (
            <li
              key={code}
              className="flex min-h-12 items-center gap-2 border-b border-line pr-2 pl-3 odd:border-r nth-last-[-n+2]:border-b-0"
            >
              <span className="w-3 text-xs text-muted tabular-nums">{at + 1}</span>
              <span className="font-mono font-semibold whitespace-nowrap">{code}</span>
            </li>
          ))}
        </ol>
        <p className="flex gap-3 rounded-tile bg-marigold-soft p-3">
          <ToolIcon name="eye" className="mt-0.5 size-6 shrink-0" />
          <span>
            <b className="block font-semibold">{i18n._('office.codes.once')}</b>
            {i18n._('office.codes.where')}
          </span>
        </p>
        <Button look="secondary" onClick={() => window.print()} className="min-h-13">
          <ToolIcon name="print" />
          {i18n._('office.codes.print')}
        </Button>
        <Tick
          ref={tick}
          checked={isOnPaper}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'not-on-paper' : undefined}
          onChange={({ target }) => {
            onPaper(target.checked);
            setMissing(false);
          }}
        >
          {i18n._('office.codes.onPaper')}
        </Tick>
        {isMissing && (
          <p id="not-on-paper" role="alert" className="text-chilli">
            {i18n._('office.codes.tickFirst')}
          </p>
        )}
        <Problem text={problem} />
        <Docked>
          <Button busy={busy} onClick={finish} className="min-h-13 w-full">
            {i18n._('office.codes.done')}
          </Button>
        </Docked>
      </section>
      <CodePaper made={made} />
    </>
  );
}

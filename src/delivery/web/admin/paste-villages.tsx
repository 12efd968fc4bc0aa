import { i18n } from '@lingui/core';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Area, VillagesAdded } from '#delivery/delivery.ts';
import { Button } from '#ui/button.tsx';
import { TextField, Tick } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';

/** Villages pasted, typed or read from a file, one a line. Lines that are left out stay in the field, each with its reason. */
export function PasteVillages({ area, onAdded }: { area: Area; onAdded: () => Promise<void> }) {
  const [text, setText] = useState('');
  const [move, setMove] = useState(false);
  const [outcome, setOutcome] = useState<VillagesAdded>();
  const { busy, problem, run } = useCall();
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run(async () => {
      const path = `/delivery/areas/${area.id}/villages`;
      const added = await callApi<VillagesAdded>(path, { method: 'POST', body: { text, move } });
      setOutcome(added);
      setText(added.leftOut.map((line) => line.text).join('\n'));
      if (added.added + added.moved > 0) await onAdded();
    });
  };
  const readFile = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = input.files ?? [];
    if (file) void run(async () => setText(await file.text()));
    // The same file can be chosen again after it was corrected.
    input.value = '';
  };
  return (
    <form onSubmit={add} className="grid gap-3">
      <TextField
        name="text"
        label={i18n._('office.delivery.paste')}
        hint={i18n._('office.delivery.pasteHint')}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={'844101 Rampur\n844101 Khairi'}
      />
      <Tick checked={move} onChange={(event) => setMove(event.target.checked)}>
        {i18n._('office.delivery.moveHere')}
      </Tick>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="flex-1">
          {i18n._('office.delivery.addVillages')}
        </Button>
        <label className="grid min-h-11 flex-1 cursor-pointer place-items-center rounded-control px-3 font-semibold text-leaf ring-1 ring-leaf has-focus-visible:outline-3">
          {i18n._('office.delivery.file')}
          <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={readFile} className="sr-only" />
        </label>
      </div>
      <Problem text={problem} />
      <output className="grid gap-1 empty:hidden">{outcome && <Outcome of={outcome} />}</output>
    </form>
  );
}

const Outcome = ({ of: { added, moved, leftOut } }: { of: VillagesAdded }) => (
  <>
    <p className="font-semibold">
      {moved > 0
        ? i18n._('office.delivery.addedAndMoved', { added, moved })
        : i18n._('office.delivery.added', { added })}
    </p>
    {leftOut.length > 0 && (
      <ul className="grid gap-1 rounded-control bg-marigold-soft px-3 py-2">
        {leftOut.map(({ line, text, fault, area }) => (
          <li key={line} className="wrap-anywhere">
            <b>{i18n._('office.delivery.line', { line })}</b> {text}: {i18n._(FAULTS[fault], { area })}
          </li>
        ))}
      </ul>
    )}
  </>
);

const FAULTS: Record<VillagesAdded['leftOut'][number]['fault'], string> = {
  pincode: /*i18n*/ 'office.delivery.fault.pincode',
  long: /*i18n*/ 'office.delivery.fault.long',
  twice: /*i18n*/ 'office.delivery.fault.twice',
  here: /*i18n*/ 'office.delivery.fault.here',
  elsewhere: /*i18n*/ 'office.delivery.fault.elsewhere',
};

import { i18n } from '@lingui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Area, Village, VillagesAdded } from '#delivery/areas.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, TextField, Tick, Problem } from '#ui/form/field.tsx';
import { villageText } from './area-text.ts';

/** So many villages are in the page at once; the search finds the others. */
const SHOWN = 100;

/** The villages of an area: pasted in, moved to another area, taken out. */
export function VillagesDialog({
  area,
  villages,
  areas,
  onChange,
  onClose,
}: {
  area: Area;
  villages: readonly Village[];
  areas: readonly Area[];
  /** Called after each change: the villages are read again, and how many each area has. */
  onChange: () => Promise<void>;
  onClose: () => void;
}) {
  const [sought, setSought] = useState('');
  const found = villages.filter((village) =>
    villageText(village).toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('office.delivery.villagesOf', { name: area.name })}
      place="right"
    >
      <div className="grid gap-4">
        <PasteVillages area={area} onAdded={onChange} />
        {villages.length > SHOWN / 10 && (
          <Field
            name="sought"
            type="search"
            autoComplete="off"
            label={i18n._('office.delivery.search')}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        )}
        <ul className="divide-y divide-line">
          {found.slice(0, SHOWN).map((village) => (
            <VillageRow key={village.id} {...{ village, area, areas }} onChange={onChange} />
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className="text-sm text-muted">
            {i18n._('office.delivery.searchMore', { count: found.length - SHOWN })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function VillageRow({
  village,
  area,
  areas,
  onChange,
}: {
  village: Village;
  area: Area;
  areas: readonly Area[];
  onChange: () => Promise<void>;
}) {
  const [isMoving, setMoving] = useState(false);
  const { busy, problem, run } = useCall();
  const name = villageText(village);
  const others = areas.filter(({ id }) => id !== area.id);
  const move = (to: string) =>
    run(async () => {
      await callApi(`/delivery/villages/${village.id}/area`, { method: 'PUT', body: { area: to } });
      await onChange();
    });
  const remove = () =>
    run(async () => {
      await callApi(`/delivery/villages/${village.id}`, { method: 'DELETE' });
      await onChange();
    });
  return (
    <li className="grid gap-1 py-1">
      <div className="flex flex-wrap items-center gap-x-1">
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        {others.length > 0 && (
          <Button
            look="plain"
            aria-expanded={isMoving}
            aria-label={i18n._('office.delivery.moveNamed', { name })}
            onClick={() => setMoving(!isMoving)}
          >
            {i18n._('office.delivery.move')}
          </Button>
        )}
        <Button
          look="plain"
          busy={busy}
          aria-label={i18n._('office.delivery.removeNamed', { name })}
          onClick={() => void remove()}
        >
          {i18n._('office.delivery.remove')}
        </Button>
      </div>
      {isMoving && (
        <select
          aria-label={i18n._('office.delivery.moveTo', { name })}
          value=""
          disabled={busy}
          onChange={(event) => void move(event.target.value)}
          className={CONTROL}
        >
          <option value="">{i18n._('office.delivery.chooseArea')}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </select>
      )}
      <Problem text={problem} />
    </li>
  );
}

/** Villages pasted, typed or read from a file, one a line. Lines that are left out stay in the field, each with its reason. */
function PasteVillages({ area, onAdded }: { area: Area; onAdded: () => Promise<void> }) {
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
  border: /*i18n*/ 'office.delivery.fault.border',
};

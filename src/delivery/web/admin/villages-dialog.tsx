import { i18n } from '@lingui/core';
import { useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Area, Village } from '#delivery/delivery.ts';
import { CONTROL } from '#ui/admin/form/labelled-select.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { villageText } from './area-text.ts';
import { PasteVillages } from './paste-villages.tsx';

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

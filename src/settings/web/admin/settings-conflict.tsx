import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import type { EditedSettings, Settings } from '#settings/settings.ts';
import { Button } from '#ui/button.tsx';
import { isAmount, settingName } from './settings-table.ts';

/**
 * Conflict notice on the settings page: lists the changes that another person saved meanwhile and offers to apply
 * one's own as well. Takes the focus from the button that it replaces.
 */
export function SettingsConflict({
  from,
  mine,
  theirs,
  onFrom,
}: {
  from: Settings;
  mine: Settings;
  theirs: EditedSettings;
  onFrom: (next: EditedSettings & { unsaved?: Settings }) => void;
}) {
  const { merged, changedByThem, changedByBoth } = mergeSettings(from, mine, theirs.settings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="grid max-h-[60svh] w-full gap-2 overflow-y-auto rounded-control bg-chilli-soft p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold text-chilli">
        {i18n._('office.settings.conflict.title')}
      </h2>
      <ul className="list-disc pl-5">
        {changedByThem.map((name) => (
          <li key={name} className="break-words">
            {settingName(i18n, name)}: <s>{valueText(name, from)}</s> {valueText(name, theirs.settings)}
            {changedByBoth.includes(name) && (
              <strong> {i18n._('office.settings.conflict.yours', { value: valueText(name, mine) })}</strong>
            )}
          </li>
        ))}
      </ul>
      <p>
        {changedByBoth.length === 0
          ? i18n._('office.settings.conflict.apart')
          : i18n._('office.settings.conflict.both')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onFrom({ ...theirs, unsaved: merged })}>
          {i18n._('office.settings.conflict.keepMine')}
        </Button>
        <Button look="secondary" onClick={() => onFrom(theirs)}>
          {i18n._('office.settings.conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

function valueText(name: keyof Settings, settings: Settings): string {
  const value = settings[name];
  if (typeof value === 'boolean')
    return value ? i18n._('office.settings.open') : i18n._('office.settings.closed');
  if (value === null) return i18n._('office.settings.noLimit');
  if (isAmount(name)) return formatRupees(Number(value));
  return (Array.isArray(value) ? value.join(' · ') : String(value)) || i18n._('office.settings.nothing');
}

type Name = keyof Settings;

/** Merges the changes of two people to the same settings. Where both changed the same field, `mine` wins. */
export function mergeSettings(
  from: Settings,
  mine: Settings,
  theirs: Settings,
): { merged: Settings; changedByThem: Name[]; changedByBoth: Name[] } {
  const names = Object.keys(from) as Name[];
  const changedByMe = names.filter((name) => !same(from[name], mine[name]));
  const changedByThem = names.filter((name) => !same(from[name], theirs[name]));
  const own = Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) as Partial<Settings>;
  return {
    merged: { ...theirs, ...own },
    changedByThem,
    changedByBoth: changedByThem.filter(
      (name) => changedByMe.includes(name) && !same(mine[name], theirs[name]),
    ),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

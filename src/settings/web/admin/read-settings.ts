import type { Settings } from '#settings/settings.ts';
import { typedAmount } from '#ui/form/form.tsx';
import { settingsOf } from './settings-table.ts';

const LISTS = settingsOf('list');

/** Reads the form by the kinds of the settings: an empty limit is none, a list has numbered fields. */
export function readSettings(data: FormData): unknown {
  const texts = Object.fromEntries([...data].filter(([name]) => !/\.\d+$/.test(name)));
  const each = (names: string[], read: (name: string) => unknown): object =>
    Object.fromEntries(names.map((name) => [name, read(name)]));
  return {
    ...texts,
    ...each(settingsOf('rupees', 'number'), (name) => typedAmount(data.get(name))),
    ...each(settingsOf('rupeesAtMost', 'atMost'), (name) => typedAmount(data.get(name)) ?? null),
    ...each(settingsOf('tick'), (name) => data.has(name)),
    ...each(LISTS, (name) =>
      [...data].filter(([field]) => field.startsWith(`${name}.`)).map(([, value]) => value),
    ),
  };
}

/** Removes empty items of a list. */
export const withoutGaps = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(Boolean) : value,
    ]),
  ) as Settings;

/** The initial values of the fields. */
export const asText = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value ?? '')]));

import type { Settings } from '#settings/settings.ts';

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

import { useState } from 'react';
import * as v from 'valibot';
import type { KeptName } from '#browser/kept-names.ts';
import { keep, readKept } from '#browser/storage.ts';
import { useSession } from '#identity/web/public.ts';
import { QUEUE_TABS } from '#orders/orders.ts';

const SavedView = v.strictObject({
  name: v.string(),
  tab: v.picklist(QUEUE_TABS),
  filters: v.record(v.string(), v.string()),
});
/** A saved view of the queue: a tab with its filters, under a name. */
export type SavedView = v.InferOutput<typeof SavedView>;

const nameFor = (user: string | undefined): KeptName => `haat.views.${user ?? ''}`;

/**
 * The views that this person saved on this device. They are the device's: what the laptop at the counter looks at all day
 * is of no use on the owner's phone.
 */
export function useSavedViews() {
  const user = useSession((session) => session.user?._id);
  const [views, setViews] = useState(() => readViews(user));
  const write = (next: SavedView[]): void => {
    keep(nameFor(user), next, 'local');
    setViews(next);
  };
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}

/** Reads the saved views; none if the stored data is not valid. */
const readViews = (user: string | undefined): SavedView[] => {
  const read = v.safeParse(v.array(SavedView), readKept(nameFor(user), 'local'));
  return read.success ? read.output : [];
};

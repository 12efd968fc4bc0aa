import type { Db, Tx } from '#db/schema.ts';

/** The things that finished pages and in-memory indexes are made from. */
export type Changing = 'catalogue' | 'settings' | 'orders';

const marking = new WeakSet<Db | Tx>();

/** Whether the transaction raised a version, so that this process should look before it answers. */
export const marked = (tx: Tx): boolean => marking.has(tx);

/** Raises a thing's version inside the transaction that changes it: whoever sees the change sees the version. */
export async function markChanged(tx: Db | Tx, name: Changing): Promise<void> {
  marking.add(tx);
  await tx
    .insertInto('versions')
    .values({ name, version: 1 })
    .onConflict((row) =>
      row.column('name').doUpdateSet((old) => ({ version: old('versions.version', '+', 1) })),
    )
    .execute();
}

/** The versions as this process last saw them, refreshed after its own writes and by looking every second. */
export type Changes = {
  version(name: Changing): number;
  /** Looks now; resolves when everyone who listens has been told. */
  refresh(): Promise<void>;
  on(name: Changing, listener: () => void): () => void;
  /** For changes too frequent for a version each (stock sold): raised together, at most once a second. */
  markSoon(name: Changing): void;
  close(): Promise<void>;
};

const LOOK_EVERY = 1000;

/** Begins to watch the versions in the database; `onError` hears of looks that failed. */
export function watchChanges(db: Db, onError: (error: unknown) => void): Changes {
  const seen = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const soon = new Set<Changing>();
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    for (const name of soon) {
      soon.delete(name);
      // A mark that could not be written is not lost: the next look writes it.
      await markChanged(db, name).catch((error: unknown) => {
        soon.add(name);
        throw error;
      });
    }
    const rows = await db.selectFrom('versions').select(['name', 'version']).execute();
    for (const { name, version } of rows) {
      const before = seen.get(name) ?? 0;
      seen.set(name, version);
      if (version !== before) for (const listener of listeners.get(name) ?? []) listener();
    }
  };
  const refresh = async (): Promise<void> => {
    await looking; // a look already under way may have read before our write
    looking = look().finally(() => (looking = undefined));
    await looking;
  };
  const timer = setInterval(() => void refresh().catch(onError), LOOK_EVERY);
  timer.unref();

  return {
    version: (name) => seen.get(name) ?? 0,
    refresh,
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
    markSoon: (name) => void soon.add(name),
    close: async () => {
      clearInterval(timer);
      if (soon.size > 0) await refresh();
      await looking;
    },
  };
}

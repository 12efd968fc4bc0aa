import type { NeededFiles, ToPage, ToWorker } from './scope.ts';

/** The files of the build and the pages to keep for this user. */
export type Wanted = { parts: (keyof NeededFiles)[]; pages: string[] };

type Saving = Navigator & { connection?: { saveData?: boolean } };

/**
 * Starts the shop's worker, if the browser has and allows one, and sends it the list of files to keep: those that this
 * page used before there was a worker, and those in `wanted`. `onAge` is called when a call was answered with an
 * earlier answer.
 */
export async function startWorker(
  wanted: Wanted,
  onAge: (seenAt: number | undefined) => void,
): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || import.meta.env.DEV) return;
  workers.addEventListener('message', ({ data }: MessageEvent<ToPage>) => onAge(data.seenAt));
  const isSaving = (navigator as Saving).connection?.saveData === true;
  const tell = (): void => {
    const used = usedByPage();
    const message: ToWorker = isSaving ? { used, parts: [], pages: [] } : { used, ...wanted };
    workers.controller?.postMessage(message);
  };
  // A new worker, the first or that of a new build, has nothing yet.
  workers.addEventListener('controllerchange', tell);
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' });
    tell();
  } catch {
    // Private windows and some settings forbid workers; without a network there is none to be had.
  }
}

const usedByPage = (): string[] => [
  location.href.replace(/#.*$/, ''),
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|media)\//.test(new URL(name).pathname)),
];

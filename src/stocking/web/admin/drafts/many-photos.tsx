import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import type { Act } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { type PhotoProgress, PhotoRefused, uploadPhoto } from '#media/web/admin/public.ts';
import { ProgressBar } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';

/** Chooses several photos at once and shows how far each is; a failed one can be tried again or left out. */
export function ManyPhotos({ onDraft }: { onDraft: () => void }) {
  const { i18n } = useLingui();
  const { photos, tooMany, choose, retry, drop } = useManyPhotos(onDraft);
  return (
    <section aria-label={i18n._('office.photos')} className="grid gap-3">
      <label className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-tile border-2 border-dashed border-leaf bg-white px-4 py-2 text-center font-semibold text-leaf focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf hover:bg-leaf-soft">
        <ToolIcon name="camera" />
        {i18n._('office.photos.choose', { most: PHOTOS_AT_MOST })}
        <input
          type="file"
          multiple
          accept={UPLOAD_LIMITS.types.join()}
          className="sr-only"
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {tooMany > 0 && (
        <p role="alert" className="text-chilli">
          {i18n._('office.photos.tooMany', { most: PHOTOS_AT_MOST, tooMany })}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="divide-y divide-line rounded-tile border border-line bg-white px-3">
          {photos.map((photo) => (
            <li key={photo.id} className="flex flex-wrap items-center gap-x-3 py-2">
              <div className="min-w-[min(100%,10rem)] flex-1">
                <Progress photo={photo} />
              </div>
              {photo.progress.state === 'failed' && (
                <span className="ml-auto flex">
                  <Button
                    look="plain"
                    aria-label={i18n._('office.photos.tryAgain', { name: photo.name })}
                    onClick={() => retry(photo)}
                    className="px-3!"
                  >
                    {i18n._('office.tryAgain')}
                  </Button>
                  <Button
                    look="plain"
                    aria-label={i18n._('office.photos.leaveOutOf', { name: photo.name })}
                    onClick={() => drop(photo.id)}
                    className="px-3!"
                  >
                    {i18n._('office.photos.leaveOut')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Progress({ photo: { name, progress } }: { photo: PhotoOnItsWay }) {
  const { i18n } = useLingui();
  if (progress.state === 'failed')
    return (
      <p role="alert">
        <span className="block font-semibold break-all">{name}</span>
        <span className="text-chilli">{progress.why}</span>
      </p>
    );
  if (progress.state === 'waiting')
    return <p className="break-all text-muted">{i18n._('office.photos.waits', { name })}</p>;
  return progress.state === 'sending' ? (
    <ProgressBar label={name} share={progress.share} />
  ) : (
    <ProgressBar label={i18n._('office.photos.smaller', { name })} />
  );
}

const PHOTOS_AT_MOST = 30;

/** A photo on its way to be a draft. */
type PhotoOnItsWay = {
  id: number;
  file: File;
  name: string;
  /** The draft that it becomes: one, however often it is tried. */
  act: Act;
  progress: { state: 'waiting' } | PhotoProgress | { state: 'failed'; why: string };
};

/** Two at a time: more of them only slow each other down on a village's line. */
const AT_ONCE = 2;
let made = 0;

/**
 * Makes a draft of each chosen photo, one after the other, and calls `onDraft` for each that is one. What failed waits
 * to be tried again; what is done stays done when the page is closed.
 */
function useManyPhotos(onDraft: () => void) {
  const [photos, setPhotos] = useState<readonly PhotoOnItsWay[]>([]);
  const [tooMany, setTooMany] = useState(0);
  const [stop] = useState(() => new AbortController());
  const drafted = useRef(onDraft);
  useEffect(() => {
    drafted.current = onDraft;
  });
  useEffect(() => () => stop.abort(), [stop]);

  const update = (id: number, progress: PhotoOnItsWay['progress']): void =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, progress } : photo)));
  const drop = (id: number): void => setPhotos((all) => all.filter((photo) => photo.id !== id));

  const send = async ({ id, file, act }: PhotoOnItsWay): Promise<void> => {
    try {
      const onProgress = (progress: PhotoProgress): void => update(id, progress);
      const thumbnail = await uploadPhoto(file, { onProgress, signal: stop.signal });
      await callApi('/products/drafts', { method: 'POST', body: { drafts: [{ thumbnail }] }, act });
      drop(id);
      drafted.current();
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof PhotoRefused || error instanceof CallFailed)) throw error;
      update(id, { state: 'failed', why: error.message });
    }
  };
  const sendAll = async (queue: PhotoOnItsWay[]): Promise<void> => {
    for (let next = queue.shift(); next && !stop.signal.aborted; next = queue.shift()) await send(next);
  };

  return {
    photos,
    tooMany,
    drop,
    choose: (files: readonly File[]): void => {
      const chosen = files.slice(0, PHOTOS_AT_MOST).map((file): PhotoOnItsWay => ({
        id: (made += 1),
        file,
        name: file.name,
        act: {},
        progress: { state: 'waiting' },
      }));
      setTooMany(Math.max(0, files.length - PHOTOS_AT_MOST));
      setPhotos((all) => [...all, ...chosen]);
      const queue = [...chosen];
      for (let one = 0; one < AT_ONCE; one += 1) void sendAll(queue);
    },
    retry: (photo: PhotoOnItsWay): void => void send(photo),
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Act } from '#base/ids.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type PhotoProgress, PhotoRefused, uploadPhoto } from '#media/web/admin/public.ts';

export const PHOTOS_AT_MOST = 30;

/** A photo on its way to be a draft. */
export type PhotoOnItsWay = {
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
export function useManyPhotos(onDraft: () => void) {
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

import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { uploadForm } from '#browser/calls/upload.ts';
import { useSession } from '#identity/web/public.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { type PhotoFault, PhotoUnfit, shrinkPhoto } from '#media/web/shrink-photo.ts';

/** The shop stores nothing larger than 960 px; smaller files are sent unchanged: shrinking them would gain nothing. */
const LIMITS = { side: 1600, light: 400 * 1024, most: UPLOAD_LIMITS.bytes };

const WHY: Record<PhotoFault, { id: string }> = {
  noPicture: /*i18n*/ { id: 'office.photos.noPicture' },
  broken: /*i18n*/ { id: 'office.photos.broken' },
  noShrink: /*i18n*/ { id: 'office.photos.noShrink' },
  tooLarge: /*i18n*/ { id: 'office.photos.tooLarge' },
};

/** The reason why a photo cannot be sent, for the person who chose it. */
export class PhotoRefused extends Error {}

async function shrunk(file: File): Promise<Blob> {
  try {
    return await shrinkPhoto(file, LIMITS);
  } catch (error) {
    if (!(error instanceof PhotoUnfit)) throw error;
    throw new PhotoRefused(i18n._(WHY[error.fault].id));
  }
}

/** The progress of a photo. */
export type PhotoProgress = { state: 'shrinking' } | { state: 'sending'; share: number };

/** Shrinks a photo in the browser and uploads it; resolves to its address. Rejects with PhotoRefused or CallFailed. */
export async function uploadPhoto(
  file: File,
  { onProgress, signal }: { onProgress: (progress: PhotoProgress) => void; signal?: AbortSignal },
): Promise<string> {
  onProgress({ state: 'shrinking' });
  const form = new FormData();
  form.append('upload_preset', 'products');
  form.append('file', await shrunk(file), file.name);
  onProgress({ state: 'sending', share: 0 });
  const { url } = await uploadForm<{ url: string }>('/media', form, {
    token: useSession.getState().token,
    onProgress: (share) => onProgress({ state: 'sending', share }),
    ...(signal && { signal }),
  });
  return url;
}

/** The result of an upload: the picture's address, or the reason why there is none. */
export type PhotoOutcome = { url: string } | { refused: string };

/** Tells the form what to wait for before it is sent. */
type OnPhoto = (outcome: Promise<PhotoOutcome>) => void;

/** The photo of a form: the props of its picker, and the result. */
export type PhotoOfForm = {
  picker: { initial: string; onPhoto: OnPhoto };
  /** Proposes an existing picture; it is taken unless there is a photo, or the owner decided otherwise. */
  propose: (url: string) => void;
  /** True if the picture is the proposed one. */
  isProposed: boolean;
  /** True if another photo was chosen, or the photo removed. */
  isTouched: () => boolean;
  /** Waits for the upload. Resolves to the address, empty without a photo. A refused photo makes the form fail. */
  settled: () => Promise<string>;
};

/** The photo of a form; `initial` is its present address. */
export function usePhoto(initial: string): PhotoOfForm {
  const { i18n } = useLingui();
  const latest = useRef<Promise<PhotoOutcome>>(undefined);
  const [proposed, setProposed] = useState('');
  return {
    picker: {
      initial: initial || proposed,
      onPhoto: (outcome) => {
        latest.current = outcome;
        setProposed('');
      },
    },
    propose: (url) => {
      if (initial === '' && latest.current === undefined) setProposed(url);
    },
    isProposed: proposed !== '',
    isTouched: () => latest.current !== undefined || proposed !== '',
    settled: async () => {
      const outcome = (await latest.current) ?? { url: initial || proposed };
      if ('url' in outcome) return outcome.url;
      throw new CallFailed(0, 'invalid', i18n._('office.photos.orRemove', { refused: outcome.refused }));
    },
  };
}

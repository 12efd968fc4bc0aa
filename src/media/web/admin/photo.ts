import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { uploadForm } from '#browser/calls/upload.ts';
import { useSession } from '#identity/web/public.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';

/** The longest side worth sending: the shop stores nothing larger than 960 px. */
const SIDE = 1600;
/** Smaller files are sent unchanged: shrinking them would gain nothing. */
const LIGHT = 400 * 1024;
const QUALITIES = [0.85, 0.7, 0.5] as const;

/**
 * Shrinks a photo for a slow connection: a 12-megapixel picture of 5 MB becomes one of about 300 KB. A file that this
 * browser cannot read is refused with the reason.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  if (!(UPLOAD_LIMITS.types as readonly string[]).includes(file.type)) {
    throw new PhotoRefused(i18n._('office.photos.noPicture'));
  }
  if (file.size <= LIGHT) return file;
  const picture = await decode(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PhotoRefused(i18n._('office.photos.noShrink'));
  // JPEG has no transparency: transparent parts become white instead of black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= UPLOAD_LIMITS.bytes) return blob.size < file.size ? blob : file;
  }
  throw new PhotoRefused(i18n._('office.photos.tooLarge'));
}

/** The reason why a photo cannot be sent, for the person who chose it. */
export class PhotoRefused extends Error {}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The decoder does not say what is wrong with the file.
    throw new PhotoRefused(i18n._('office.photos.broken'));
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
  form.append('file', await shrinkPhoto(file), file.name);
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

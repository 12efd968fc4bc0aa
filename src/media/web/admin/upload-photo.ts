import { uploadForm } from '#browser/calls/upload.ts';
import { useSession } from '#identity/web/public.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** How far a photo is. */
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

import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { PHOTO_CHARACTERS, PHOTOS_AT_MOST } from '#complaints/limits.ts';
import { type PhotoFault, PhotoUnfit, shrinkPhoto } from '#media/web/public.ts';
import { Icon } from '#ui/icon.tsx';

/** A photo is sent as base64, four letters for three bytes. */
const MOST = Math.floor(((PHOTO_CHARACTERS - 64) / 4) * 3);
/** The shop keeps nothing larger than 960 px. */
const LIMITS = { side: 960, light: 100 * 1024, most: MOST };

const WHY: Record<PhotoFault, { id: string }> = {
  noPicture: /*i18n*/ { id: 'account.wrong.noPicture' },
  broken: /*i18n*/ { id: 'account.wrong.broken' },
  noShrink: /*i18n*/ { id: 'account.wrong.noShrink' },
  tooLarge: /*i18n*/ { id: 'account.wrong.tooLarge' },
};

/** Photos of what is wrong, taken or chosen, shrunk on this device before they are sent; none is needed. */
export function PhotoChoice({
  photos,
  onPhotos,
}: {
  photos: readonly string[];
  onPhotos: (photos: string[]) => void;
}) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<PhotoFault>();
  const take = async (files: FileList | null): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    const taken = [...photos];
    try {
      for (const file of files ?? [])
        if (taken.length < PHOTOS_AT_MOST) taken.push(await textOf(await shrinkPhoto(file, LIMITS)));
    } catch (error) {
      if (!(error instanceof PhotoUnfit)) throw error;
      setFault(error.fault);
    } finally {
      onPhotos([...new Set(taken)]);
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {photos.map((photo, at) => (
          <span
            key={photo}
            className="relative size-16 overflow-hidden rounded-control bg-white ring-1 ring-line"
          >
            <Preview
              photo={photo}
              name={i18n._('account.complaint.photo', { at: at + 1, count: photos.length })}
            />
            <button
              type="button"
              aria-label={i18n._('account.wrong.removePhoto', { at: at + 1 })}
              onClick={() => onPhotos(photos.filter((one) => one !== photo))}
              className="absolute inset-0 grid place-items-start justify-items-end p-1"
            >
              <span className="grid size-6 place-items-center rounded-full bg-white text-ink ring-1 ring-line">
                <Icon name="close" className="size-4" />
              </span>
            </button>
          </span>
        ))}
        {photos.length < PHOTOS_AT_MOST && (
          <label
            aria-busy={busy || undefined}
            className="flex min-h-16 min-w-36 flex-1 cursor-pointer items-center justify-center gap-3 rounded-control border border-dashed border-muted/60 px-3 text-center font-semibold text-leaf has-focus-visible:outline-3 has-focus-visible:outline-leaf hover:bg-leaf-soft"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6 shrink-0 fill-none stroke-current stroke-[1.8]"
            >
              <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.3a3 3 0 1 1 0 6a3 3 0 0 1 0-6" />
            </svg>
            {busy
              ? i18n._('account.wrong.shrinking')
              : photos.length === 0
                ? i18n._('account.wrong.photo')
                : i18n._('account.wrong.anotherPhoto')}
            <input
              type="file"
              accept="image/*"
              multiple
              disabled={busy}
              className="sr-only"
              onChange={({ target }) => void take(target.files).then(() => (target.value = ''))}
            />
          </label>
        )}
      </div>
      <p role="alert" className="text-sm text-chilli empty:hidden">
        {fault && i18n._(WHY[fault].id)}
      </p>
    </div>
  );
}

/** A picture as the text in which it is sent, and kept while there is no network. */
const textOf = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new PhotoUnfit('broken')));
    reader.readAsDataURL(photo);
  });

/** A photo that was taken, as it will be sent. The shop's pages show no pictures from text, so it is one of the browser's own. */
function Preview({ photo, name }: { photo: string; name: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const bytes = Uint8Array.from(atob(photo.slice(photo.indexOf(',') + 1)), (letter) =>
      letter.charCodeAt(0),
    );
    const made = URL.createObjectURL(new Blob([bytes]));
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img ref={image} alt={name} className="size-full object-cover" />;
}

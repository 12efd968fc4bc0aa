import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { CallFailed } from '#browser/api-client.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { TilePicture } from '#media/web/tile-picture.tsx';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { PhotoRefused } from './shrink-photo.ts';
import { type PhotoProgress, uploadPhoto } from './upload-photo.ts';

type Photo = { state: 'kept'; url: string } | PhotoProgress | { state: 'refused'; why: string };

/** The result of an upload: the picture's address, or the reason why there is none. */
type PhotoOutcome = { url: string } | { refused: string };

/** Tells the form what to wait for before it is sent. */
type OnPhoto = (outcome: Promise<PhotoOutcome>) => void;

/** The photo of a form: the props of its picker, and the result. */
export type PhotoOfForm = {
  picker: { initial: string; onPhoto: OnPhoto };
  /** Whether another photo was chosen, or the photo removed. */
  isTouched: () => boolean;
  /** Waits for the upload. Resolves to the address, empty without a photo. A refused photo makes the form fail. */
  settled: () => Promise<string>;
};

/** The photo of a form; `initial` is its present address. */
export function usePhoto(initial: string): PhotoOfForm {
  const { i18n } = useLingui();
  const latest = useRef<Promise<PhotoOutcome>>(undefined);
  return {
    picker: {
      initial,
      onPhoto: (outcome) => {
        latest.current = outcome;
      },
    },
    isTouched: () => latest.current !== undefined,
    settled: async () => {
      const outcome = (await latest.current) ?? { url: initial };
      if ('url' in outcome) return outcome.url;
      throw new CallFailed(0, 'invalid', i18n._('office.photos.orRemove', { refused: outcome.refused }));
    },
  };
}

/**
 * Takes or chooses a photo, shrinks it in the browser and uploads it while the rest of the form is filled in.
 * `usePhoto` gives the resulting address.
 */
export function PhotoPicker({ initial, onPhoto }: PhotoOfForm['picker']) {
  const { i18n } = useLingui();
  const [photo, setPhoto] = useState<Photo>({ state: 'kept', url: initial });
  const [preview, setPreview] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const send = async (file: File): Promise<PhotoOutcome> => {
    stop.current?.abort();
    const mine = (stop.current = new AbortController());
    const before = photo.state === 'kept' ? photo.url : '';
    setPreview(URL.createObjectURL(file));
    try {
      const url = await uploadPhoto(file, { onProgress: setPhoto, signal: mine.signal });
      setPhoto({ state: 'kept', url });
      return { url };
    } catch (error) {
      if (mine.signal.aborted) return { url: before };
      if (!(error instanceof PhotoRefused || error instanceof CallFailed)) throw error;
      setPhoto({ state: 'refused', why: error.message });
      setPreview(undefined);
      return { refused: error.message };
    }
  };

  const choose = (file: File | undefined): void => {
    if (file) onPhoto(send(file));
  };
  const remove = (): void => {
    stop.current?.abort();
    setPreview(undefined);
    setPhoto({ state: 'kept', url: '' });
    onPhoto(Promise.resolve({ url: '' }));
  };

  const url = photo.state === 'kept' ? photo.url : '';
  return (
    <div className="grid gap-1">
      <span id={`${id}-label`} className="font-medium">
        {i18n._('office.photo')}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-tile bg-shelf text-muted">
          {preview && <img src={preview} alt="" className="size-full object-contain" />}
          {!preview && url && <TilePicture thumbnail={url} className="size-full object-contain" />}
          {!preview && !url && <ToolIcon name="camera" className="size-8" />}
        </div>
        <div className="grid min-w-[min(100%,10rem)] flex-1 gap-2">
          <span className="flex flex-wrap gap-2">
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-white px-4 font-semibold text-leaf ring-1 ring-leaf ring-inset focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf hover:bg-leaf-soft">
              <ToolIcon name="upload" />
              {url || preview ? i18n._('office.photos.change') : i18n._('office.photos.chooseOne')}
              <input
                type="file"
                accept={UPLOAD_LIMITS.types.join()}
                aria-describedby={`${id}-hint ${id}-state`}
                className="sr-only"
                onChange={(event) => {
                  choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {(url || preview) && (
              <button
                type="button"
                onClick={remove}
                className="min-h-11 rounded-control px-3 font-semibold text-leaf hover:bg-leaf-soft"
              >
                {i18n._('office.photos.remove')}
              </button>
            )}
          </span>
          <p id={`${id}-hint`} className="text-muted">
            {i18n._('office.photos.limits')}
          </p>
        </div>
      </div>
      <div id={`${id}-state`} aria-live="polite">
        <PhotoState photo={photo} />
      </div>
    </div>
  );
}

function PhotoState({ photo }: { photo: Photo }) {
  const { i18n } = useLingui();
  if (photo.state === 'refused') return <p className="text-chilli">{photo.why}</p>;
  if (photo.state === 'shrinking') return <ProgressBar label={i18n._('office.photos.making')} />;
  if (photo.state === 'kept') return null;
  return (
    <ProgressBar
      label={photo.share < 1 ? i18n._('office.photos.sending') : i18n._('office.photos.almost')}
      share={photo.share}
    />
  );
}

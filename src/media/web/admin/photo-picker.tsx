import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { TilePicture } from '#media/web/tile-picture.tsx';
import { ProgressBar } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import {
  PhotoRefused,
  type PhotoProgress,
  uploadPhoto,
  type PhotoOfForm,
  type PhotoOutcome,
} from './photo.ts';
type Photo = { state: 'kept'; url: string } | PhotoProgress | { state: 'refused'; why: string };

/**
 * Content beside the photo: `instead` is the picture that shoppers see if there is no photo, with a text; `note` is a
 * text about the photo.
 */
type Beside = { instead?: { picture: ReactNode; says: string } | undefined; note?: string | false };

/**
 * Takes or chooses a photo, shrinks it in the browser and uploads it while the rest of the form is filled in.
 * `usePhoto` gives the resulting address.
 */
export function PhotoPicker({ initial, onPhoto, instead, note }: PhotoOfForm['picker'] & Beside) {
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

  // A proposed picture comes later than the form.
  const [first, setFirst] = useState(initial);
  if (initial !== first) {
    setFirst(initial);
    if (photo.state === 'kept' && initial !== '') setPhoto({ state: 'kept', url: initial });
  }
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
          {!preview && !url && (instead?.picture ?? <ToolIcon name="camera" className="size-8" />)}
        </div>
        <div className="grid min-w-[min(100%,10rem)] flex-1 gap-2">
          <span className="flex flex-wrap gap-2">
            <FileButton isCamera describedBy={`${id}-hint ${id}-state`} onFile={choose}>
              <ToolIcon name="camera" />
              {i18n._('office.photos.take')}
            </FileButton>
            <FileButton describedBy={`${id}-hint ${id}-state`} onFile={choose}>
              <ToolIcon name="upload" />
              {url || preview ? i18n._('office.photos.change') : i18n._('office.photos.chooseOne')}
            </FileButton>
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
          {(url || preview ? note : instead?.says) && <p>{url || preview ? note : instead?.says}</p>}
        </div>
      </div>
      <div id={`${id}-state`} aria-live="polite">
        <PhotoState photo={photo} />
      </div>
    </div>
  );
}

/** Chooses a file; `isCamera`: takes it with the camera, on devices that are held in the hand. */
const FileButton = ({
  isCamera = false,
  describedBy,
  onFile,
  children,
}: {
  isCamera?: boolean;
  describedBy: string;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}) => (
  <label
    className={classNames(
      'min-h-11 cursor-pointer items-center gap-2 rounded-control bg-white px-4 font-semibold text-leaf ring-1 ring-leaf ring-inset focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-leaf hover:bg-leaf-soft',
      isCamera ? 'hidden pointer-coarse:inline-flex' : 'inline-flex',
    )}
  >
    {children}
    <input
      type="file"
      accept={isCamera ? 'image/*' : UPLOAD_LIMITS.types.join()}
      capture={isCamera ? 'environment' : undefined}
      aria-describedby={describedBy}
      className="sr-only"
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  </label>
);

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

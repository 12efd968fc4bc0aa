import { useLingui } from '@lingui/react';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { type PhotoOnItsWay, PHOTOS_AT_MOST, useManyPhotos } from './use-many-photos.ts';

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

import { type SubmitEvent, useState } from 'react';
import { gtinOf } from '#catalogue/products/barcode.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

/** Reads one barcode with the camera, or takes its digits from somebody who types them. */
export default function ScanDialog({
  onScan,
  onClose,
}: {
  onScan: (digits: string) => void;
  onClose: () => void;
}) {
  const { video, state, again } = useCamera(onScan);
  const works = state === 'looking' || state === 'nothing yet' || state === 'asking';
  return (
    <Dialog open onClose={onClose} title="Scan a barcode">
      <div className="grid gap-4">
        <div className={`relative aspect-4/3 overflow-hidden rounded-tile bg-ink ${works ? '' : 'hidden'}`}>
          <video
            ref={video}
            muted
            playsInline
            aria-label="What the camera sees"
            className="size-full object-cover"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-8 inset-y-1/4 rounded-control border-3 border-marigold"
          />
        </div>
        <p
          role={works ? 'status' : 'alert'}
          className={works ? 'text-muted' : 'rounded-control bg-marigold-soft p-3'}
        >
          {WORDS[state]}
        </p>
        {!works && (
          <Button look="secondary" onClick={again}>
            Try the camera again
          </Button>
        )}
        <TypedDigits onScan={onScan} />
      </div>
    </Dialog>
  );
}

const WORDS: Record<CameraState, string> = {
  asking: 'Waiting for the camera …',
  looking: 'Hold the barcode into the frame, a hand’s width away.',
  'nothing yet':
    'Nothing read yet. More light, a little nearer or further away, or type the digits below it.',
  refused:
    'The camera was refused to this page. Allow it in the browser’s settings for this site, or type the digits.',
  none: 'This device has no camera. Type the digits, or use a scanner that types.',
  busy: 'Another app has the camera. Close it and try again, or type the digits.',
  insecure:
    'The camera works only where the shop is opened with https. Type the digits, or use a scanner that types.',
  broken: 'The camera’s picture could not be read. Check the connection and try again, or type the digits.',
};

function TypedDigits({ onScan }: { onScan: (digits: string) => void }) {
  const [error, setError] = useState<string>();
  const take = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The dialog may stand inside another form, which this is not sent with.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('digits');
    const digits = gtinOf(typeof typed === 'string' ? typed : '');
    if (digits) onScan(digits);
    else setError(WRONG_DIGITS);
  };
  return (
    <form noValidate onSubmit={take} aria-label="Type the digits" className="flex items-start gap-3">
      <Field
        name="digits"
        label="Digits"
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onInput={() => setError(undefined)}
        className="flex-1"
      />
      <Button type="submit" look="secondary" className="mt-7">
        Take
      </Button>
    </form>
  );
}

/** Said of digits that are no barcode. */
export const WRONG_DIGITS = 'This is no barcode: a digit is missing or wrong';

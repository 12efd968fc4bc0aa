import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { gtinOf } from '#catalogue/products/barcode.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { type CameraState, useCamera } from './use-camera.ts';

/** Reads one barcode with the camera, or takes typed digits. */
export default function ScanDialog({
  onScan,
  onClose,
}: {
  onScan: (digits: string) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const { video, state, again } = useCamera(onScan);
  const works = state === 'looking' || state === 'nothing yet' || state === 'asking';
  return (
    <Dialog open onClose={onClose} title={i18n._('office.scan.title')}>
      <div className="grid gap-4">
        <div className={`relative aspect-4/3 overflow-hidden rounded-tile bg-night ${works ? '' : 'hidden'}`}>
          <video
            ref={video}
            muted
            playsInline
            aria-label={i18n._('office.scan.sees')}
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
          {i18n._(WORDS[state])}
        </p>
        {!works && (
          <Button look="secondary" onClick={again}>
            {i18n._('office.scan.again')}
          </Button>
        )}
        <TypedDigits onScan={onScan} />
      </div>
    </Dialog>
  );
}

const WORDS: Record<CameraState, string> = {
  asking: /*i18n*/ 'office.scan.asking',
  looking: /*i18n*/ 'office.scan.looking',
  'nothing yet': /*i18n*/ 'office.scan.nothing',
  refused: /*i18n*/ 'office.scan.refused',
  none: /*i18n*/ 'office.scan.noCamera',
  busy: /*i18n*/ 'office.scan.busy',
  insecure: /*i18n*/ 'office.scan.insecure',
  broken: /*i18n*/ 'office.scan.broken',
};

function TypedDigits({ onScan }: { onScan: (digits: string) => void }) {
  const { i18n } = useLingui();
  const [error, setError] = useState<string>();
  const take = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The dialog may stand inside another form, which this is not sent with.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('digits');
    const digits = gtinOf(typeof typed === 'string' ? typed : '');
    if (digits) onScan(digits);
    else setError(i18n._(WRONG_DIGITS));
  };
  return (
    <form
      noValidate
      onSubmit={take}
      aria-label={i18n._('office.scan.type')}
      className="flex items-start gap-3"
    >
      <Field
        name="digits"
        label={i18n._('office.scan.digits')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onInput={() => setError(undefined)}
        className="flex-1"
      />
      <Button type="submit" look="secondary" className="mt-7">
        {i18n._('office.scan.take')}
      </Button>
    </form>
  );
}

/** The message about digits that are no barcode. */
const WRONG_DIGITS = /*i18n*/ 'office.scan.wrong';

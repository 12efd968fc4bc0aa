import type { ComponentProps } from 'react';
import { classNames } from '../look/class-names.ts';
import { EmailField } from './contact-fields.tsx';
import { Tick } from './tick.tsx';

/** The e-mail field of a form, and a box to tick for who has no address: then the field is gone. */
export function EmailOrNone({
  noEmail,
  onNoEmail,
  label,
  className,
  ...field
}: ComponentProps<typeof EmailField> & {
  noEmail: boolean;
  onNoEmail: (noEmail: boolean) => void;
  /** What the box says. */
  label: string;
}) {
  return (
    <div className={classNames('grid gap-1', className)}>
      {!noEmail && <EmailField {...field} required />}
      <Tick name="noEmail" checked={noEmail} onChange={(event) => onNoEmail(event.target.checked)}>
        {label}
      </Tick>
    </div>
  );
}

/** The texts of such a form, and whether the box is ticked. */
export const readEmailOrNone = (data: FormData): Record<string, FormDataEntryValue | boolean> => ({
  ...Object.fromEntries(data),
  noEmail: data.has('noEmail'),
});

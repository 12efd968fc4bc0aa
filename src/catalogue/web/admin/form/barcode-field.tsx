import type { KeyboardEvent } from 'react';
import { Field, type FieldState } from '#ui/form/field.tsx';

/** A scanner types the digits and Enter, which must not send the form. */
const keepFromSending = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The barcode of a product: typed, or scanned with a scanner that types. */
export const BarcodeField = ({ className, ...field }: FieldState & { className?: string }) => (
  <Field
    {...field}
    label="Barcode"
    hint="Type it, or scan it with a scanner"
    inputMode="numeric"
    autoComplete="off"
    onKeyDown={keepFromSending}
    className={className}
  />
);

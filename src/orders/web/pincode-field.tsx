import { type InputEvent, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import type { Place } from '#shop/shop.ts';
import { Field, type FieldState } from '#ui/field.tsx';

const SIX_DIGITS = /^[1-9]\d{5}$/;

/** Six digits that fill in the district and the state beside them, which may be written over. */
export function PincodeField(field: FieldState) {
  const [hint, setHint] = useState<string>();

  const fillIn = async ({ currentTarget: input }: InputEvent<HTMLInputElement>): Promise<void> => {
    const pincode = input.value.trim();
    setHint(undefined);
    if (!SIX_DIGITS.test(pincode)) return;
    try {
      const { district, state } = await callApi<Place>(`/shop/pincodes/${pincode}`);
      // Meanwhile another one may have been typed.
      if (input.value.trim() !== pincode) return;
      write(input.form, { district, state });
      setHint(`${district}, ${state}`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 404) setHint('We do not know this pincode. Please fill in the district yourself.');
    }
  };

  return (
    <Field
      {...field}
      label="Pincode"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      hint={hint && <output>{hint}</output>}
      onInput={(event) => void fillIn(event)}
    />
  );
}

function write(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  // The form keeps what is in it through a reload; a field that a script fills says nothing by itself.
  form?.dispatchEvent(new Event('input', { bubbles: true }));
}

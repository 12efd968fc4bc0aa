import { useLingui } from '@lingui/react';
import { type InputEvent, useRef, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Place } from '#delivery/delivery.ts';
import { Field, type FieldState } from '#ui/form/field.tsx';

const SIX_DIGITS = /^[1-9]\d{5}$/;

type Filled = Record<string, string>;

/**
 * A pincode field that fills in district and state. It overwrites only what an earlier pincode filled in, never typed
 * text.
 */
export function PincodePicker({
  district: districtField,
  state: stateField,
  required,
  ...field
}: FieldState & { district: string; state: string; required?: boolean }) {
  const { i18n } = useLingui();
  const [said, setSaid] = useState<string>();
  const filled = useRef<Filled>({});

  const fillIn = async ({ currentTarget: input }: InputEvent<HTMLInputElement>): Promise<void> => {
    const pincode = input.value.trim();
    setSaid(undefined);
    if (!SIX_DIGITS.test(pincode)) return;
    try {
      const { district, state } = await callApi<Place>(`/shop/pincodes/${pincode}`);
      // Another pincode may have been typed meanwhile.
      if (input.value.trim() !== pincode) return;
      const found = { [districtField]: district, [stateField]: state };
      write(input.form, found, filled.current);
      filled.current = found;
      setSaid(`${district}, ${state}`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // Without an answer, the two fields are filled in by hand.
      if (error.status === 404) setSaid(error.message);
    }
  };

  return (
    <Field
      {...field}
      label={i18n._('account.field.pincode')}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      required={required}
      hint={said && <output>{said}</output>}
      onInput={(event) => void fillIn(event)}
    />
  );
}

function write(form: HTMLFormElement | null, found: Filled, earlier: Filled): void {
  for (const [name, value] of Object.entries(found)) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    if (input.value.trim() !== '' && input.value !== earlier[name]) continue;
    input.value = value;
    // Setting a value fires no event, but the form must notice the change.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Place } from '#delivery/delivery.ts';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { textFieldOf, writeField } from '#ui/form/write-field.ts';

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

  const fillIn = async (input: HTMLInputElement): Promise<void> => {
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

  // A pincode that was known before, and that nobody types here.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (current && !textFieldOf(current.form, districtField)?.value) void fillIn(current);
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is typed later is followed as it is typed
  }, []);
  return (
    <Field
      {...field}
      ref={input}
      label={i18n._('account.field.pincode')}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      required={required}
      hint={said && <output>{said}</output>}
      onInput={({ currentTarget }) => void fillIn(currentTarget)}
    />
  );
}

function write(form: HTMLFormElement | null, found: Filled, earlier: Filled): void {
  for (const [name, value] of Object.entries(found)) {
    const input = textFieldOf(form, name);
    if (!input || (input.value.trim() !== '' && input.value !== earlier[name])) continue;
    writeField(input, value);
  }
}

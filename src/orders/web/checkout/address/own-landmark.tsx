import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field, type FieldState } from '#ui/form/field.tsx';
import { textFieldOf, writeField } from '#ui/form/write-field.ts';

/** The landmark, typed or taken at one tap: most houses of a village are near one of these. */
export function OwnLandmark({ field }: { field: (name: string) => FieldState }) {
  const { i18n } = useLingui();
  const { defaultValue = '', ...state } = field('landmark');
  const [text, setText] = useState(defaultValue);
  const usual = [
    i18n._('account.near.temple'),
    i18n._('account.near.mosque'),
    i18n._('account.near.church'),
    i18n._('account.near.school'),
    i18n._('account.near.busStand'),
  ];
  return (
    <div className="col-span-full grid gap-2">
      <Field
        {...state}
        defaultValue={defaultValue}
        label={i18n._('account.address.landmark')}
        hint={i18n._('account.address.landmarkHint')}
        autoComplete="address-line2"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        required
      />
      {(text === '' || usual.includes(text)) && (
        <ul aria-label={i18n._('account.near.label')} className="flex flex-wrap gap-2">
          {usual.map((near) => (
            <li key={near}>
              <Button
                look="secondary"
                aria-pressed={near === text}
                className="px-3! font-normal! aria-pressed:bg-leaf-soft"
                onClick={({ currentTarget: { form } }) => {
                  const input = textFieldOf(form, 'landmark');
                  if (input) writeField(input, near);
                }}
              >
                {near}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

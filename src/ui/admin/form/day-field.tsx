import { type InputHTMLAttributes, useId, useState } from 'react';
import { CONTROL } from './labelled-select.tsx';

/** The first day of the field. Typing the year 2026 passes through the years 2, 20 and 202. */
const FIRST_DAY = '2000-01-01';

/**
 * A day with its label above it. `onDay` gets each whole day that is typed or picked, and an empty text if the field
 * was cleared, unless it is required. While staff type, the typed text stays in the field, whatever answers arrive.
 */
export function DayField({
  label,
  value,
  onDay,
  ...input
}: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'required'> & {
  label: string;
  value: string;
  onDay: (day: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="date"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value >= FIRST_DAY || (target.value === '' && !input.required)) onDay(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        className={CONTROL}
      />
    </div>
  );
}

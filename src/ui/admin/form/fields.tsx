import { type SelectHTMLAttributes, useId, type InputHTMLAttributes, useState } from 'react';

/** The classes of a small select or date field of the back office. */
export const CONTROL =
  'min-h-11 min-w-0 rounded-control border border-muted/60 bg-white px-3 text-base text-ink md:text-sm';

/** A select with its label above it. */
export function LabelledSelect({
  label,
  options,
  className,
  ...select
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  label: string;
  /** Value and label. */
  options: readonly (readonly [string, string])[];
}) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className ?? ''}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select {...select} id={id} className={CONTROL}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

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

/** A few answers side by side, of which one holds; four stand in two rows. */
export function Choice<Value extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={`grid gap-2 ${options.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {options.map(([value, label]) => (
        <label
          key={value}
          className="grid min-h-12 cursor-pointer place-items-center rounded-control border border-muted/60 px-1 text-center font-medium has-checked:border-leaf has-checked:bg-leaf-soft has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

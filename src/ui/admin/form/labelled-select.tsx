import { type SelectHTMLAttributes, useId } from 'react';

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

/** A few answers side by side, of which one holds; below each other where the letters are large. */
export function Options<Value extends string>({
  name,
  legend,
  isLegendShown = false,
  options,
  chosen,
  onChoose,
}: {
  name: string;
  legend: string;
  isLegendShown?: boolean;
  options: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
      <legend className={isLegendShown ? 'mb-2 text-lg font-bold' : 'sr-only'}>{legend}</legend>
      {options.map(([value, label]) => (
        <label
          key={value}
          className="grid min-h-11 cursor-pointer place-items-center rounded-control bg-white px-1 py-1 text-center leading-tight ring-1 ring-muted/60 ring-inset has-checked:bg-leaf-soft has-checked:font-bold has-checked:text-leaf has-checked:ring-2 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
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

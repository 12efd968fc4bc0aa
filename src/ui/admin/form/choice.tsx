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

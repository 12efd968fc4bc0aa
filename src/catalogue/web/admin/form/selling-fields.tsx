import { useState } from 'react';
import { isLoose, type SoldBy } from '#base/amount.ts';
import { type Unit, UNITS, USUAL_RULE } from '#catalogue/catalogue.ts';
import { Field, type FieldState, SelectField } from '#ui/form/field.tsx';

const SOLD_BY_NAMES: Record<SoldBy, string> = {
  piece: 'By the piece, or whole kg and litres',
  weight: 'Loose, by weight',
  volume: 'Loose, by volume',
};

const PROPOSED: Partial<Record<Unit, SoldBy>> = { kg: 'weight', litres: 'volume' };

/** In which unit and how a product is sold; of loose goods also from how much on and in which steps. */
export function SellingFields({ field }: { field: (name: string) => FieldState }) {
  const soldBy = field('soldBy');
  const [chosen, setChosen] = useState((soldBy.defaultValue || 'piece') as SoldBy);
  return (
    <>
      <SelectField
        {...field('unit')}
        label="Unit"
        onChange={(event) => setChosen(PROPOSED[event.target.value as Unit] ?? 'piece')}
      >
        <option value="">Choose a unit</option>
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
      <SelectField
        name={soldBy.name}
        error={soldBy.error}
        value={chosen}
        label="Sold"
        onChange={(event) => setChosen(event.target.value as SoldBy)}
        className="col-span-2"
      >
        {Object.entries(SOLD_BY_NAMES).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {isLoose(chosen) && (
        <>
          <Field
            {...field('least')}
            label={`Least, in ${chosen === 'weight' ? 'kg' : 'litres'}`}
            hint={`Left empty: ${USUAL_RULE.least / 1000}`}
            inputMode="decimal"
            autoComplete="off"
          />
          <Field
            {...field('step')}
            label={`Step, in ${chosen === 'weight' ? 'kg' : 'litres'}`}
            hint={`Left empty: ${USUAL_RULE.step / 1000}`}
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}

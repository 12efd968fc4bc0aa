import { useLingui } from '@lingui/react';
import { LabelledSelect } from '#ui/admin/form/labelled-select.tsx';
import { Button } from '#ui/button.tsx';
import { type FieldState, SelectField } from '#ui/form/field.tsx';
import { shelfOptions, useStaffShelves } from './staff-shelves.ts';

/** The shelf of a product, in a form. */
export function ShelfSelect(field: FieldState) {
  const { i18n } = useLingui();
  const { shelves, problem, retry } = useStaffShelves();
  return (
    <SelectField
      // The select gets its initial choice only once the shelves are loaded.
      key={shelves ? 'there' : 'waiting'}
      {...field}
      label={i18n._('office.category')}
      hint={
        problem &&
        !shelves && (
          <>
            {problem}{' '}
            <Button look="plain" onClick={retry}>
              {i18n._('office.tryAgain')}
            </Button>
          </>
        )
      }
    >
      <option value="">{shelves ? i18n._('office.shelves.chooseCategory') : i18n._('office.loading')}</option>
      {!shelves && field.defaultValue && <option>{field.defaultValue}</option>}
      {shelfOptions(shelves ?? []).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Filters a list of products by shelf. */
export function ShelfFilter({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  className?: string;
}) {
  const { i18n } = useLingui();
  const { shelves } = useStaffShelves();
  return (
    <LabelledSelect
      label={i18n._('office.category')}
      options={[
        ['', i18n._('office.allOf')],
        ...(shelves ? shelfOptions(shelves) : value ? [[value, value] as const] : []),
      ]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    />
  );
}

import { USUAL_RULE } from '#catalogue/catalogue.ts';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { Fold, FOLDED } from './fold.tsx';

const NAMES = ['description', 'discount', 'brand', 'rating', 'color', 'sku', 'least', 'step'];

/** What the form fills in by itself or can do without, folded; always part of the form. */
export const MoreFields = ({ field, isLoose }: { field: (name: string) => FieldState; isLoose: boolean }) => (
  <Fold
    title="Description and more"
    hint={isLoose ? 'discount, brand, least amount' : 'discount, brand, SKU'}
    names={NAMES}
    field={field}
  >
    <div className={FOLDED}>
      <TextField
        {...field('description')}
        label="Description"
        hint="Until you type one, it is the name"
        rows={3}
        className="md:col-span-2"
      />
      <Field {...field('discount')} label="Discount" inputMode="decimal" autoComplete="off" />
      <Field {...field('brand')} label="Brand" autoComplete="off" />
      <Field {...field('rating')} label="Rating" hint="0 to 5" inputMode="decimal" autoComplete="off" />
      <Field {...field('color')} label="Color" autoComplete="off" />
      <Field {...field('sku')} label="SKU" hint="Left empty, it gets one" autoComplete="off" />
      {isLoose && (
        <>
          <Field
            {...field('least')}
            label="Least, in kg or litres"
            hint={`Left empty: ${USUAL_RULE.least / 1000}`}
            inputMode="decimal"
            autoComplete="off"
          />
          <Field
            {...field('step')}
            label="Step, in kg or litres"
            hint={`Left empty: ${USUAL_RULE.step / 1000}`}
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
    </div>
  </Fold>
);

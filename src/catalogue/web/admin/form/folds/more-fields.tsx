import { useLingui } from '@lingui/react';
import { USUAL_RULE } from '#catalogue/catalogue.ts';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { Fold, FOLDED } from './fold.tsx';

const NAMES = ['description', 'discount', 'brand', 'rating', 'color', 'sku', 'least', 'step'];

/** Fields that the form fills in by itself or that may stay empty, folded; always part of the form. */
export const MoreFields = ({ field, isLoose }: { field: (name: string) => FieldState; isLoose: boolean }) => {
  const { i18n } = useLingui();
  return (
    <Fold
      title={i18n._('office.product.more')}
      hint={isLoose ? i18n._('office.product.moreLoose') : i18n._('office.product.moreHint')}
      names={NAMES}
      field={field}
    >
      <div className={FOLDED}>
        <TextField
          {...field('description')}
          label={i18n._('office.product.about')}
          hint={i18n._('office.product.aboutHint')}
          rows={3}
          className="md:col-span-2"
        />
        <Field
          {...field('discount')}
          label={i18n._('office.product.discount')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('brand')} label={i18n._('office.product.brand')} autoComplete="off" />
        <Field
          {...field('rating')}
          label={i18n._('office.product.rating')}
          hint={i18n._('office.product.ratingHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field {...field('color')} label={i18n._('office.product.color')} autoComplete="off" />
        <Field
          {...field('sku')}
          label={i18n._('office.product.sku')}
          hint={i18n._('office.product.skuHint')}
          autoComplete="off"
        />
        {isLoose && (
          <>
            <Field
              {...field('least')}
              label={i18n._('office.leastKg')}
              hint={i18n._('office.product.leftEmpty', { amount: USUAL_RULE.least / 1000 })}
              inputMode="decimal"
              autoComplete="off"
            />
            <Field
              {...field('step')}
              label={i18n._('office.product.stepKg')}
              hint={i18n._('office.product.leftEmpty', { amount: USUAL_RULE.step / 1000 })}
              inputMode="decimal"
              autoComplete="off"
            />
          </>
        )}
      </div>
    </Fold>
  );
};

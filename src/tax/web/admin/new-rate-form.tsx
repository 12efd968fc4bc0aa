import { i18n } from '@lingui/core';
import { callApi } from '#browser/calls/api-client.ts';
import { NewRate, type Rates, type TaxGoods } from '#tax/tax.ts';
import { Button } from '#ui/button.tsx';
import { Field, Problem, SelectField } from '#ui/form/field.tsx';
import { typedAmount, useSchemaForm } from '#ui/form/form.tsx';

/** Form for a rate of the owner's own: of goods of the list, or of the first digits of an HSN. */
export function NewRateForm({
  rates: { goods, today },
  titleOf,
  onSaved,
}: {
  rates: Rates;
  titleOf: (one: TaxGoods) => string;
  onSaved: (next: Rates) => void;
}) {
  const form = useSchemaForm({
    schema: NewRate,
    initial: { from: today, condition: 'any' },
    read: (data) => {
      const percent = typedAmount(data.get('rate'));
      const typed = Object.fromEntries(data) as Record<string, string>;
      // To a whole number of hundredths, but a typed third decimal is still refused.
      return { ...typed, rate: percent === undefined ? undefined : Number((percent * 100).toFixed(4)) };
    },
    submit: async ({ nature: _, ...body }, _form, act) =>
      onSaved(await callApi<Rates>('/tax/rates', { method: 'POST', body, act })),
  });
  return (
    <form {...form.props} className="grid gap-3 rounded-tile border border-line bg-white p-4">
      <SelectField {...form.field('goods')} label={i18n._('office.product.taxGoods')}>
        <option value="">{i18n._('office.tax.byHsn')}</option>
        {goods.map((one) => (
          <option key={one.goods} value={one.goods}>
            {titleOf(one)}
          </option>
        ))}
      </SelectField>
      <Field
        {...form.field('hsn')}
        label={i18n._('office.product.hsn')}
        hint={i18n._('office.tax.hsnHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField {...form.field('condition')} label={i18n._('office.product.taxedAs')}>
        <option value="any">{i18n._('office.tax.any')}</option>
        <option value="packed">{i18n._('office.tax.packed')}</option>
        <option value="loose">{i18n._('office.tax.loose')}</option>
      </SelectField>
      <Field
        {...form.field('rate')}
        label={i18n._('office.product.taxRate')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field {...form.field('from')} type="date" label={i18n._('office.tax.from')} />
      <Field
        {...form.field('source')}
        label={i18n._('office.tax.source')}
        hint={i18n._('office.tax.sourceHint')}
        autoComplete="off"
      />
      {form.problem && <Problem text={form.problem} />}
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {i18n._('office.common.save')}
      </Button>
    </form>
  );
}

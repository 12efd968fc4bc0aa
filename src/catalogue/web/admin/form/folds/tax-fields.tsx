import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type TaxGoods, taxGoodsChoices } from '#tax/tax.ts';
import { Field, type FieldState, SelectField } from '#ui/form/field.tsx';

/** The goods that a product's rate of GST follows from, packed or loose, its HSN, and a rate of its own. */
export function TaxFields({ field }: { field: (name: string) => FieldState }) {
  const { i18n } = useLingui();
  const goods = useTaxGoods();
  const chosen = field('taxGoods').defaultValue ?? '';
  // The key stands in the list before the names have come, so that it is not lost when the form is sent.
  const options = goods
    ? taxGoodsChoices(goods, i18n.locale)
    : chosen === ''
      ? []
      : [{ key: chosen, title: chosen }];
  return (
    <>
      <SelectField
        {...field('taxGoods')}
        key={goods ? 'named' : 'waiting'}
        label={i18n._('office.product.taxGoods')}
        hint={i18n._('office.product.taxGoodsHint')}
      >
        <option value="">{i18n._('office.product.unknown')}</option>
        {options.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field('taxedAs')}
        label={i18n._('office.product.taxedAs')}
        hint={i18n._('office.product.taxedAsHint')}
      >
        <option value="">{i18n._('office.product.taxedAsByPack')}</option>
        <option value="packed">{i18n._('office.tax.packed')}</option>
        <option value="loose">{i18n._('office.tax.loose')}</option>
      </SelectField>
      <Field
        {...field('hsn')}
        label={i18n._('office.product.hsn')}
        hint={i18n._('office.product.hsnHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...field('taxRate')}
        label={i18n._('office.product.taxRate')}
        hint={i18n._('office.product.taxRateHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

/** The classes of goods; undefined until they have come. Without a network the form goes on without them. */
function useTaxGoods(): TaxGoods[] | undefined {
  const [goods, setGoods] = useState<TaxGoods[]>();
  useEffect(() => {
    const asking = new AbortController();
    callApi<{ goods: TaxGoods[] }>('/tax/goods', { signal: asking.signal }).then(
      (answer) => setGoods(answer.goods),
      (error: unknown) => {
        if (!(error instanceof CallFailed) && !asking.signal.aborted) throw error;
      },
    );
    return () => asking.abort();
  }, []);
  return goods;
}

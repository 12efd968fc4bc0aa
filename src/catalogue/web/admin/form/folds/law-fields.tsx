import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { fromRupees } from '#base/figures/money.ts';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { COUNTRIES } from '#catalogue/products/label/countries.ts';
import { LABEL_FIELDS } from '#catalogue/products/product-details.ts';
import { Field, type FieldState, SelectField } from '#ui/form/field.tsx';
import { TaxFields } from './tax-fields.tsx';

/** The names of the fields that the law asks for. */
export const LAW = ['mark', 'origin', ...LABEL_FIELDS];

/** Details required by law, and the purchase price. */
export const LawFields = ({ field }: { field: (name: string) => FieldState }) => {
  const { i18n } = useLingui();
  return (
    <>
      <SelectField {...field('mark')} label={i18n._('office.product.mark')}>
        <option value="">{i18n._('office.product.noMark')}</option>
        <option value="veg">{i18n._('office.product.veg')}</option>
        <option value="nonveg">{i18n._('office.product.nonVeg')}</option>
      </SelectField>
      <SelectField {...field('origin')} label={i18n._('office.product.origin')}>
        <option value="">{i18n._('office.product.unknown')}</option>
        {countriesIn(i18n).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        {...field('maker')}
        label={i18n._('office.product.maker')}
        hint={i18n._('office.product.makerHint')}
        autoComplete="off"
      />
      <Field
        {...field('packer')}
        label={i18n._('office.product.packer')}
        hint={i18n._('office.product.packerHint')}
        autoComplete="off"
      />
      <Field
        {...field('importer')}
        label={i18n._('office.product.importer')}
        hint={i18n._('office.product.importerHint')}
        autoComplete="off"
      />
      <Field
        {...field('care')}
        label={i18n._('office.product.care')}
        hint={i18n._('office.product.careHint')}
        autoComplete="off"
      />
      <Field
        {...field('bestBefore')}
        label={i18n._('office.product.bestBefore')}
        hint={i18n._('office.product.bestBeforeHint')}
        autoComplete="off"
      />
      <TaxFields field={field} />
      <Field
        {...field('fssai')}
        label={i18n._('office.product.fssai')}
        hint={i18n._('office.product.fssaiHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PurchasePrice {...field('purchasePrice')} />
    </>
  );
};

/** All countries with their names in the language of the page, India first. */
function countriesIn({ locale }: I18n): [code: string, name: string][] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return COUNTRIES.map((code): [string, string] => [code, names.of(code) ?? code]).toSorted(
    ([one, a], [other, b]) => Number(other === 'IN') - Number(one === 'IN') || a.localeCompare(b, locale),
  );
}

/** Price that the shop paid for one; beside the price of the same form it shows the margin. */
function PurchasePrice(field: FieldState) {
  const { i18n } = useLingui();
  const [margin, setMargin] = useState<string>();
  const say = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    const price = currentTarget.form?.elements.namedItem('price') as HTMLInputElement | null;
    setMargin(marginText(i18n, price?.value ?? '', currentTarget.value)?.text);
  };
  return (
    <Field
      {...field}
      label={i18n._('office.product.purchasePrice')}
      hint={margin ?? i18n._('office.product.paidForOne')}
      inputMode="decimal"
      autoComplete="off"
      onInput={say}
      onFocus={say}
    />
  );
}

const AMOUNT = /^\s*\d{1,9}(\.\d{0,2})?\s*$/;

/** The margin between two typed amounts in words, and whether it is a loss; undefined while one of them is none. */
export function marginText(
  i18n: I18n,
  price: string,
  paid: string,
): { text: string; isLoss: boolean } | undefined {
  if (!AMOUNT.test(price) || !AMOUNT.test(paid)) return undefined;
  const margin = minusRupees(Number(price), Number(paid));
  const amount = `₹${Math.abs(margin)}`;
  if (margin < 0) return { text: i18n._('office.margin.loss', { amount }), isLoss: true };
  if (Number(price) === 0) return { text: i18n._('office.margin.amount', { amount }), isLoss: false };
  const share = Math.round((fromRupees(margin) / fromRupees(Number(price))) * 100);
  return { text: i18n._('office.margin.share', { amount, share }), isLoss: false };
}

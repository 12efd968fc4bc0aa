import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { COUNTRIES } from '#catalogue/products/countries.ts';
import { LABEL_FIELDS } from '#catalogue/products/product-details.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Field, type FieldState, SelectField, TextField } from '#ui/form/field.tsx';
import { Fold, FOLDED } from './fold.tsx';
import { PurchasePrice } from './purchase-price.tsx';

/** What is known of a product's details, by their names in the API. */
export type KnownDetails = Record<string, string>;

type FieldsProps = { field: (name: string) => FieldState };
type DetailsProps = FieldsProps & {
  /** The product that is edited; none while one is added. */
  product: string | undefined;
  /** What a suggestion filled in. */
  filled: KnownDetails | undefined;
};

/**
 * The details of a product in folded sections: names in other languages, limits, what the law asks for.
 * Sections that stay folded are not sent, so they stay as they are.
 */
export function DetailFields({ field, product, filled }: DetailsProps) {
  const { i18n } = useLingui();
  const [isOpened, setOpened] = useState(false);
  const { known, problem, retry } = useDetails(isOpened ? product : undefined, filled);
  const isThere = known !== undefined && (isOpened || filled !== undefined);
  const withKnown = (name: string): FieldState => ({ ...field(name), defaultValue: known?.[name] });
  const inside = (fields: ReactNode): ReactNode =>
    isThere ? (
      <div key={filled ? 'filled' : 'empty'} className={FOLDED}>
        {fields}
      </div>
    ) : (
      <p className="pb-4 text-muted">
        {problem ?? i18n._('office.loading')}{' '}
        {problem && (
          <Button look="plain" onClick={retry}>
            {i18n._('office.tryAgain')}
          </Button>
        )}
      </p>
    );
  const props = { field, onOpen: () => setOpened(true) };
  return (
    <>
      <Fold
        {...props}
        title={i18n._('office.product.names')}
        hint={i18n._('office.product.namesHint')}
        names={NAMES}
      >
        {inside(<NameFields field={withKnown} />)}
      </Fold>
      <Fold
        {...props}
        title={i18n._('office.product.limits')}
        hint={i18n._('office.product.limitsHint')}
        names={LIMITS}
      >
        {inside(<LimitFields field={withKnown} />)}
      </Fold>
      <Fold
        {...props}
        title={i18n._('office.product.law')}
        hint={i18n._('office.product.lawHint')}
        names={LAW}
      >
        {inside(<LawFields field={withKnown} />)}
      </Fold>
    </>
  );
}

const NAMES = ['title_hi', 'title_bn', 'description_hi', 'description_bn', 'alsoCalled'];
const LIMITS = ['mostPerOrder', 'lowStock'];
const LAW = ['mark', 'origin', ...LABEL_FIELDS];

/** The details of a product as a form shows them; without a product, what was filled in. */
function useDetails(product: string | undefined, filled: KnownDetails | undefined) {
  const [read, setRead] = useState<KnownDetails>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!product) return undefined;
    const asking = new AbortController();
    callApi<WholeProduct>(`/products/admin/${product}`, { signal: asking.signal }).then(
      (whole) => setRead(textsOf(whole)),
      (error: unknown) => {
        if (error instanceof CallFailed) setProblem(error.message);
      },
    );
    return () => asking.abort();
  }, [product, round]);
  const retry = (): void => {
    setProblem(undefined);
    setRound(round + 1);
  };
  return { known: product ? read : (filled ?? {}), problem, retry };
}

const textsOf = (whole: WholeProduct): KnownDetails =>
  Object.fromEntries(
    [...NAMES, ...LIMITS, ...LAW].map((name) => [name, String(whole[name as keyof WholeProduct] ?? '')]),
  );

const NameFields = ({ field }: FieldsProps) => {
  const { i18n } = useLingui();
  return (
    <>
      <Field {...field('title_hi')} label={i18n._('office.product.nameHi')} lang="hi" autoComplete="off" />
      <Field {...field('title_bn')} label={i18n._('office.product.nameBn')} lang="bn" autoComplete="off" />
      <TextField {...field('description_hi')} label={i18n._('office.product.aboutHi')} lang="hi" rows={2} />
      <TextField {...field('description_bn')} label={i18n._('office.product.aboutBn')} lang="bn" rows={2} />
      <Field
        {...field('alsoCalled')}
        label={i18n._('office.product.alsoCalled')}
        hint={i18n._('office.product.alsoCalledHint')}
        autoComplete="off"
        className="md:col-span-2"
      />
    </>
  );
};

const LimitFields = ({ field }: FieldsProps) => {
  const { i18n } = useLingui();
  return (
    <>
      <Field
        {...field('mostPerOrder')}
        label={i18n._('office.product.most')}
        hint={i18n._('office.product.mostHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        {...field('lowStock')}
        label={i18n._('office.product.warnAt')}
        hint={i18n._('office.product.warnAtHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
};

const LawFields = ({ field }: FieldsProps) => {
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
        {...field('bestBefore')}
        label={i18n._('office.product.bestBefore')}
        hint={i18n._('office.product.bestBeforeHint')}
        autoComplete="off"
      />
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
        inputMode="decimal"
        autoComplete="off"
      />
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

import { type ReactNode, useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { COUNTRIES, countryName } from '#catalogue/products/countries.ts';
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
        {problem ?? 'Loading …'}{' '}
        {problem && (
          <Button look="plain" onClick={retry}>
            Try again
          </Button>
        )}
      </p>
    );
  const props = { field, onOpen: () => setOpened(true) };
  return (
    <>
      <Fold {...props} title="Names" hint="Hindi, Bengali, also called" names={NAMES}>
        {inside(<NameFields field={withKnown} />)}
      </Fold>
      <Fold {...props} title="Limits" hint="most per order, when to warn" names={LIMITS}>
        {inside(<LimitFields field={withKnown} />)}
      </Fold>
      <Fold {...props} title="What the law asks" hint="maker, best before, HSN, tax" names={LAW}>
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

const NameFields = ({ field }: FieldsProps) => (
  <>
    <Field {...field('title_hi')} label="Name in Hindi" lang="hi" autoComplete="off" />
    <Field {...field('title_bn')} label="Name in Bengali" lang="bn" autoComplete="off" />
    <TextField {...field('description_hi')} label="Description in Hindi" lang="hi" rows={2} />
    <TextField {...field('description_bn')} label="Description in Bengali" lang="bn" rows={2} />
    <Field
      {...field('alsoCalled')}
      label="Also called"
      hint="Other words for it, with commas between: gur, bellam"
      autoComplete="off"
      className="md:col-span-2"
    />
  </>
);

const LimitFields = ({ field }: FieldsProps) => (
  <>
    <Field
      {...field('mostPerOrder')}
      label="Most per order"
      hint="Left empty: as much as there is"
      inputMode="decimal"
      autoComplete="off"
    />
    <Field
      {...field('lowStock')}
      label="Warn at"
      hint="When so much or less is left; left empty, as for the whole shop"
      inputMode="decimal"
      autoComplete="off"
    />
  </>
);

const LawFields = ({ field }: FieldsProps) => (
  <>
    <SelectField {...field('mark')} label="Food mark">
      <option value="">None</option>
      <option value="veg">Vegetarian</option>
      <option value="nonveg">Not vegetarian</option>
    </SelectField>
    <SelectField {...field('origin')} label="Country of origin">
      <option value="">Unknown</option>
      {BY_NAME.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
    <Field {...field('maker')} label="Maker" hint="Name and address" autoComplete="off" />
    <Field {...field('packer')} label="Packer" hint="If not the maker" autoComplete="off" />
    <Field {...field('importer')} label="Importer" hint="Of goods from abroad" autoComplete="off" />
    <Field {...field('bestBefore')} label="Best before" hint="6 months, or 2027-03-31" autoComplete="off" />
    <Field {...field('hsn')} label="HSN" hint="4, 6 or 8 digits" inputMode="numeric" autoComplete="off" />
    <Field {...field('taxRate')} label="Tax rate, per cent" inputMode="decimal" autoComplete="off" />
    <Field {...field('fssai')} label="FSSAI number" hint="14 digits" inputMode="numeric" autoComplete="off" />
    <PurchasePrice {...field('purchasePrice')} />
  </>
);

const BY_NAME = COUNTRIES.map((code) => [code, countryName(code)] as const).toSorted(
  ([one, a], [other, b]) => Number(other === 'IN') - Number(one === 'IN') || a.localeCompare(b),
);

import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi, tellIfFailed } from '#browser/calls/api-client.ts';
import { lawCount } from '#catalogue/products/label/law.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { Button } from '#ui/button.tsx';
import { Field, type FieldState, TextField } from '#ui/form/field.tsx';
import { Fold, FOLDED } from './fold.tsx';
import { LAW, LawFields } from './law-fields.tsx';

/** A product's details as far as known, by their names in the API. */
export type KnownDetails = Record<string, string>;

type FieldsProps = { field: (name: string) => FieldState };
type DetailsProps = FieldsProps & {
  /** The product that is edited; none while one is added. */
  product: string | undefined;
  /** Details that a suggestion filled in. */
  filled: KnownDetails | undefined;
  /** Text typed since then into any field of the form. */
  typed: KnownDetails;
  /** Kind of goods, on which the details required by law depend. */
  goods: { isFood: boolean; isWeighed: boolean };
};

/**
 * The details of a product in folded sections: names in other languages, limits, what the law asks for.
 * Sections that stay folded are not sent, so they stay as they are.
 */
export function DetailFields({ field, product, filled, typed, goods }: DetailsProps) {
  const { i18n } = useLingui();
  const [isOpened, setOpened] = useState(false);
  const { known, problem, retry } = useDetails(product, filled);
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
  const said: KnownDetails = { title: field('title').defaultValue ?? '', ...known, ...typed };
  const titles = TITLES.filter((name) => said[name]).length;
  const props = { field, onOpen: () => setOpened(true) };
  return (
    <>
      <Fold
        {...props}
        title={i18n._('office.product.names')}
        hint={i18n._('office.product.namesHint')}
        names={NAMES}
        count={known && { filled: titles, all: TITLES.length }}
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
        count={known && lawCount(said, goods)}
      >
        {inside(<LawFields field={withKnown} />)}
      </Fold>
    </>
  );
}

const NAMES = ['title_hi', 'title_bn', 'description_hi', 'description_bn', 'alsoCalled'];
const TITLES = ['title', 'title_hi', 'title_bn'];
const LIMITS = ['mostPerOrder', 'lowStock'];

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
      tellIfFailed(({ message }) => setProblem(message)),
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
    [...NAMES, ...LIMITS, ...LAW].map((name) => [
      name,
      String(whole[name as keyof Omit<WholeProduct, 'each'>] ?? ''),
    ]),
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

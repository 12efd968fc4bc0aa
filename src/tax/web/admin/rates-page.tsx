import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { startOfShopDay } from '#base/calendar.ts';
import { formatRupees } from '#base/figures/money.ts';
import { isLanguage } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatDay } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useShown } from '#browser/calls/use-call.ts';
import { type Rates, type TaxGoods, taxGoodsTitle, type TaxRate } from '#tax/tax.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { NewRateForm } from './new-rate-form.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (words) => words._('office.tax.rates'));

/** Reads all rates: those that come with the shop, and the owner's own. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  callApi<Rates>('/tax/rates', { signal });

/** The rates of goods with their source and day, found by a word or an HSN, and the owner's own rates. */
export default function RatesPage() {
  useLingui();
  const [rates, show] = useShown(useLoaderData<typeof clientLoader>());
  const [word, setWord] = useState('');
  const [isAdding, setAdding] = useState(false);
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const titleOf = (one: TaxGoods): string => taxGoodsTitle(one, language);
  const goods = rates.goods
    .filter((one) => isFound(one, word.trim().toLocaleLowerCase()))
    .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), i18n.locale));
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <ScreenHeader
        title={i18n._('office.tax.rates')}
        back={{
          to: officeAddress('tax'),
          label: i18n._('office.tax.title'),
          group: i18n._('office.tax.title'),
        }}
      />
      <OwnRates rates={rates} titleOf={titleOf} onRates={show} />
      {isAdding ? (
        <NewRateForm
          rates={rates}
          titleOf={titleOf}
          onSaved={(next) => {
            show(next);
            setAdding(false);
            showToast('success', i18n._('office.tax.saved'));
          }}
        />
      ) : (
        <Button look="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {i18n._('office.tax.addRate')}
        </Button>
      )}
      <Field
        name="word"
        type="search"
        label={i18n._('office.tax.findRate')}
        autoComplete="off"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
        {goods.map((one) => (
          <li key={one.goods} className="grid gap-0.5 px-4 py-2">
            <b className="font-semibold">{titleOf(one)}</b>
            {one.hsn.length > 0 && (
              <span className="text-sm text-muted">
                {i18n._('office.product.hsn')} {one.hsn.join(', ')}
              </span>
            )}
            {nowOf(rates.shipped, one.goods, rates.today).map((row) => (
              <RateLine key={`${row.condition} ${row.upTo}`} row={row} />
            ))}
          </li>
        ))}
      </ul>
      {goods.length === 0 && (
        <output className="text-muted">{i18n._('office.settings.find.none', { word: word.trim() })}</output>
      )}
    </div>
  );
}

const isFound = ({ title, title_hi, title_bn, hsn }: TaxGoods, word: string): boolean =>
  [title, title_hi, title_bn].some((text) => text.toLocaleLowerCase().includes(word)) ||
  hsn.some((heading) => heading.startsWith(word) || (word.length >= 4 && word.startsWith(heading)));

/** The rows of goods that hold on a day: all that began with the last of them. */
function nowOf(rows: readonly TaxRate[], goods: string, day: string): TaxRate[] {
  const begun = rows.filter((row) => row.goods === goods && row.from <= day);
  const last = begun.reduce((latest, { from }) => (from > latest ? from : latest), '');
  return begun.filter(({ from }) => from === last);
}

const CONDITIONS = {
  packed: /*i18n*/ 'office.tax.packed',
  loose: /*i18n*/ 'office.tax.loose',
} as const;

function RateLine({ row: { condition, rate, from, source, upTo, byPrintedPrice } }: { row: TaxRate }) {
  const parts = [
    condition !== 'any' && i18n._(CONDITIONS[condition]),
    rate === 0 ? i18n._('office.tax.exempt') : `${rate / 100} %`,
    upTo !== null && i18n._('office.tax.upTo', { price: formatRupees(upTo) }),
    byPrintedPrice && i18n._('office.tax.byPrintedPrice'),
  ].filter(Boolean);
  return (
    <span>
      {parts.join(' · ')}{' '}
      <span className="text-sm text-muted">
        {i18n._('office.tax.since', { day: formatDay(i18n, startOfShopDay(from)) })}
        {source && ` · ${source}`}
      </span>
    </span>
  );
}

/** The owner's own rates that have not ended; they win from their day on. */
function OwnRates({
  rates: { own, goods },
  titleOf,
  onRates,
}: {
  rates: Rates;
  titleOf: (one: TaxGoods) => string;
  onRates: (next: Rates) => void;
}) {
  const [problem, setProblem] = useState<string>();
  const standing = own.filter(({ until }) => until === null);
  const end = async (id: string): Promise<void> => {
    try {
      onRates(await callApi<Rates>(`/tax/rates/${id}`, { method: 'DELETE' }));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    }
  };
  if (standing.length === 0) return null;
  return (
    <section aria-labelledby="own-rates" className="grid gap-2">
      <h2 id="own-rates" className="text-lg font-bold">
        {i18n._('office.tax.ownRates')}
      </h2>
      {problem && <Problem text={problem} />}
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
        {standing.map((row) => {
          const named = goods.find((one) => one.goods === row.goods);
          const name = named ? titleOf(named) : `${i18n._('office.product.hsn')} ${row.hsn}`;
          return (
            <li key={row.id} className="flex items-center justify-between gap-2 px-4 py-2">
              <span className="grid gap-0.5">
                <b className="font-semibold">{name}</b>
                <RateLine row={row} />
              </span>
              <Button
                look="plain"
                aria-label={i18n._('office.tax.endRateOf', { name })}
                onClick={() => void end(row.id)}
              >
                {i18n._('office.tax.endRate')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { loadWords } from '#browser/language/words.ts';
import { countryName, type Facets, filterIn, type GoodsFilter } from '#catalogue/catalogue.ts';
import type { Asked } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

await loadWords('offline');

/** The listing, and what to do with the chosen filter. */
export type FilterDialogProps = {
  asked: Asked;
  onShow: (filter: GoodsFilter) => void;
  onClose: () => void;
};

/** Filters a listing by the brands, countries of origin and prices of its goods. Loaded only when it is opened. */
export function FilterDialog({ asked, onShow, onClose }: FilterDialogProps) {
  const { i18n } = useLingui();
  const { facets, hasFailed, retry } = useFacets(asked);
  return (
    <Dialog open onClose={onClose} title={i18n._('shop.filter.open')}>
      {hasFailed ? (
        <LoadFailed text={i18n._('shop.noAnswer')} retry={retry} />
      ) : facets ? (
        <FilterForm facets={facets} filter={asked.filter} onShow={onShow} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}

function FilterForm({
  facets,
  filter,
  onShow,
}: {
  facets: Facets;
  filter: GoodsFilter;
  onShow: FilterDialogProps['onShow'];
}) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => entry[1] !== ''),
    );
    const read = filterIn(typed);
    if ([...typed.keys()].some((name) => !(name in read))) setProblem(i18n._('offline.filter.priceForm'));
    else if ((read.from ?? 0) > (read.to ?? Number.POSITIVE_INFINITY))
      setProblem(i18n._('offline.filter.priceOrder'));
    else onShow(read);
  };
  const isKnown = facets.brands.some(({ brand }) => brand === filter.brand);
  return (
    <form onSubmit={submit} className="grid gap-4" aria-label={i18n._('shop.filter.open')} noValidate>
      <SelectField name="brand" label={i18n._('offline.filter.brand')} defaultValue={filter.brand ?? ''}>
        <option value="">{i18n._('offline.filter.allBrands')}</option>
        {filter.brand !== undefined && !isKnown && <option>{filter.brand}</option>}
        {facets.brands.map(({ brand, count }) => (
          <option key={brand} value={brand}>
            {brand} ({count})
          </option>
        ))}
      </SelectField>
      {(facets.countries.length > 0 || filter.origin !== undefined) && (
        <SelectField name="origin" label={i18n._('shop.filter.origin')} defaultValue={filter.origin ?? ''}>
          <option value="">{i18n._('offline.filter.allCountries')}</option>
          {filter.origin !== undefined &&
            facets.countries.every(({ origin }) => origin !== filter.origin) && (
              <option value={filter.origin}>{countryName(filter.origin)}</option>
            )}
          {facets.countries.map(({ origin, country, count }) => (
            <option key={origin} value={origin}>
              {country} ({count})
            </option>
          ))}
        </SelectField>
      )}
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1 font-medium">{i18n._('offline.filter.price')}</legend>
        <Field
          name="from"
          label={i18n._('offline.filter.from')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={filter.from?.toString()}
          hint={i18n._('offline.filter.lowest', { amount: formatRupees(facets.from) })}
          error={problem}
          onInput={() => setProblem(undefined)}
        />
        <Field
          name="to"
          label={i18n._('offline.filter.to')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={filter.to?.toString()}
          hint={i18n._('offline.filter.highest', { amount: formatRupees(facets.to) })}
          onInput={() => setProblem(undefined)}
        />
      </fieldset>
      <div className="flex flex-row-reverse gap-3">
        <Button type="submit" className="flex-1">
          {i18n._('offline.filter.show')}
        </Button>
        <Button look="secondary" onClick={() => onShow({})} className="flex-1">
          {i18n._('offline.filter.clear')}
        </Button>
      </div>
    </form>
  );
}

function useFacets({ q, active }: Asked) {
  const [facets, setFacets] = useState<Facets>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const category = active.join();
  useEffect(() => {
    const asking = new AbortController();
    const search = new URLSearchParams({ ...(q && { q }), ...(category && { category }) });
    callApi<Facets>(inPageLanguage(`/products/facets?${search}`), { signal: asking.signal }).then(
      setFacets,
      (error: unknown) => setFailed(error instanceof CallFailed),
    );
    return () => asking.abort();
  }, [q, category, round]);
  return {
    facets,
    hasFailed,
    retry: () => {
      setFailed(false);
      setRound(round + 1);
    },
  };
}

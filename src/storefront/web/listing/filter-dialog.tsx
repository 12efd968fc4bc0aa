import { type SubmitEvent, useEffect, useState } from 'react';
import { formatRupees } from '#base/money.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { inPageLanguage } from '#browser/page-language.ts';
import { countryName, type Facets, filterIn, type GoodsFilter } from '#catalogue/catalogue.ts';
import type { Asked } from '#storefront/listing.ts';
import { LoadFailed } from '#storefront/web/load-failed.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The listing, and what to do with the chosen filter. */
export type FilterDialogProps = {
  asked: Asked;
  onShow: (filter: GoodsFilter) => void;
  onClose: () => void;
};

/** Filters a listing by the brands, countries of origin and prices of its goods. Loaded only when it is opened. */
export function FilterDialog({ asked, onShow, onClose }: FilterDialogProps) {
  const { facets, hasFailed, retry } = useFacets(asked);
  return (
    <Dialog open onClose={onClose} title="Filter">
      {hasFailed ? (
        <LoadFailed text="The shop did not answer. Check your connection." retry={retry} />
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
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].filter((entry): entry is [string, string] => entry[1] !== ''),
    );
    const read = filterIn(typed);
    if ([...typed.keys()].some((name) => !(name in read))) setProblem('Write prices as 50 or 99.50');
    else if ((read.from ?? 0) > (read.to ?? Number.POSITIVE_INFINITY))
      setProblem('The first price is above the second');
    else onShow(read);
  };
  const isKnown = facets.brands.some(({ brand }) => brand === filter.brand);
  return (
    <form onSubmit={submit} className="grid gap-4" aria-label="Filter" noValidate>
      <SelectField name="brand" label="Brand" defaultValue={filter.brand ?? ''}>
        <option value="">All brands</option>
        {filter.brand !== undefined && !isKnown && <option>{filter.brand}</option>}
        {facets.brands.map(({ brand, count }) => (
          <option key={brand} value={brand}>
            {brand} ({count})
          </option>
        ))}
      </SelectField>
      {(facets.countries.length > 0 || filter.origin !== undefined) && (
        <SelectField name="origin" label="Country of origin" defaultValue={filter.origin ?? ''}>
          <option value="">All countries</option>
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
        <legend className="mb-1 font-medium">Price</legend>
        <Field
          name="from"
          label="From ₹"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={filter.from?.toString()}
          hint={`Lowest ${formatRupees(facets.from)}`}
          error={problem}
          onInput={() => setProblem(undefined)}
        />
        <Field
          name="to"
          label="To ₹"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={filter.to?.toString()}
          hint={`Highest ${formatRupees(facets.to)}`}
          onInput={() => setProblem(undefined)}
        />
      </fieldset>
      <div className="flex flex-row-reverse gap-3">
        <Button type="submit" className="flex-1">
          Show goods
        </Button>
        <Button look="secondary" onClick={() => onShow({})} className="flex-1">
          Clear
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

import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { perUnit } from '#catalogue/catalogue.ts';
import type { MarginPrices } from '#imports/staged.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

/** The prices that the margin comes to, row by row; of a long file the next ones are asked for. */
export function MarginPriceList({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [prices, setPrices] = useState<MarginPrices['prices']>([]);
  const [next, setNext] = useState<number | null>(0);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState({ from: 0 });
  useEffect(() => {
    const asking = new AbortController();
    const { from } = asked;
    callApi<MarginPrices>(`/products/imports/${id}/prices?from=${from}`, { signal: asking.signal }).then(
      (more) => {
        setPrices((before) => (from === 0 ? more.prices : [...before, ...more.prices]));
        setNext(more.next);
        setProblem(undefined);
      },
      (error: unknown) => {
        if (error instanceof CallFailed) setProblem(error.message);
        else if (!asking.signal.aborted) throw error;
      },
    );
    return () => asking.abort();
  }, [id, asked]);
  return (
    <>
      {prices.length > 0 && (
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={i18n._('office.import.marginPrices')}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-tile border border-line bg-white"
        >
          {prices.map(({ row, title, unit, pack, purchasePrice, price }) => (
            <li key={row} className="flex items-baseline justify-between gap-3 px-3 py-2">
              <span className="min-w-0">
                <OwnWords text={title} />
                <span className="block text-sm text-muted">
                  {[perUnit(i18n, unit), pack].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="shrink-0 text-right tabular-nums">
                <b className="block">{formatRupees(price)}</b>
                <span className="block text-sm text-muted">
                  {i18n._('office.import.boughtFor', { price: formatRupees(purchasePrice) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      {next !== null && (next > 0 || problem) && (
        <Button look="secondary" className="justify-self-start" onClick={() => setAsked({ from: next })}>
          {problem ? i18n._('office.tryAgain') : i18n._('office.import.morePrices')}
        </Button>
      )}
    </>
  );
}

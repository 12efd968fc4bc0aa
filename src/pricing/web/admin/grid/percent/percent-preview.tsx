import { useLingui } from '@lingui/react';
import type { PriceChangeReport } from '#pricing/pricing.ts';
import { Money } from '#ui/words/money.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Trans } from '#ui/words/trans.tsx';

type Line = PriceChangeReport['lines'][number];

/** The preview of a change of prices, product by product. */
export function PercentPreview({ report }: { report: PriceChangeReport }) {
  const { i18n } = useLingui();
  const { lines, above, changed, same } = report;
  return (
    <>
      <output className="block font-medium">
        {i18n._('office.change.preview', { changed, same, above: above.length })}
      </output>
      {above.length > 0 && (
        <details className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          <summary className="font-medium">{i18n._('office.change.above')}</summary>
          <ul className="mt-1">
            {above.map((line) => (
              <li key={line._id}>
                <Trans
                  id="office.change.aboveCut"
                  values={{ title: line.title }}
                  components={{
                    price: <Money rupees={line.to.price} />,
                    cut: <Money rupees={line.to.cuttedprice} />,
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {lines.length > 0 && (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{i18n._('office.change.first', { count: lines.length })}</caption>
          <thead>
            <tr className="border-b border-line [&>th]:py-1 [&>th]:font-semibold">
              <th scope="col">{i18n._('office.product')}</th>
              <th scope="col" className="text-right">
                {i18n._('office.price')}
              </th>
              <th scope="col" className="pl-3 text-right">
                {i18n._('office.cutPrice')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line._id} className="border-b border-line align-top last:border-0 [&>td]:py-1">
                <th scope="row" className="py-1 pr-2 font-normal">
                  <OwnWords text={line.title} />
                </th>
                <td className="text-right">
                  <FromTo line={line} of="price" />
                </td>
                <td className="pl-3 text-right">
                  <FromTo line={line} of="cuttedprice" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed > lines.length && (
        <p className="text-muted">{i18n._('office.change.these', { count: lines.length })}</p>
      )}
    </>
  );
}

const FromTo = ({ line, of }: { line: Line; of: 'price' | 'cuttedprice' }) =>
  line.from[of] === line.to[of] ? (
    <Money rupees={line.to[of]} className="text-muted" />
  ) : (
    <>
      <s className="block text-muted">
        <Money rupees={line.from[of]} />
      </s>
      <Money rupees={line.to[of]} className="font-semibold" />
    </>
  );

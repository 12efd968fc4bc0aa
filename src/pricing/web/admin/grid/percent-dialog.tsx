import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Rounding } from '#base/figures/percent.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type PriceChange, type PriceChangeReport, PRICE_KINDS } from '#pricing/pricing.ts';
import { LabelledSelect, CONTROL } from '#ui/admin/form/fields.tsx';
import { PreviewFooter } from '#ui/admin/preview-footer.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { Trans } from '#ui/words/trans.tsx';

const KINDS = {
  price: /*i18n*/ 'office.price',
  cuttedprice: /*i18n*/ 'office.cutPrice',
  both: /*i18n*/ 'office.bothPrices',
} as const;

const ROUNDING_NAMES: readonly (readonly [Rounding, string])[] = [
  ['rupee', /*i18n*/ 'office.change.rupee'],
  ['half rupee', /*i18n*/ 'office.change.halfRupee'],
  ['paise', /*i18n*/ 'office.change.paise'],
];

/** Changes the prices of the selection by a percentage: first a preview, then, when confirmed, the change. */
export function PercentDialog({
  chosen,
  count,
  onDone,
  onClose,
}: {
  chosen: PriceChange['chosen'];
  count: number;
  onDone: (report: PriceChangeReport) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [percent, setPercent] = useState('');
  const [of, setOf] = useState<PriceChange['of']>('price');
  const [round, setRound] = useState<Rounding>('rupee');
  const [report, setReport] = useState<PriceChangeReport>();
  const { busy, problem, run } = useCall(({ message, detail }, say) => {
    say(message);
    setReport(detail['report'] as PriceChangeReport | undefined);
  });

  const ask = (preview?: string): Promise<void> =>
    run(async () => {
      const change = {
        chosen,
        percent: Number(percent || Number.NaN),
        of,
        round,
        ...(preview && { preview }),
      };
      const answer = await callApi<PriceChangeReport>('/products/pricechange', {
        method: 'POST',
        body: change,
      });
      if (answer.change) onDone(answer);
      else setReport(answer);
    });
  /** The preview no longer matches a changed percentage. */
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setReport(undefined);
    };

  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._('office.change.title', { count })}
      footer={
        <PreviewFooter
          form="percent"
          changes={report?.changed ?? 0}
          busy={busy}
          onChange={() => void ask(report?.preview)}
          onClose={onClose}
        />
      }
    >
      <form
        id="percent"
        className="grid grid-cols-2 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <label className="col-span-2 grid gap-1">
          <span className="text-sm font-medium">{i18n._('office.change.percent')}</span>
          <input
            inputMode="text"
            data-number
            autoComplete="off"
            value={percent}
            placeholder={i18n._('office.change.example')}
            onChange={(event) => anew(setPercent)(event.target.value.replace('−', '-').trim())}
            className={CONTROL}
          />
        </label>
        <LabelledSelect
          label={i18n._('office.change.what')}
          options={PRICE_KINDS.map((kind) => [kind, i18n._(KINDS[kind])] as const)}
          value={of}
          onChange={(event) => anew(setOf)(event.target.value as PriceChange['of'])}
        />
        <LabelledSelect
          label={i18n._('office.change.round')}
          options={ROUNDING_NAMES.map(([name, label]) => [name, i18n._(label)] as const)}
          value={round}
          onChange={(event) => anew(setRound)(event.target.value as Rounding)}
        />
      </form>
      <div className="mt-3 grid gap-3">
        <Problem text={problem} />
        {report && <PercentPreview report={report} />}
      </div>
    </Dialog>
  );
}

type Line = PriceChangeReport['lines'][number];

/** The preview of a change of prices, product by product. */
function PercentPreview({ report }: { report: PriceChangeReport }) {
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

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Rounding } from '#base/figures/percent.ts';
import { type Margin, HIGHEST_MARGIN } from '#imports/imports.ts';
import type { StagedImport } from '#imports/staged.ts';
import { CONTROL, LabelledSelect } from '#ui/admin/form/fields.tsx';
import { Button } from '#ui/button.tsx';
import { MarginPriceList } from './margin-prices.tsx';

/** Margins that shops usually take on groceries, in per cent. */
const USUAL_MARGINS = [5, 8, 12] as const;

const ROUNDINGS: readonly (readonly [Rounding, string])[] = [
  ['rupee', /*i18n*/ 'office.change.rupee'],
  ['half rupee', /*i18n*/ 'office.change.halfRupee'],
  ['paise', /*i18n*/ 'office.change.paise'],
];

/** The margin that makes selling prices of purchase prices, with the prices that it comes to. */
export function MarginChoice({
  found,
  busy,
  onChange,
}: {
  found: StagedImport;
  busy: boolean;
  onChange: (margin: Margin | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { plan, columns, state } = found;
  if (!columns.some(({ field }) => field === 'purchasePrice')) return null;
  const { margin } = plan;
  const round = margin?.round ?? 'rupee';
  const isUsual = USUAL_MARGINS.some((percent) => percent === margin?.percent);
  return (
    <section aria-labelledby="margin" className="grid gap-2">
      <h2 id="margin" className="text-base font-semibold">
        {i18n._('office.import.margin')}
      </h2>
      <p className="text-sm text-muted">{i18n._('office.import.marginAbout')}</p>
      <fieldset aria-labelledby="margin" className="grid grid-cols-3 gap-2">
        {USUAL_MARGINS.map((percent) => (
          <button
            key={percent}
            type="button"
            disabled={busy}
            aria-pressed={margin?.percent === percent}
            className={CHIP}
            onClick={() => onChange({ percent, round })}
          >
            {percent} %
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-end gap-2">
        <OwnMargin
          key={margin?.percent}
          percent={isUsual ? undefined : margin?.percent}
          busy={busy}
          onTake={(percent) => onChange({ percent, round })}
        />
        <LabelledSelect
          label={i18n._('office.change.round')}
          options={ROUNDINGS.map(([name, label]) => [name, i18n._(label)] as const)}
          value={round}
          disabled={busy || !margin}
          onChange={(event) => margin && onChange({ ...margin, round: event.target.value as Rounding })}
        />
      </div>
      {margin && (
        <Button
          look="plain"
          disabled={busy}
          className="justify-self-start"
          onClick={() => onChange(undefined)}
        >
          {i18n._('office.import.noMargin')}
        </Button>
      )}
      {margin && state === 'waiting' && <MarginPriceList key={found.revision} id={found.id} />}
    </section>
  );
}

const CHIP =
  'min-h-11 rounded-control border border-muted/60 bg-white px-3 font-semibold tabular-nums aria-pressed:border-2 aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf';

/** A margin that is typed. */
function OwnMargin({
  percent,
  busy,
  onTake,
}: {
  percent: number | undefined;
  busy: boolean;
  onTake: (percent: number) => void;
}) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(percent === undefined ? '' : String(percent));
  const read = Number(typed.replace(',', '.') || Number.NaN);
  const isMargin = read >= 0 && read <= HIGHEST_MARGIN;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isMargin) onTake(read);
      }}
      className="flex items-end gap-2"
    >
      <label className="grid min-w-0 flex-1 gap-1">
        <span className="text-sm font-medium">{i18n._('office.import.ownMargin')}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          disabled={busy}
          className={`${CONTROL} w-full`}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </label>
      {isMargin && read !== percent && (
        <Button type="submit" look="secondary" busy={busy}>
          {i18n._('office.import.takeMargin')}
        </Button>
      )}
    </form>
  );
}

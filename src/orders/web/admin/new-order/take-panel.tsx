import { useLingui } from '@lingui/react';
import { formatRupees, toRupees } from '#base/figures/money.ts';
import type { CartFigures } from '#cart/cart.ts';
import { roundTime } from '#delivery/web/public.ts';
import { inCash } from '#orders/payments.ts';
import { UpiCode } from '#orders/web/upi/upi-code.tsx';
import { changeDraft, type Draft } from './draft.ts';
import { LabelledInput } from './labelled-input.tsx';
import type { usePlace } from './use-place.ts';
import type { Money } from './use-taking.ts';

const FIELD = 'min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base';
const METHODS = {
  cash: /*i18n*/ 'office.money.cash',
  upi: /*i18n*/ 'office.money.upi',
  card: /*i18n*/ 'office.money.card',
} as const;

/** When it comes and how it is paid; at the counter the change that is given back, or the code to pay by UPI. */
export function TakePanel({
  draft,
  figures,
  place,
  money,
  onMoney,
}: {
  draft: Draft;
  figures: CartFigures;
  place: ReturnType<typeof usePlace>;
  money: { reference: string; given: string };
  onMoney: (money: { reference: string; given: string }) => void;
}) {
  const { i18n } = useLingui();
  const isSale = draft.channel === 'counter';
  const methods = isSale ? (['cash', 'upi', 'card'] as const) : (['cash', 'card'] as const);
  return (
    <div className="grid gap-4">
      {!isSale && place.rounds.length > 0 && (
        <div className="grid gap-1">
          <label htmlFor="take-round" className="font-medium">
            {i18n._('office.take.round')}
          </label>
          <select
            id="take-round"
            value={draft.round ?? ''}
            onChange={({ target: { value } }) => changeDraft({ round: value || undefined })}
            className={FIELD}
          >
            <option value="">{i18n._('office.take.nextRound')}</option>
            {place.rounds.map((round) => (
              <option key={round.id} value={round.id}>
                {roundTime(i18n, round, place.now)}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset className="grid grid-flow-col auto-cols-fr gap-2">
        <legend className="mb-1 font-medium">
          {isSale ? i18n._('office.take.paidBy') : i18n._('office.take.paysBy')}
        </legend>
        {methods.map((method) => (
          <label
            key={method}
            className="grid min-h-12 cursor-pointer place-items-center rounded-control border border-muted/60 px-1 text-center font-medium has-checked:border-leaf has-checked:bg-leaf-soft has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="take-method"
              value={method}
              checked={draft.method === method}
              onChange={() => changeDraft({ method })}
              className="sr-only"
            />
            {i18n._(METHODS[method])}
          </label>
        ))}
      </fieldset>
      {isSale && draft.method === 'cash' && (
        <CashGiven
          total={inCash.taken(figures.total)}
          given={money.given}
          onGiven={(given) => onMoney({ ...money, given })}
        />
      )}
      {isSale && draft.method === 'upi' && (
        <>
          <UpiCode order={{ orderId: draft.id.slice(-6), due: toRupees(figures.total) }} />
          <LabelledInput
            id="take-utr"
            label={i18n._('office.money.utr')}
            inputMode="numeric"
            maxLength={20}
            value={money.reference}
            onChange={({ target: { value } }) => onMoney({ ...money, reference: value })}
          >
            <p className="text-sm text-muted">{i18n._('office.money.utrHint')}</p>
          </LabelledInput>
        </>
      )}
      <Sums figures={figures} isSale={isSale} area={place.area} />
    </div>
  );
}

function CashGiven({
  total,
  given,
  onGiven,
}: {
  total: ReturnType<typeof inCash.taken>;
  given: string;
  onGiven: (given: string) => void;
}) {
  const { i18n } = useLingui();
  const back = rupeesIn(given) - toRupees(total);
  return (
    <LabelledInput
      id="take-given"
      label={i18n._('office.take.given')}
      inputMode="numeric"
      maxLength={9}
      value={given}
      onChange={({ target: { value } }) => onGiven(value)}
    >
      <output className="block min-h-7 text-lg font-bold tabular-nums">
        {rupeesIn(given) > 0 &&
          (back >= 0
            ? i18n._('office.take.back', { amount: formatRupees(back) })
            : i18n._('office.take.missing', { amount: formatRupees(0 - back) }))}
      </output>
    </LabelledInput>
  );
}

/** An amount of rupees that somebody typed; nothing is 0. */
const rupeesIn = (typed: string): number => Number(typed.replaceAll(/[^\d.]/g, '')) || 0;

/** What is known of the money, as it is sent. */
export const moneyOf = ({ reference, given }: { reference: string; given: string }): Money => ({
  reference: reference.replaceAll(/\s/g, ''),
  given: rupeesIn(given),
});

function Sums({ figures, isSale, area }: { figures: CartFigures; isSale: boolean; area: string }) {
  const { i18n } = useLingui();
  const { subtotal, shipping, total } = figures;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-muted">{i18n._('office.take.subtotal')}</dt>
      <dd className="text-right">{formatRupees(toRupees(subtotal))}</dd>
      {!isSale && (
        <>
          <dt className="text-muted">
            {i18n._('office.take.shipping')} {area && `(${area})`}
          </dt>
          <dd className="text-right">{formatRupees(toRupees(shipping))}</dd>
        </>
      )}
      <dt className="self-end font-semibold">{i18n._('office.take.total')}</dt>
      <dd className="text-right text-2xl font-bold">{formatRupees(toRupees(total))}</dd>
    </dl>
  );
}

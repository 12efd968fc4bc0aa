import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { LabelledInput } from '#counter/web/admin/labelled-input.tsx';
import type { DraftFigures } from './draft-figures.ts';
import { changeOf, rupeesIn, type TypedMoney } from './typed-money.ts';

/** The cash that was given, and what goes back of it; what is missing can go on the account. */
export function CashGiven({
  figures,
  money,
  mayLend,
  onMoney,
}: {
  figures: DraftFigures;
  money: TypedMoney;
  mayLend: boolean;
  onMoney: (change: Partial<TypedMoney>) => void;
}) {
  const { i18n } = useLingui();
  const given = rupeesIn(money.given);
  const back = changeOf(money, figures.total);
  return (
    <div className="grid gap-2">
      <LabelledInput
        id="take-given"
        label={i18n._('office.take.given')}
        inputMode="numeric"
        maxLength={9}
        value={money.given}
        onChange={({ target: { value } }) => onMoney({ given: value })}
      >
        <output className="block min-h-7 text-lg font-bold tabular-nums">
          {given > 0 &&
            (back >= 0
              ? i18n._('office.take.back', { amount: formatRupees(back) })
              : i18n._('office.take.missing', { amount: formatRupees(0 - back) }))}
        </output>
      </LabelledInput>
      {mayLend && given > 0 && back < 0 && (
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={money.isRestOnAccount}
            onChange={({ target: { checked } }) => onMoney({ isRestOnAccount: checked })}
            className="size-5 shrink-0 accent-leaf"
          />
          {i18n._('office.take.restOnAccount')}
        </label>
      )}
    </div>
  );
}

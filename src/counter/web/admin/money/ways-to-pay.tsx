import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import { LabelledInput } from '#counter/web/admin/labelled-input.tsx';
import { useSession } from '#identity/web/public.ts';
import type { KhataNow } from '#money/web/admin/public.ts';
import { useShop } from '#settings/web/public.ts';
import {
  aboveLimit,
  changeOf,
  onAccount,
  rupeesIn,
  type TypedMoney,
  type DraftFigures,
} from './typed-money.ts';

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

/**
 * Amount that goes on the account and the balance after it. Above the limit the owner enters a reason; other staff
 * are told to ask the owner.
 */
export function OnAccount({
  draft,
  figures,
  khata,
  money,
  onMoney,
}: {
  draft: Draft;
  figures: DraftFigures;
  khata: KhataNow | undefined;
  money: TypedMoney;
  onMoney: (change: Partial<TypedMoney>) => void;
}) {
  const { i18n } = useLingui();
  const isOwner = useSession(({ user }) => user?.role === 'admin');
  const more = onAccount(draft, money, figures.total);
  if (!khata || more <= 0) return null;
  const above = aboveLimit(khata, more);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <span>{i18n._('office.take.goesOnAccount', { amount: formatRupees(more) })}</span>
        <b>{i18n._('office.take.owedThen', { amount: formatRupees(plusRupees(khata.owed, more)) })}</b>
      </p>
      {above > 0 && (
        <p className="rounded-control bg-chilli-soft px-3 py-2 text-chilli">
          {i18n._('office.take.aboveLimit', { amount: formatRupees(above) })}{' '}
          {!isOwner && i18n._('office.take.askOwner')}
        </p>
      )}
      {above > 0 && isOwner && (
        <LabelledInput
          id="take-beyond"
          label={i18n._('office.take.whyAbove')}
          maxLength={200}
          value={money.beyond}
          onChange={({ target: { value } }) => onMoney({ beyond: value })}
        />
      )}
    </div>
  );
}

/**
 * By UPI: the code is shown once the sale has its number, which stands in it. Who has paid already, with the code that stands on
 * the counter, is written down with the bank's number.
 */
export function UpiSeen({
  reference,
  onReference,
}: {
  reference: string;
  onReference: (reference: string) => void;
}) {
  const { i18n } = useLingui();
  const { upiId } = useShop();
  return (
    <div className="grid gap-2">
      {upiId !== '' && <p>{i18n._('office.take.codeComes')}</p>}
      <LabelledInput
        id="take-utr"
        label={upiId === '' ? i18n._('office.money.utr') : i18n._('office.take.utrIfPaid')}
        inputMode="numeric"
        maxLength={20}
        value={reference}
        onChange={({ target: { value } }) => onReference(value)}
      >
        <p className="text-sm text-muted">{i18n._('office.money.utrHint')}</p>
      </LabelledInput>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import { LabelledInput } from '#counter/web/admin/labelled-input.tsx';
import { useSession } from '#identity/web/public.ts';
import { roomOn } from '#money/money.ts';
import type { KhataNow } from '#money/web/admin/public.ts';
import type { DraftFigures } from './draft-figures.ts';
import { onAccount, type TypedMoney } from './typed-money.ts';

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
  const above = more - roomOn(khata);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <span>{i18n._('office.take.goesOnAccount', { amount: formatRupees(more) })}</span>
        <b>{i18n._('office.take.owedThen', { amount: formatRupees(khata.owed + more) })}</b>
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

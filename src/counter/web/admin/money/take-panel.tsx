import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import type { usePlace } from '#counter/web/admin/use-place.ts';
import type { KhataNow } from '#money/web/admin/public.ts';
import { CashGiven } from './cash-given.tsx';
import type { DraftFigures } from './draft-figures.ts';
import { OnAccount } from './on-account.tsx';
import { PayChoice } from './pay-choice.tsx';
import { NO_MONEY, type TypedMoney } from './typed-money.ts';
import { UpiSeen } from './upi-seen.tsx';
import { WhenChoice } from './when-choice.tsx';

/** When it comes and how it is paid: at the counter with the change that is given back, on account with what that leaves. */
export function TakePanel({
  draft,
  figures,
  place,
  khata,
  money,
  onMoney,
}: {
  draft: Draft;
  figures: DraftFigures;
  place: ReturnType<typeof usePlace>;
  khata: KhataNow | undefined;
  money: TypedMoney;
  onMoney: (money: TypedMoney) => void;
}) {
  const { method } = draft;
  const isSale = draft.channel === 'counter';
  const set = (change: Partial<TypedMoney>): void => onMoney({ ...money, ...change });
  return (
    <div className="grid gap-4">
      {!isSale && <WhenChoice draft={draft} place={place} />}
      <PayChoice draft={draft} khata={khata} onChoose={() => onMoney(NO_MONEY)} />
      {isSale && method === 'cash' && (
        <CashGiven
          figures={figures}
          money={money}
          mayLend={khata !== undefined && khata.limit > 0}
          onMoney={set}
        />
      )}
      <OnAccount draft={draft} figures={figures} khata={khata} money={money} onMoney={set} />
      {isSale && method === 'upi' && (
        <UpiSeen reference={money.reference} onReference={(reference) => set({ reference })} />
      )}
      <Sums figures={figures} isSale={isSale} area={place.area} />
    </div>
  );
}

function Sums({ figures, isSale, area }: { figures: DraftFigures; isSale: boolean; area: string }) {
  const { i18n } = useLingui();
  const { subtotal, shipping, total } = figures;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-muted">{i18n._('office.take.subtotal')}</dt>
      <dd className="text-right">{formatRupees(subtotal)}</dd>
      {!isSale && (
        <>
          <dt className="text-muted">
            {i18n._('office.take.shipping')} {area && `(${area})`}
          </dt>
          <dd className="text-right">{formatRupees(shipping)}</dd>
        </>
      )}
      <dt className="self-end font-semibold">{i18n._('office.take.total')}</dt>
      <dd className="text-right text-2xl font-bold">{formatRupees(total)}</dd>
    </dl>
  );
}

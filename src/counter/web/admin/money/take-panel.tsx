import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { type Draft, changeDraft } from '#counter/web/admin/draft.ts';
import type { usePlace } from '#counter/web/admin/use-place.ts';
import { roundTime } from '#delivery/web/public.ts';
import type { PaymentWay } from '#money/money.ts';
import type { KhataNow } from '#money/web/admin/public.ts';
import { Choice } from '#ui/admin/form/fields.tsx';
import { NO_MONEY, type TypedMoney, type DraftFigures } from './typed-money.ts';
import { CashGiven, OnAccount, UpiSeen } from './ways-to-pay.tsx';

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

const METHODS = {
  cash: /*i18n*/ 'office.money.cash',
  upi: /*i18n*/ 'office.money.upi',
  card: /*i18n*/ 'office.money.card',
  account: /*i18n*/ 'office.khata.onAccount',
} as const satisfies Record<PaymentWay, string>;

/** Payment choice. Offers "on account" to customers who have an account. */
function PayChoice({
  draft: { channel, method },
  khata,
  onChoose,
}: {
  draft: Pick<Draft, 'channel' | 'method'>;
  khata: KhataNow | undefined;
  onChoose: () => void;
}) {
  const { i18n } = useLingui();
  const isSale = channel === 'counter';
  const money: PaymentWay[] = isSale ? ['cash', 'upi', 'card'] : ['cash', 'card'];
  const hasAccount = (khata !== undefined && khata.limit > 0) || method === 'account';
  const ways: PaymentWay[] = hasAccount ? [...money, 'account'] : money;
  return (
    <Choice
      name="take-method"
      legend={isSale ? i18n._('office.take.paidBy') : i18n._('office.take.paysBy')}
      options={ways.map((way) => [way, i18n._(METHODS[way])] as const)}
      chosen={method}
      onChoose={(way) => {
        onChoose();
        changeDraft({ method: way });
      }}
    />
  );
}

/** Choice of delivery or collection, if the shop offers both, and of the round. */
function WhenChoice({ draft, place }: { draft: Draft; place: ReturnType<typeof usePlace> }) {
  const { i18n } = useLingui();
  const { collected, round } = draft;
  return (
    <>
      {(place.mayCollect || collected) && (
        <Choice
          name="take-way"
          legend={i18n._('office.take.way')}
          chosen={collected ? 'collected' : 'brought'}
          options={[
            ['brought', i18n._('office.take.brought')],
            ['collected', i18n._('office.take.collected')],
          ]}
          onChoose={(way) => changeDraft({ collected: way === 'collected', round: undefined })}
        />
      )}
      {place.rounds.length > 0 && (
        <div className="grid gap-1">
          <label htmlFor="take-round" className="font-medium">
            {collected ? i18n._('office.take.collectWhen') : i18n._('office.take.round')}
          </label>
          <select
            id="take-round"
            value={round ?? ''}
            onChange={({ target: { value } }) => changeDraft({ round: value || undefined })}
            className="min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base"
          >
            <option value="">{i18n._('office.take.nextRound')}</option>
            {place.rounds.map((one) => (
              <option key={one.id} value={one.id}>
                {roundTime(i18n, one, place.now)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

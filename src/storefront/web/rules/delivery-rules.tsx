import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { formatTime } from '#base/time.ts';
import type { DeliveryTerms } from '#delivery/delivery.ts';
import { weekdayText } from '#settings/web/public.ts';
import { OwnWords } from '#ui/words/own-words.tsx';

type Figures = Pick<DeliveryTerms['areas'][number], 'fee' | 'freeAbove' | 'minimum'>;
type Round = DeliveryTerms['rounds'][number];

/** Where the shop delivers, what that costs and when, as its areas and rounds say; then the owner's words, or what always holds. */
export function DeliveryRules({ terms, children }: { terms: DeliveryTerms; children: ReactNode }) {
  const { i18n } = useLingui();
  const { hasAreas, areas, elsewhere, mayCollect, rounds } = terms;
  return (
    <>
      {hasAreas && (
        <ul className="grid gap-2">
          {areas.map((area) => (
            <li key={area.name} className="border-b border-line pb-2 wrap-anywhere">
              <b>
                <OwnWords text={area.name} />
              </b>
              {area.count > 0 && (
                <span className="block text-muted">
                  <OwnWords text={villagesText(i18n, area)} />
                </span>
              )}
              <span className="block">{feeText(i18n, area)}</span>
              {area.note && (
                <span className="block text-muted">
                  <OwnWords text={area.note} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {elsewhere ? (
        <p>
          {hasAreas && `${i18n._('account.rules.delivery.elsewhere')} `}
          {feeText(i18n, elsewhere)}
        </p>
      ) : (
        <p>{i18n._('account.rules.delivery.nowhereElse')}</p>
      )}
      {mayCollect && <p>{i18n._('account.rules.delivery.collect')}</p>}
      {rounds.length > 0 && (
        <>
          <h3 className="font-semibold">{i18n._('account.rules.delivery.rounds')}</h3>
          <ul className="list-disc pl-5">
            {rounds.map((round) => (
              <li key={JSON.stringify(round)} className="wrap-anywhere">
                {roundText(i18n, round)}
              </li>
            ))}
          </ul>
        </>
      )}
      {children || <p className="max-w-prose">{i18n._('account.rules.delivery.settled')}</p>}
    </>
  );
}

function villagesText(i18n: I18n, { villages, count }: DeliveryTerms['areas'][number]): string {
  const names = villages.join(', ');
  const more = count - villages.length;
  return more > 0 ? i18n._('account.rules.delivery.villagesMore', { names, count: more }) : names;
}

function feeText(i18n: I18n, { fee, freeAbove, minimum }: Figures): string {
  const charge =
    fee === 0
      ? i18n._('account.rules.delivery.free')
      : freeAbove === null
        ? i18n._('account.rules.delivery.fee', { fee: formatRupees(fee) })
        : i18n._('account.rules.delivery.feeFreeAbove', {
            fee: formatRupees(fee),
            above: formatRupees(freeAbove),
          });
  return minimum > 0
    ? `${charge} ${i18n._('account.rules.delivery.minimum', { amount: formatRupees(minimum) })}`
    : charge;
}

const WEEK = 7;

function roundText(i18n: I18n, { kind, days, from, to, orderBefore, orderDay, areas }: Round): string {
  const when = i18n._('account.rules.delivery.when', {
    days:
      days.length === WEEK ? i18n._('offline.daily') : days.map((day) => weekdayText(i18n, day)).join(', '),
    from: formatTime(i18n, from),
    to: formatTime(i18n, to),
  });
  const time = formatTime(i18n, orderBefore, 'till');
  const order =
    orderDay === 'same'
      ? i18n._('account.rules.delivery.orderSame', { time })
      : i18n._('account.rules.delivery.orderBefore', { time });
  const where = kind === 'collect' ? i18n._('account.rules.delivery.atShop') : areas.join(', ');
  return [when, where, order].filter(Boolean).join(' · ');
}

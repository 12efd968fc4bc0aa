import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { formatMoment } from '#base/time.ts';
import type { Order } from '#orders/order.ts';
import { CARD } from '#orders/web/checkout/question-card.tsx';
import { isReadyToCollect } from '#orders/web/my-orders/collected.ts';
import { classNames } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type Step = { title: string; under?: string | undefined; state: 'done' | 'now' | 'to come' };

/**
 * Steps of an open order, done, current and next: to the door, or to the collection at the shop. Steps to come show no
 * time.
 */
export function OrderSteps({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="next" className={`${CARD} grid gap-3`}>
      <h2 id="next" className="text-lg font-bold">
        {i18n._('account.order.whatNext')}
      </h2>
      <ol className="grid">
        {stepsOf(i18n, order).map(({ title, under, state }) => (
          <li
            key={title}
            aria-current={state === 'now' ? 'step' : undefined}
            className="group grid grid-cols-[1.5rem_1fr] gap-x-3"
          >
            <span className="grid grid-rows-[1.5rem_1fr] justify-items-center">
              <span
                className={classNames(
                  'grid size-6 place-items-center rounded-full',
                  state === 'done' && 'bg-leaf text-white',
                  state === 'now' && 'bg-white ring-[6px] ring-leaf ring-inset',
                  state === 'to come' && 'bg-white ring-2 ring-muted/60 ring-inset',
                )}
              >
                {state === 'done' && <Icon name="check" className="size-4" />}
              </span>
              <span
                className={classNames('w-0.5 group-last:hidden', state === 'done' ? 'bg-leaf' : 'bg-line')}
              />
            </span>
            <span className="pb-4 group-last:pb-0">
              <span className={state === 'to come' ? 'block' : 'block font-bold'}>
                {title}
                {state === 'done' && <span className="sr-only">, {i18n._('account.order.done')}</span>}
              </span>
              {under && <span className="block text-sm text-muted">{under}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf(i18n: I18n, order: Order): Step[] {
  const { createdAt, status, timeline, paymentMethod, due, may, packedAt, delivery } = order;
  const isOnItsWay = status === 'dispatched';
  const left = timeline.findLast((event) => event.kind === 'status' && event.to === 'dispatched');
  const isReady = isReadyToCollect(order);
  const toPay = due === 0 ? undefined : i18n._(HOW_TO_PAY[paymentMethod].id);
  const first: Step[] = [
    { title: i18n._('account.timeline.placed'), under: formatMoment(i18n, createdAt), state: 'done' },
    {
      title:
        isOnItsWay || packedAt !== undefined
          ? i18n._('account.order.packed')
          : i18n._('account.order.wePack'),
      under: may.cancel && !isReady ? i18n._('account.order.mayCancel') : undefined,
      state: isOnItsWay || isReady ? 'done' : 'now',
    },
  ];
  if (delivery?.collected)
    return [
      ...first,
      { title: i18n._('account.order.ready'), state: isReady ? 'now' : 'to come' },
      { title: i18n._('account.order.youCollect'), under: toPay, state: 'to come' },
    ];
  return [
    ...first,
    {
      title: i18n._('account.timeline.onItsWay'),
      under: isOnItsWay && left ? formatMoment(i18n, left.at) : undefined,
      state: isOnItsWay ? 'now' : 'to come',
    },
    {
      title: i18n._('account.order.atYourDoor'),
      under: toPay,
      state: 'to come',
    },
  ];
}

const HOW_TO_PAY = {
  cash: /*i18n*/ { id: 'account.order.payInCash' },
  card: /*i18n*/ { id: 'account.order.payWithCard' },
} as const;

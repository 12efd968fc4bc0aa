import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import type { QueueCounts } from '#admin/queue.ts';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { QUEUE_TABS, type QueueTab } from '#orders/orders.ts';
import type { ToGiveBack } from '#till/till.ts';
import { useShortcuts } from '#ui/admin/shortcut-store.ts';
import type { ListQuery } from '#ui/admin/use-list-query.ts';

const WORDS = {
  toConfirm: /*i18n*/ { id: 'office.queue.toConfirm' },
  toPack: /*i18n*/ { id: 'office.queue.toPack' },
  onTheWay: /*i18n*/ { id: 'office.queue.onTheWay' },
  toCollect: /*i18n*/ { id: 'office.queue.toCollect' },
  done: /*i18n*/ { id: 'office.queue.done' },
} as const satisfies Record<QueueTab, object>;

const TAB =
  'flex min-h-14 flex-1 shrink-0 flex-col-reverse items-center justify-center border-b-3 border-transparent px-1 leading-5 whitespace-nowrap text-muted no-underline hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf md:min-h-12 md:flex-none md:flex-row-reverse md:gap-1.5 md:px-2.5 lg:px-4';

/** The tabs of the queue with what each holds, and all orders beside them; the keys 1 to 5 open them. */
export function QueueTabs({ counts, chosen }: { counts?: QueueCounts; chosen?: QueueTab }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  useShortcuts(
    QUEUE_TABS.map((tab, at) => ({
      keys: String(at + 1),
      label: i18n._(WORDS[tab].id),
      run: () => void navigate(officeAddress('orderQueue', { tab })),
    })),
  );
  return (
    <nav
      aria-label={i18n._('office.queue.tabs')}
      className="-mx-4 -mt-4 flex overflow-x-auto border-b border-line bg-paper px-1 md:-mx-6 md:-mt-6 md:px-2 print:hidden"
    >
      {QUEUE_TABS.map((tab) => (
        <Link
          key={tab}
          to={officeAddress('orderQueue', { tab })}
          aria-current={tab === chosen ? 'page' : undefined}
          className={TAB}
        >
          <span>{i18n._(WORDS[tab].id)}</span>
          {counts && (
            <b
              className={`text-base tabular-nums ${tab === 'toConfirm' && counts[tab] > 0 ? 'text-chilli' : 'text-ink'}`}
            >
              {counts[tab]}
            </b>
          )}
        </Link>
      ))}
      <Link
        to={officeAddress('adminOrders')}
        aria-current={chosen ? undefined : 'page'}
        className={`${TAB} md:ml-auto`}
      >
        {i18n._('office.all.orders')}
      </Link>
    </nav>
  );
}

const KIND =
  'inline-flex min-h-11 flex-auto items-center justify-center rounded-full px-3 text-center whitespace-nowrap text-ink no-underline ring-1 ring-line ring-inset hover:bg-leaf-soft aria-[current]:bg-leaf-soft aria-[current]:font-semibold aria-[current]:text-leaf md:flex-none';

/** Where money waits: all of it, what is still to be taken, what is to be given back, or what was given back and never came; nothing while there is only money to take. */
export function MoneyKinds({
  giveBack,
  neverCame,
  asked,
}: {
  giveBack: ToGiveBack;
  neverCame: ToGiveBack | undefined;
  asked: ListQuery;
}) {
  const { i18n } = useLingui();
  const chosen = asked.get('money');
  const missing = neverCame?.count ?? 0;
  if (giveBack.count === 0 && missing === 0 && chosen === '') return null;
  const kinds = [
    ['', i18n._('office.queue.allMoney')],
    ['take', i18n._('office.queue.toTake')],
    [
      'giveBack',
      i18n._('office.queue.toGiveBack', { count: giveBack.count, amount: formatRupees(giveBack.amount) }),
    ],
    ...(neverCame && missing > 0
      ? ([
          [
            'neverCame',
            i18n._('office.queue.neverCameOf', { count: missing, amount: formatRupees(neverCame.amount) }),
          ],
        ] as const)
      : []),
  ] as const;
  return (
    <nav
      aria-label={i18n._('office.queue.moneyKinds')}
      className="-mx-4 flex flex-wrap gap-2 border-b border-line bg-paper px-4 py-1 md:-mx-6 md:px-6"
    >
      {kinds.map(([money, label]) => (
        <Link
          key={money}
          to={asked.to({ money })}
          aria-current={money === chosen ? 'true' : undefined}
          className={KIND}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

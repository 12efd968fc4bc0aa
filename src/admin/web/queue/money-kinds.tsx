import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import type { ToGiveBack } from '#till/till.ts';
import type { ListQuery } from '#ui/admin/use-list-query.ts';

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

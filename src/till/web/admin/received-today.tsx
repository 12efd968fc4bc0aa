import { useLingui } from '@lingui/react';
import { minusRupees } from '#base/figures/rupee-sums.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import { useSession } from '#identity/web/public.ts';
import type { CashDay, Received } from '#till/till.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const METHODS = {
  cash: /*i18n*/ { id: 'office.money.cash' },
  upi: /*i18n*/ { id: 'office.money.upi' },
  card: /*i18n*/ { id: 'office.money.card' },
  account: /*i18n*/ { id: 'office.cash.account' },
} as const satisfies Record<Received['rows'][number]['method'], object>;

/** Money received on a day: by method, refunds, cash still out with riders; and by person and round. */
export function ReceivedToday({
  received,
  on,
  isToday,
}: {
  received: Received;
  on: CashDay['on'];
  isToday: boolean;
}) {
  const { i18n } = useLingui();
  const { busy, problem, run } = useCall();
  const title = isToday ? i18n._('office.cash.receivedToday') : i18n._('office.cash.received');
  const { byMethod, rows, stillOut, total } = received;
  const save = (): Promise<void> =>
    run(() => download(`/cash/received.csv?on=${on}`, `received-${on}.csv`, useSession.getState().token));
  // What went on accounts did not come in: it stands apart, below the sum.
  const money = byMethod.filter(({ method }) => method !== 'account');
  const account = byMethod.find(({ method }) => method === 'account');
  const onAccount = account ? minusRupees(account.received, account.givenBack) : 0;
  const givenBack = money.filter((sum) => sum.givenBack > 0);
  return (
    <section
      id="received"
      aria-label={title}
      className="scroll-mt-16 rounded-tile border border-line bg-white px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-bold">{title}</h2>
        <Button look="plain" busy={busy} onClick={() => void save()}>
          <ToolIcon name="download" />
          CSV
        </Button>
      </div>
      <Problem text={problem} />
      {byMethod.length === 0 && <p className="text-muted">{i18n._('office.cash.nothingReceived')}</p>}
      <dl className="grid gap-1 [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        {money.map(({ method, received: sum }) => (
          <div key={method} className="text-base">
            <dt>{i18n._(METHODS[method].id)}</dt>
            <dd className="font-bold">
              <Money rupees={sum} />
            </dd>
          </div>
        ))}
        {givenBack.map(({ method, givenBack: sum }) => (
          <div key={`${method} back`}>
            <dt>{i18n._('office.cash.returnedBy', { method: i18n._(METHODS[method].id) })}</dt>
            <dd>
              − <Money rupees={sum} />
            </dd>
          </div>
        ))}
        {money.length > 0 && (
          <div className="border-t border-line pt-1 text-base font-bold">
            <dt>{i18n._('office.cash.inAll')}</dt>
            <dd>
              <Money rupees={total} />
            </dd>
          </div>
        )}
        {onAccount !== 0 && (
          <div className="text-muted">
            <dt>{i18n._('office.cash.onAccounts')}</dt>
            <dd>
              <Money rupees={onAccount} />
            </dd>
          </div>
        )}
        {stillOut !== 0 && (
          <div className="text-muted">
            <dt>{i18n._('office.cash.stillOut')}</dt>
            <dd>
              <Money rupees={stillOut} />
            </dd>
          </div>
        )}
      </dl>
      {rows.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-semibold text-leaf">
            {i18n._('office.cash.byPerson')}
          </summary>
          <ul className="divide-y divide-line">
            {rows.map(({ by, method, round, received: sum, givenBack: back }) => (
              <li
                key={[by, method, round?.on, round?.from].join(' ')}
                className="flex justify-between gap-4 py-2"
              >
                <span className="min-w-0">
                  <b className="font-medium wrap-anywhere">
                    <OwnWords text={by} />
                  </b>{' '}
                  · {i18n._(METHODS[method].id)}
                  <span className="block text-muted">
                    {round ? roundText(round) : i18n._('office.cash.noRound')}
                  </span>
                </span>
                <span className="text-right">
                  <Money rupees={sum} />
                  {back > 0 && (
                    <span className="block text-muted">
                      − <Money rupees={back} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

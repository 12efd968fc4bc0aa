import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { BackupProblem, CheckGroup, Finding, Health } from '#admin/today.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Moment } from '#ui/words/formatted.tsx';

/** Results of the last backup and of the check of the shop's books, with the remedy for each fault. */
export function ShopHealth({ health: { backup, check } }: { health: Health }) {
  const { i18n } = useLingui();
  const isBackedUp = backup.state === 'opens';
  const help = BACKUP_HELP[backup.state];
  const wrong = check ? [...check.broken, ...check.toLookAt] : [];
  return (
    <section id="health" aria-labelledby="health-title" className="rounded-tile border border-line bg-white">
      <h2 id="health-title" className="px-4 pt-3 text-base font-semibold">
        {i18n._('office.health.title')}
      </h2>
      <ul className="divide-y divide-line">
        <Line isFine={isBackedUp || backup.state === 'waiting'} text={i18n._(BACKUP[backup.state])}>
          {backup.problem && <span>{i18n._(BACKUP_PROBLEM[backup.problem])}</span>}
          {help && <span>{i18n._(help)}</span>}
          {backup.last && (
            <span className="text-muted">
              {!isBackedUp && `${i18n._('office.health.lastGood')} `}
              <Moment at={backup.last.at} />
            </span>
          )}
          {backup.last && isBackedUp && (
            <span className="text-muted">
              {i18n._('office.health.backupHolds', {
                rows: backup.last.rows.toLocaleString('en-IN'),
                pictures: backup.last.pictures.toLocaleString('en-IN'),
              })}
            </span>
          )}
        </Line>
        <Line isFine={check?.broken.length === 0} isWaiting={!check} text={checkText(i18n, check)}>
          {check && (
            <span className="text-muted">
              <Moment at={check.at} />
            </span>
          )}
          {wrong.length > 0 && (
            <ul className="grid gap-3 pt-2">
              {wrong.map((finding) => (
                <Wrong key={finding.rule} finding={finding} />
              ))}
            </ul>
          )}
          {check && check.broken.length > 0 && (
            <span className="pt-2">{i18n._('office.health.askForHelp')}</span>
          )}
        </Line>
      </ul>
    </section>
  );
}

type LineProps = { isFine: boolean; isWaiting?: boolean; text: string; children: React.ReactNode };

const Line = ({ isFine, isWaiting = false, text, children }: LineProps) => (
  <li className="flex gap-3 px-4 py-3">
    <ToolIcon
      name={isFine || isWaiting ? 'check' : 'alert'}
      className={`mt-0.5 size-5 shrink-0 ${isFine ? 'text-leaf' : isWaiting ? 'text-muted' : 'text-chilli'}`}
    />
    <div className="grid min-w-0 flex-1 gap-0.5">
      <b className={isFine || isWaiting ? 'font-semibold' : 'text-chilli'}>{text}</b>
      {children}
    </div>
  </li>
);

const NAMED = 5;
type One = Finding['named'][number];

/** One broken rule: how many things, which, and what to do. */
function Wrong({ finding: { group, count, named } }: { finding: Finding }) {
  const { i18n } = useLingui();
  return (
    <li>
      <b className="block font-semibold">{i18n._(WRONG[group], { count })}</b>
      <span className="block">{i18n._(HELP[group])}</span>
      <span className="flex flex-wrap gap-x-4 text-muted">
        {named.slice(0, NAMED).map((one) => (
          <Named key={one.id} group={group} one={one} />
        ))}
      </span>
    </li>
  );
}

function Named({ group, one: { id, label } }: { group: CheckGroup; one: One }) {
  const to = ADDRESS[group]?.({ id, label });
  if (!to) return <span>{label}</span>;
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-leaf">
      {/^\d+$/.test(label) ? `#${label}` : label}
    </Link>
  );
}

/** Where a thing of each group is looked at; the others have no page of their own. */
const ADDRESS: Partial<Record<CheckGroup, (one: One) => string>> = {
  orders: ({ id }) => officeAddress('adminOrder', { id }),
  neverCame: ({ id }) => officeAddress('adminOrder', { id }),
  bills: ({ id }) => officeAddress('adminOrder', { id }),
  accounts: ({ id }) => officeAddress('khata', { id }),
  cash: ({ id }) => officeAddress('cashSheet', { id }),
  stock: ({ label }) => officeAddress('adminProducts', { state: 'all', q: label }),
  sales: ({ id }) => officeAddress('adminOrders', { from: id, to: id }),
};

const checkText = (i18n: I18n, check: Health['check']): string => {
  if (!check) return i18n._('office.health.notChecked');
  return check.broken.length === 0
    ? i18n._('office.health.allHold', { rules: check.rules })
    : i18n._('office.health.broken', { count: check.broken.length });
};

const BACKUP: Record<Health['backup']['state'], string> = {
  opens: /*i18n*/ 'office.health.backupOpens',
  failed: /*i18n*/ 'office.health.backupFailed',
  old: /*i18n*/ 'office.health.backupOld',
  waiting: /*i18n*/ 'office.health.backupWaiting',
  none: /*i18n*/ 'office.health.backupNone',
};
const BACKUP_HELP: Partial<Record<Health['backup']['state'], string>> = {
  failed: /*i18n*/ 'office.health.backupFailedHelp',
  old: /*i18n*/ 'office.health.backupOldHelp',
  none: /*i18n*/ 'office.health.backupNoneHelp',
};
const BACKUP_PROBLEM: Record<BackupProblem, string> = {
  closed: /*i18n*/ 'office.health.backupClosed',
  full: /*i18n*/ 'office.health.backupFull',
  other: /*i18n*/ 'office.health.backupOther',
};
const WRONG: Record<CheckGroup, string> = {
  orders: /*i18n*/ 'office.health.orders',
  stock: /*i18n*/ 'office.health.stock',
  rounds: /*i18n*/ 'office.health.rounds',
  payments: /*i18n*/ 'office.health.payments',
  accounts: /*i18n*/ 'office.health.accounts',
  cash: /*i18n*/ 'office.health.cash',
  sales: /*i18n*/ 'office.health.sales',
  log: /*i18n*/ 'office.health.log',
  neverCame: /*i18n*/ 'office.health.neverCame',
  bills: /*i18n*/ 'office.health.bills',
  series: /*i18n*/ 'office.health.series',
  seriesFull: /*i18n*/ 'office.health.seriesFull',
};
const HELP: Record<CheckGroup, string> = {
  orders: /*i18n*/ 'office.health.ordersHelp',
  stock: /*i18n*/ 'office.health.stockHelp',
  rounds: /*i18n*/ 'office.health.roundsHelp',
  payments: /*i18n*/ 'office.health.paymentsHelp',
  accounts: /*i18n*/ 'office.health.accountsHelp',
  cash: /*i18n*/ 'office.health.cashHelp',
  sales: /*i18n*/ 'office.health.salesHelp',
  log: /*i18n*/ 'office.health.logHelp',
  neverCame: /*i18n*/ 'office.health.neverCameHelp',
  bills: /*i18n*/ 'office.health.billsHelp',
  series: /*i18n*/ 'office.health.seriesHelp',
  seriesFull: /*i18n*/ 'office.health.seriesFullHelp',
};

import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import type { QueueGroup } from '#admin/queue.ts';
import type { TakenStep } from '#admin/web/steps/use-steps.ts';
import { instantOf } from '#base/calendar.ts';
import { formatRupees } from '#base/figures/money.ts';
import { formatTime, type Instant, shopDay } from '#base/time.ts';
import { useSeen } from '#browser/seen.ts';
import { dayHeading, timesText } from '#delivery/web/admin/public.ts';
import type { QueueTab } from '#orders/orders.ts';
import type { HeldRow } from './hold-rows.ts';
import { QueueRow } from './queue-row.tsx';
import { QueueTableRow } from './queue-table-row.tsx';
import { roundOf } from './use-queue.ts';

const EMPTY = {
  toConfirm: /*i18n*/ { id: 'office.queue.noneToConfirm' },
  toPack: /*i18n*/ { id: 'office.queue.noneToPack' },
  onTheWay: /*i18n*/ { id: 'office.queue.noneOnTheWay' },
  toCollect: /*i18n*/ { id: 'office.queue.noneToCollect' },
  done: /*i18n*/ { id: 'office.queue.noneDone' },
} as const satisfies Record<QueueTab, object>;

const HELP = {
  toConfirm: /*i18n*/ { id: 'office.queue.helpToConfirm' },
  toPack: /*i18n*/ { id: 'office.queue.helpToPack' },
  onTheWay: /*i18n*/ { id: 'office.queue.helpOnTheWay' },
  toCollect: /*i18n*/ { id: 'office.queue.helpCollect' },
  done: /*i18n*/ { id: 'office.queue.helpDone' },
} as const satisfies Record<QueueTab, object>;

type ListProps = {
  tab: QueueTab;
  groups: readonly QueueGroup[];
  rows: readonly HeldRow[];
  now: Instant;
  /** Amount still to be paid for the orders of the tab, in rupees. */
  due: number;
  isTable: boolean;
  isBusy: (id: string) => boolean;
  isMoving: boolean;
  chosen: ReadonlySet<string>;
  /** True if a tap on a row selects it, on a phone. */
  isChoosing: boolean;
  opened: string | undefined;
  onStep: (id: string, step: TakenStep) => void;
  /** Opens an order beside the list; without it, its page is opened. */
  onOpen: ((id: string) => void) | undefined;
  onChoose: (id: string) => void;
  onCurrent: (id: string) => void;
};

/** The rows of a tab under the heads of their rounds, and what the tab holds, in a sentence. */
export function QueueList(list: ListProps) {
  const { i18n } = useLingui();
  const { tab, rows, now, groups } = list;
  const isSeen = useSeen(({ at }) => at !== undefined);
  if (rows.length === 0)
    return (
      <p className="px-4 py-12 text-center text-base text-muted md:px-6">
        {isSeen ? i18n._('office.notKnown') : i18n._(EMPTY[tab].id)}
      </p>
    );
  return (
    <>
      <ul className="bg-paper">
        {rows.map((one, index) => {
          const round = roundOf(tab, one);
          const isNewGroup = index === 0 || roundOf(tab, rows[index - 1]!) !== round;
          const group = groups.find((held) => (held.round?.id ?? '') === round);
          return (
            <Fragment key={one.order._id}>
              {isNewGroup && <Head {...{ tab, now, group, one, due: list.due }} />}
              <Row {...list} one={one} isFirst={index === 0} />
            </Fragment>
          );
        })}
      </ul>
      <p className="px-4 py-3 text-muted md:px-6">{i18n._(HELP[tab].id)}</p>
    </>
  );
}

function Row({
  one,
  isFirst,
  isTable,
  now,
  isBusy,
  isMoving,
  chosen,
  isChoosing,
  opened,
  ...list
}: ListProps & { one: HeldRow; isFirst: boolean }) {
  const { _id } = one.order;
  const step = {
    one,
    now,
    isFirst,
    isMoving,
    busy: isBusy(_id),
    onStep: (taken: TakenStep) => list.onStep(_id, taken),
  };
  return isTable ? (
    <QueueTableRow
      {...step}
      isChosen={chosen.has(_id)}
      isOpened={opened === _id}
      isNarrow={opened !== undefined}
      onOpen={list.onOpen && (() => list.onOpen?.(_id))}
      onChoose={() => list.onChoose(_id)}
      onCurrent={() => list.onCurrent(_id)}
    />
  ) : (
    <QueueRow
      {...step}
      isChoosing={isChoosing}
      isChosen={chosen.has(_id)}
      onChoose={() => list.onChoose(_id)}
      onCurrent={() => list.onCurrent(_id)}
    />
  );
}

/** The head of a round: when it is, how many of its orders stand below, and how long until it leaves. */
function Head({
  tab,
  now,
  group,
  one,
  due,
}: {
  tab: QueueTab;
  now: Instant;
  group: QueueGroup | undefined;
  one: HeldRow;
  due: number;
}) {
  const { i18n } = useLingui();
  const { promise } = one.order;
  const round = roundOf(tab, one) === '' ? undefined : promise;
  return (
    <li className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-shelf px-4 md:px-6">
      <h2 className="text-sm font-bold">
        {round ? `${dayHeading(round.on, shopDay(now))}, ${timesText(round)}` : headOf(i18n, tab)}
      </h2>
      <span className="text-muted tabular-nums">
        {tab === 'toCollect' ? formatRupees(due) : group?.count}
        {group?.round && (
          <>
            {leavesIn(i18n, group.round, now)}
            {group.round.lateTo !== null ? (
              <b className="text-chilli">
                {' '}
                · {i18n._('office.queue.late', { time: formatTime(i18n, group.round.lateTo) })}
              </b>
            ) : (
              (tab === 'toConfirm' || tab === 'toPack') &&
              hasBegun(group.round, now) && <b className="text-chilli"> · {i18n._('office.queue.overdue')}</b>
            )}
          </>
        )}
      </span>
    </li>
  );
}

function headOf(i18n: ReturnType<typeof useLingui>['i18n'], tab: QueueTab): string {
  if (tab === 'toCollect') return i18n._('office.queue.notPaid');
  return tab === 'done' ? i18n._('office.today') : i18n._('office.queue.noRound');
}

const hasBegun = ({ on, from }: { on: string; from: string }, now: Instant): boolean =>
  instantOf(on, from) <= now;

const MINUTE = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Text with the time until a round begins; empty if it has begun or is more than a day away. */
function leavesIn(
  i18n: ReturnType<typeof useLingui>['i18n'],
  { on, from }: { on: string; from: string },
  now: Instant,
): string {
  const minutes = Math.round((Date.parse(instantOf(on, from)) - Date.parse(now)) / MINUTE);
  if (minutes <= 0 || minutes > DAY_MINUTES) return '';
  const time = { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
  return ` · ${i18n._('office.queue.leavesIn', time)}`;
}

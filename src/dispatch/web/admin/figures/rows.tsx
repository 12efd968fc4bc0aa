import { i18n } from '@lingui/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#base/figures/money.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { download } from '#browser/calls/download.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import type { Figures, RoundFigures, VillageFigures } from '#dispatch/round-figures.ts';
import { useSession } from '#identity/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast/toast.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { keptText, partText, reasonsText } from './figure-text.ts';

type Cell = { label: string; text: string };

/** Each round of the period, the newest first; a tap opens its orders on the board of its day. */
export function RoundRows({ figures: { rounds, moreRounds } }: { figures: Figures }) {
  return (
    <Rows
      title={i18n._('office.figures.byRound')}
      action={<ExportFigures by="round" />}
      first={i18n._('office.figures.round')}
      labels={cellsOfRound(rounds[0]).map(({ label }) => label)}
      more={moreRounds}
    >
      {rounds.map((round) => (
        <Row
          key={round.id}
          title={
            <Link to={officeAddress('roundBoard', { on: round.on })} className="text-leaf underline">
              {roundText(round)}
            </Link>
          }
          cells={cellsOfRound(round)}
        />
      ))}
    </Rows>
  );
}

/** Each village that orders of the period went to, those with most orders first, and why something was refused there. */
export function VillageRows({ figures: { villages, moreVillages } }: { figures: Figures }) {
  if (villages.length === 0) return null;
  return (
    <Rows
      title={i18n._('office.figures.byVillage')}
      action={<ExportFigures by="village" />}
      first={i18n._('office.figures.village')}
      labels={cellsOfVillage(villages[0]).map(({ label }) => label)}
      more={moreVillages}
    >
      {villages.map((village) => (
        <Row
          key={`${village.pincode} ${village.village}`}
          title={<VillageName of={village} />}
          cells={cellsOfVillage(village)}
          below={reasonsText(i18n, village.refused.reasons).join(' · ')}
        />
      ))}
    </Rows>
  );
}

const VillageName = ({ of: { village, pincode } }: { of: VillageFigures }) =>
  village || pincode ? (
    <>
      <OwnWords text={village} /> <span className="font-normal text-muted">{pincode}</span>
    </>
  ) : (
    i18n._('office.figures.noVillage')
  );

const amount = (rupees: number | null | undefined): string =>
  typeof rupees === 'number' ? formatRupees(rupees) : '–';

const cellsOfRound = (round: RoundFigures | undefined): Cell[] => [
  { label: i18n._('office.figures.inTime'), text: round ? keptText(round.promises) : '' },
  { label: i18n._('office.figures.seats'), text: round ? partText(round.booked, round.seats) : '' },
  { label: i18n._('office.figures.refused'), text: String(round?.refused.orders) },
  { label: i18n._('office.figures.goods'), text: amount(round?.goods) },
  { label: i18n._('office.figures.fees'), text: amount(round?.fees) },
  { label: i18n._('office.figures.cash'), text: amount(round?.cash) },
  { label: i18n._('office.figures.cost'), text: amount(round?.cost) },
];

const cellsOfVillage = (village: VillageFigures | undefined): Cell[] => [
  { label: i18n._('office.figures.inTime'), text: village ? keptText(village.promises) : '' },
  { label: i18n._('office.figures.deliveredShort'), text: String(village?.delivered) },
  { label: i18n._('office.figures.refused'), text: String(village?.refused.orders) },
  { label: i18n._('office.figures.refusedWorth'), text: amount(village?.refused.worth) },
  { label: i18n._('office.figures.goods'), text: amount(village?.goods) },
  { label: i18n._('office.figures.fees'), text: amount(village?.fees) },
];

/** The columns where there is room, by how many figures a row has. */
const COLUMNS: Record<number, string> = {
  6: 'lg:grid lg:grid-cols-[minmax(11rem,3fr)_repeat(6,minmax(0,1fr))] lg:items-baseline lg:gap-x-3',
  7: 'lg:grid lg:grid-cols-[minmax(11rem,3fr)_repeat(7,minmax(0,1fr))] lg:items-baseline lg:gap-x-3',
};

/** A list under a heading: cards on a phone; where there is room, columns under one line of labels. */
function Rows({
  title,
  action,
  first,
  labels,
  more,
  children,
}: {
  title: string;
  action: ReactNode;
  first: string;
  labels: readonly string[];
  more: number;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {action}
      </div>
      <div className="rounded-tile border border-line bg-white">
        <p aria-hidden="true" className={`hidden px-4 py-2 text-sm text-muted ${COLUMNS[labels.length]}`}>
          <span>{first}</span>
          {labels.map((label) => (
            <span key={label} className="text-right">
              {label}
            </span>
          ))}
        </p>
        <ul className="divide-y divide-line lg:border-t lg:border-line">{children}</ul>
      </div>
      {more > 0 && <p className="mt-2 text-muted">{i18n._('office.figures.more', { count: more })}</p>}
    </section>
  );
}

const Row = ({ title, cells, below }: { title: ReactNode; cells: readonly Cell[]; below?: string }) => (
  <li className="px-4 py-3">
    <div className={COLUMNS[cells.length]}>
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <dl className="mt-1 grid grid-cols-3 gap-x-3 gap-y-1 sm:grid-cols-4 lg:contents">
        {cells.map(({ label, text }) => (
          <div key={label} className="min-w-0 lg:text-right">
            <dt className="text-sm text-muted lg:sr-only">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    {below && <p className="mt-1 text-sm wrap-anywhere text-chilli">{below}</p>}
  </li>
);

const LABELS = {
  round: /*i18n*/ 'office.figures.exportRounds',
  village: /*i18n*/ 'office.figures.exportVillages',
} as const;

/** Downloads the figures of all rounds or villages of the period as a file. */
function ExportFigures({ by }: { by: 'round' | 'village' }) {
  const asked = useListQuery();
  const { busy, run } = useCall(toastFailure);
  const fetchFile = (): Promise<void> => {
    const period = ['days', 'month'].flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []));
    const query = new URLSearchParams([['by', by], ...period]);
    const file = `rounds-by-${by}.csv`;
    return run(() => download(`/orders/rounds/figures.csv?${query}`, file, useSession.getState().token));
  };
  return (
    <Button look="plain" busy={busy} aria-label={i18n._(LABELS[by])} onClick={() => void fetchFile()}>
      <ToolIcon name="download" />
      {i18n._('office.export')}
    </Button>
  );
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { useShown } from '#browser/calls/use-call.ts';
import { roundText } from '#delivery/web/admin/public.ts';
import type { RoundSheet, Stop } from '#dispatch/stops.ts';
import { readOrSeen, useSession, useWaiting } from '#identity/web/public.ts';
import { MENU_ROW, MenuButton } from '#ui/admin/menu-button.tsx';
import { adminMeta, EmptyState } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { useListQuery } from '#ui/admin/use-list-query.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { ArrangeStops } from './arrange-stops.tsx';
import { withDoorPayments } from './door-payments.ts';
import { RidersDialog } from './riders-dialog.tsx';
import { SheetPapers } from './sheet-papers.tsx';
import { figuresOf, weightText } from './sheet-text.ts';
import { StopBar } from './stop-bar.tsx';
import { StopRow } from './stop-row.tsx';
import { type FailedTap, isOpen, refusedTap, sheetPath, withStopTaps } from './stop-taps.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.rides'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the sheet. Without an answer it is as this device saw it last; what was tapped since is shown on it. */
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs): Promise<RoundSheet> =>
  readOrSeen<RoundSheet>(sheetPath(params['id'] ?? ''), { signal: request.signal });

/** The sheet of a round: one list in the order of the houses, and the taps at each door. */
export default function SheetPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const taps = useWaiting((state) => state.waiting);
  const [sheet, show] = useShown(loaded);
  const stops = sheet.stops.map((stop) => withDoorPayments(withStopTaps(stop, taps), taps));
  const [chosen, setChosen] = useState<string>();
  const [isArranged, setArranged] = useState(false);
  const [failed, setFailed] = useState<FailedTap>();
  const asked = useListQuery();
  const now = stops.find(({ _id }) => _id === chosen) ?? stops.find(isOpen);
  if (asked.get('doc')) return <SheetPapers sheet={{ ...sheet, stops }} />;
  return (
    <div className="mx-auto max-w-3xl pb-40 md:pb-0">
      <SheetHead sheet={sheet} isArranged={isArranged} onArrange={setArranged} onSheet={show} />
      <Figures stops={stops} />
      {stops.length === 0 && <EmptyState text={i18n._('office.stops.none')} />}
      {isArranged ? (
        <ArrangeStops stops={stops} round={sheet.round.id} onSheet={show} />
      ) : (
        <ol
          aria-label={i18n._('office.stops.stops')}
          className="divide-y divide-line border-y border-line bg-white"
        >
          {stops.map((stop, at) => (
            <StopRow
              key={stop._id}
              stop={stop}
              number={at + 1}
              isNow={stop._id === now?._id}
              onChoose={() => setChosen(stop._id)}
              onSheet={show}
            />
          ))}
        </ol>
      )}
      {now && !isArranged && (
        <StopBar
          key={now._id}
          stop={now}
          number={stops.indexOf(now) + 1}
          failed={failed ?? refusedTap(sheet.round.id, taps)}
          onFailed={setFailed}
          onDone={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** Which round it is, who carries it out, and what can be done with the sheet besides. */
function SheetHead({
  sheet: { round, riders, weekly },
  isArranged,
  onArrange,
  onSheet,
}: {
  sheet: RoundSheet;
  isArranged: boolean;
  onArrange: (is: boolean) => void;
  onSheet: (sheet: RoundSheet) => void;
}) {
  const { i18n } = useLingui();
  const mayName = useSession(({ user }) => user?.role === 'admin');
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <div className="mb-2 flex items-start gap-2">
        <Link
          to={officeAddress('rides')}
          aria-label={i18n._('office.nav.rides')}
          className="-ml-3 grid size-11 shrink-0 place-items-center text-leaf"
        >
          <ToolIcon name="left" />
        </Link>
        <div className="min-w-0 flex-1 pt-2">
          <h1 className="text-lg leading-snug font-bold">{roundText(round)}</h1>
          <p className="text-muted">
            {riders.length > 0
              ? i18n._('office.stops.riders', { names: riders.map(({ name }) => name).join(', ') })
              : i18n._('office.stops.noRider')}
          </p>
        </div>
        {isArranged ? (
          <Button onClick={() => onArrange(false)}>
            <ToolIcon name="check" />
            {i18n._('office.stops.arranged')}
          </Button>
        ) : (
          <MenuButton label={i18n._('office.stops.more')} button={<ToolIcon name="menu" />}>
            {(close) => (
              <SheetMenu
                round={round.id}
                onClose={close}
                onArrange={() => onArrange(true)}
                onName={mayName ? () => setNaming(true) : undefined}
              />
            )}
          </MenuButton>
        )}
      </div>
      {isNaming && (
        <RidersDialog
          round={round.id}
          riders={riders}
          weekly={weekly}
          onSheet={onSheet}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** Menu of the sheet: name riders, arrange the stops, print the sheet or its goods. */
function SheetMenu({
  round,
  onClose,
  onArrange,
  onName,
}: {
  round: string;
  onClose: () => void;
  onArrange: () => void;
  onName: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  const act = (work: () => void) => (): void => {
    onClose();
    work();
  };
  return (
    <>
      {onName && (
        <button type="button" className={MENU_ROW} onClick={act(onName)}>
          <ToolIcon name="user" />
          {i18n._('office.stops.nameRiders')}
        </button>
      )}
      <button type="button" className={MENU_ROW} onClick={act(onArrange)}>
        <ToolIcon name="swap" />
        {i18n._('office.stops.arrange')}
      </button>
      <Link to={officeAddress('roundSheet', { id: round, doc: 'sheet' })} className={MENU_ROW}>
        <ToolIcon name="print" />
        {i18n._('office.stops.sheet')}
      </Link>
      <Link to={officeAddress('roundSheet', { id: round, doc: 'goods' })} className={MENU_ROW}>
        <ToolIcon name="box" />
        {i18n._('office.stops.goods')}
      </Link>
    </>
  );
}

function Figures({ stops }: { stops: readonly Stop[] }) {
  const { i18n } = useLingui();
  const { made, stops: all, cash, collect, ...goods } = figuresOf(stops);
  const figure = 'text-lg font-bold tabular-nums';
  return (
    <div className="mb-3">
      <dl className="grid grid-cols-3 gap-2 [&>div]:flex [&>div]:flex-col-reverse [&_dt]:text-muted">
        <div>
          <dt>{i18n._('office.stops.stops')}</dt>
          <dd className={figure}>
            {made} <span className="font-normal text-muted">/ {all}</span>
          </dd>
        </div>
        <div>
          <dt>{i18n._('office.stops.cash')}</dt>
          <dd className={figure}>
            <Money rupees={cash} />
          </dd>
        </div>
        <div>
          <dt>{i18n._('office.stops.collect')}</dt>
          <dd className={figure}>
            <Money rupees={collect} />
          </dd>
        </div>
      </dl>
      <p className="text-muted">{i18n._('office.stops.weight', { weight: weightText(i18n, goods) })}</p>
    </div>
  );
}

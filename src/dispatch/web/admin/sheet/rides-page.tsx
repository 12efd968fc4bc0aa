import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { shopDay } from '#base/time.ts';
import { useSeen } from '#browser/seen.ts';
import { dayHeading, timesText } from '#delivery/web/admin/public.ts';
import type { SeenRounds } from '#dispatch/stops.ts';
import { readOrSeen } from '#identity/web/public.ts';
import { adminMeta, ScreenHeader, EmptyState } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.rides'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the rounds of these days. Without an answer they are as this device saw them last. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs): Promise<SeenRounds> =>
  readOrSeen<SeenRounds>('/rounds', { signal });

const thisDay = (): string => shopDay(new Date().toISOString());

/** Rounds that the staff member or rider may see, soonest first; each links to its sheet. */
export default function RidesPage() {
  const { i18n } = useLingui();
  const { rounds } = useLoaderData<typeof clientLoader>();
  const isSeen = useSeen(({ at }) => at !== undefined);
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.rides')} count={i18n._('office.stops.about')} />
      {rounds.length === 0 && (
        <EmptyState text={isSeen ? i18n._('office.stops.notKnown') : i18n._('office.stops.noRounds')} />
      )}
      {[...Map.groupBy(rounds, ({ on }) => on)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={day} className="pb-4">
          <h2 id={day} className="pb-2 text-base font-bold">
            {dayHeading(day, thisDay())}
          </h2>
          <ul className="grid gap-2">
            {ofDay.map((round) => (
              <li key={round.id}>
                <RideLink round={round} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A round with what is still to do; one without orders stays quiet. */
function RideLink({ round }: { round: SeenRounds['rounds'][number] }) {
  const { i18n } = useLingui();
  const { open, stops } = round;
  return (
    <Link
      to={officeAddress('roundSheet', { id: round.id })}
      className="flex min-h-14 items-center justify-between gap-3 rounded-tile border border-line bg-white px-4 py-2 text-ink no-underline hover:bg-leaf-soft"
    >
      <span className="min-w-0">
        <strong className={`block text-base ${stops === 0 ? 'font-medium' : ''}`}>{timesText(round)}</strong>
        <span className="text-muted">
          {round.kind === 'collect' && `${i18n._('office.stops.collectRound')} · `}
          {stops === 0 ? i18n._('office.stops.noOrders') : i18n._('office.stops.openOf', { open, stops })}
        </span>
      </span>
      <ToolIcon name="right" />
    </Link>
  );
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { PromisedRound, Today } from '#admin/today.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { formatTime, shopDay } from '#base/time.ts';
import { dayHeading, timesText } from '#delivery/web/admin/public.ts';

/** Rounds of today and tomorrow, with the progress of their orders. */
export function Promised({ today: { rounds, asOf } }: { today: Today }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="promise">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="promise" className="text-base font-semibold">
          {i18n._('office.home.promise')}
        </h2>
        <Link
          to={officeAddress('rounds')}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-leaf"
        >
          {i18n._('office.nav.rounds')}
        </Link>
      </div>
      <ul className="divide-y divide-line rounded-tile border border-line bg-white">
        {rounds.length === 0 && <li className="p-4 text-muted">{i18n._('office.home.noRounds')}</li>}
        {rounds.map((round) => (
          <li key={round.id}>
            <Link
              to={officeAddress('roundBoard', { on: round.on })}
              className="block px-4 py-3 text-ink no-underline hover:bg-leaf-soft"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b className="text-balance">{`${dayHeading(round.on, shopDay(asOf))}, ${timesText(round)}`}</b>
                <span className="tabular-nums">
                  {i18n._('office.home.seats', { booked: round.booked, seats: round.seats })}
                </span>
              </span>
              <Meter round={round} />
              <span className="text-muted">{sentenceOf(i18n, round)}</span>
              {round.lateTo !== null && (
                <b className="block text-chilli">
                  {i18n._('office.rounds.isLate', { time: formatTime(i18n, round.lateTo) })}
                </b>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Packed and gone, to pack, to confirm, and what is free, as parts of all seats; the sentence below says the same. */
function Meter({ round }: { round: PromisedRound }) {
  const { packed, onTheWay, delivered, toPack, toConfirm, seats, booked } = round;
  const all = Math.max(seats, booked, 1);
  const parts = [
    [packed + onTheWay + delivered, 'bg-leaf'],
    [toPack, 'bg-marigold'],
    [toConfirm, 'bg-chilli'],
  ] as const;
  return (
    <span aria-hidden="true" className="my-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full bg-line">
      {parts.map(
        ([count, colour]) =>
          count > 0 && <span key={colour} className={colour} style={{ width: `${(count / all) * 100}%` }} />,
      )}
    </span>
  );
}

const WORDS = [
  ['delivered', /*i18n*/ { id: 'office.home.countDelivered' }],
  ['onTheWay', /*i18n*/ { id: 'office.home.countOnTheWay' }],
  ['packed', /*i18n*/ { id: 'office.home.countPacked' }],
  ['toPack', /*i18n*/ { id: 'office.home.countToPack' }],
  ['toConfirm', /*i18n*/ { id: 'office.home.countToConfirm' }],
] as const;

/** Number of a round's orders by state: 8 packed, 7 to pack, 2 to confirm. */
const sentenceOf = (i18n: I18n, round: PromisedRound): string =>
  WORDS.flatMap(([name, { id }]) => (round[name] > 0 ? [i18n._(id, { count: round[name] })] : [])).join(', ');

import { useLingui } from '@lingui/react';
import { type ClientLoaderFunctionArgs, Link, type MetaArgs, useLoaderData } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { readOrSeen } from '#identity/web/public.ts';
import type { SeenRounds } from '#orders/stops.ts';
import { adminMeta } from '#ui/admin/admin-meta.ts';
import { EmptyState } from '#ui/admin/empty-state.tsx';
import { ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { roundText } from './sheet-text.ts';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (words) => words._('office.nav.rides'));
/** The page reloads when orders change on another device. */
export const handle = { refreshOn: ['orders'] };

/** Reads the rounds of these days. Without an answer they are as this device saw them last. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs): Promise<SeenRounds> =>
  readOrSeen<SeenRounds>('/rounds', { signal });

/** The rounds that somebody carries out, soonest first; each leads to its sheet. */
export default function RidesPage() {
  const { i18n } = useLingui();
  const { rounds } = useLoaderData<typeof clientLoader>();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.rides')} count={i18n._('office.stops.about')} />
      {rounds.length === 0 && <EmptyState text={i18n._('office.stops.noRounds')} />}
      <ul className="grid gap-2">
        {rounds.map((round) => (
          <li key={round.id}>
            <Link
              to={pageAddress('roundSheet', { id: round.id })}
              className="flex min-h-16 items-center justify-between gap-3 rounded-tile border border-line bg-white p-4 text-ink no-underline hover:bg-leaf-soft"
            >
              <span className="min-w-0">
                <strong className="block text-base">{roundText(i18n, round)}</strong>
                <span className="text-muted">
                  {round.kind === 'collect' && `${i18n._('office.stops.collectRound')} · `}
                  {i18n._('office.stops.openOf', { open: round.open, stops: round.stops })}
                </span>
              </span>
              <ToolIcon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

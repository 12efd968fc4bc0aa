import { i18n } from '@lingui/core';
import { create } from 'zustand';
import { type Instant, instant } from '#base/time.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import type { PublicRound, PublicRounds, RoundGone, RoundKind } from '#delivery/rounds.ts';
import { useSession } from '#identity/web/public.ts';

/** The shop's last answer about the rounds of an area. */
type Told = {
  /** Empty for what is in no area. */
  area: string;
  rounds: PublicRound[];
  /** By how many milliseconds the shop's clock is ahead of this device's. */
  ahead: number;
  /** When it was said, by the shop's clock. */
  at: Instant;
};

type Known = {
  told: Told | undefined;
  /** Fetched by this page rather than an earlier one. */
  isFresh: boolean;
  /** The shop could not be reached at the last try. */
  isAway: boolean;
  /** The rounds that the shopper wants, delivered and collected. */
  wanted: Partial<Record<RoundKind, string>>;
};

const KEPT = 'deliveryRounds';
const NOTHING: Known = { told: undefined, isFresh: false, isAway: false, wanted: {} };

/** The rounds to where the shopper wants the goods; the device remembers what the shop said last. */
export const useKnownRounds = create<Known>(() => ({
  ...NOTHING,
  told: readKept(KEPT, 'local') as Told | undefined,
}));

// Signing out forgets them, in any tab.
useSession.subscribe(({ token }, before) => {
  if (before.token && !token) useKnownRounds.setState(NOTHING);
});

let asking: { area: string; done: Promise<void> } | undefined;

/**
 * Fetches the rounds of an area; calls made meanwhile share the answer. Without an answer the last one for that area
 * counts.
 */
export function askRounds(area: string): Promise<void> {
  if (asking?.area === area) return asking.done;
  const done = ask(area).finally(() => {
    if (asking?.done === done) asking = undefined;
  });
  asking = { area, done };
  return done;
}

async function ask(area: string): Promise<void> {
  try {
    const { rounds, now } = await callApi<PublicRounds>(
      `/delivery/rounds?lang=${i18n.locale}${area && `&area=${encodeURIComponent(area)}`}`,
    );
    // Another area may have been asked about meanwhile.
    if (asking?.area === area) tell({ area, rounds, ahead: Date.parse(now) - Date.now(), at: now });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    useKnownRounds.setState({ isAway: true });
  }
}

function tell(told: Told): void {
  const { told: before, wanted } = useKnownRounds.getState();
  const isOther = before !== undefined && before.area !== told.area;
  useKnownRounds.setState({
    told,
    isFresh: true,
    isAway: false,
    wanted: isOther ? stillThere(wanted, told.rounds) : wanted,
  });
  if (told.rounds.length > 0) keep(KEPT, told, 'local');
  else forget(KEPT);
}

/** Of another area, only the rounds that go there as well are still wanted. */
const stillThere = (wanted: Known['wanted'], rounds: readonly PublicRound[]): Known['wanted'] =>
  Object.fromEntries(Object.entries(wanted).filter(([, id]) => rounds.some((round) => round.id === id)));

/** The shopper wants this round. */
export const wantRound = (kind: RoundKind, id: string): void =>
  useKnownRounds.setState(({ wanted }) => ({ wanted: { ...wanted, [kind]: id } }));

/** The next order is asked about anew. */
export const wantAnyRound = (): void => useKnownRounds.setState({ wanted: {} });

/** An order was refused because of its round: the rounds that the shop offers instead take the place of those known. */
export function offerInstead(
  { rounds }: RoundGone,
  { area = '', kind }: { area: string | undefined; kind: RoundKind },
): void {
  const { told } = useKnownRounds.getState();
  const others = told?.area === area ? told.rounds.filter((round) => round.kind !== kind) : [];
  tell({ area, rounds: [...others, ...rounds], ahead: told?.ahead ?? 0, at: shopNow(told?.ahead ?? 0) });
}

/** Time by the shop's clock, as far as the device knows. */
export const shopNow = (ahead: number): Instant => instant(new Date(Date.now() + ahead));

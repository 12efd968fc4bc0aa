import { isCalendarDay } from '#base/calendar.ts';
import { isUnanswered } from '#base/failure.ts';
import { instant, shopDay } from '#base/time.ts';
import { tellSeen } from '#browser/seen.ts';
import { isAllowed } from '#identity/identity.ts';
import { readOrSeen, seenAnswers, useSession } from '#identity/web/public.ts';
import type { CashSheet } from '#till/cash-sheet.ts';
import type { CashDay } from '#till/till.ts';
import { cashPath } from './cash-changes.ts';

/** A sheet as the page shows it. Unseen: this device knows whose it is, and not what came in. */
export type ShownSheet = { sheet: CashSheet; isUnseen: boolean };

/**
 * Reads a sheet. Without an answer it is as this device saw it last; one that it never saw begins empty where the device knows
 * whose it is, so that what is noted and counted there waits as everywhere.
 */
export async function readSheet(id: string, signal: AbortSignal): Promise<ShownSheet> {
  try {
    return { sheet: await readOrSeen<CashSheet>(cashPath(id), { signal }), isUnseen: false };
  } catch (error) {
    const known = isUnanswered(error) ? knownSheet(id) : undefined;
    if (!known) throw error;
    tellSeen(known.seenAt);
    return known;
  }
}

/** A day as the page shows it; `undefined` where the shop does not answer and this device never saw it. */
export async function readDay(on: string, signal: AbortSignal): Promise<CashDay | undefined> {
  try {
    return await readOrSeen<CashDay>(dayPath(on), { signal });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    tellSeen(undefined);
    return undefined;
  }
}

const dayPath = (on: string): string => `/cash?on=${on}`;

/** The sheets of a day that this device can open without an answer: the counter, and rounds that it knows. */
export function knownSheets(on: string): CashSheet[] {
  const seen = seenAnswers<CashSheet>('/cash/').flatMap(({ answer }) => (answer.on === on ? [answer] : []));
  const rounds = knownRounds().filter(
    (round) => round.on === on && seen.every(({ _id }) => _id !== round.id),
  );
  const counter =
    mayCounter(on) && seen.every(({ _id }) => _id !== on) ? [emptySheet(on, { on, round: null })] : [];
  return [...seen, ...rounds.map((round) => emptySheet(round.id, { on, round })), ...counter];
}

function knownSheet(id: string): (ShownSheet & { seenAt: number | undefined }) | undefined {
  for (const { at, answer } of seenAnswers<CashDay>('/cash?')) {
    const sheet = answer.sheets.find(({ _id }) => _id === id);
    if (sheet) return { sheet, isUnseen: false, seenAt: at };
  }
  if (mayCounter(id)) return unseen(emptySheet(id, { on: id, round: null }));
  const round = knownRounds().find((one) => one.id === id);
  return round && unseen(emptySheet(id, { on: round.on, round }));
}

const unseen = (sheet: CashSheet) => ({ sheet, isUnseen: true, seenAt: undefined });

/** True for the counter sheet of a day up to today, if the signed-in person has the right "Orders". */
const mayCounter = (id: string): boolean => {
  const { user } = useSession.getState();
  return (
    isCalendarDay(id) &&
    id <= shopDay(instant(new Date())) &&
    user !== undefined &&
    isAllowed(user, 'allCash')
  );
};

type KnownRound = NonNullable<CashSheet['round']> & { id: string; on: string };

/** The rounds whose sheets this device has seen, or that stand in its list of round sheets. */
const knownRounds = (): KnownRound[] => [
  ...seenAnswers<{ rounds?: readonly KnownRound[] }>('/rounds').flatMap(({ answer }) => answer.rounds ?? []),
  ...seenAnswers<{ round?: KnownRound }>('/rounds/').flatMap(({ answer }) => answer.round ?? []),
];

function emptySheet(_id: string, { on, round }: Pick<CashSheet, 'on' | 'round'>): CashSheet {
  const { user } = useSession.getState();
  return {
    _id,
    on,
    round: round && { kind: round.kind, from: round.from, to: round.to },
    who: [],
    state: 'open',
    opening: 0,
    taken: 0,
    payments: 0,
    returned: 0,
    spent: 0,
    expected: 0,
    moves: [],
    count: null,
    closings: [],
    late: [],
    stillOpen: 0,
    ordersUntil: null,
    may: { open: user !== undefined && isAllowed(user, 'allCash'), count: true, sign: 'no' },
    signers: [],
  };
}

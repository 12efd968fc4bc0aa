import * as v from 'valibot';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { roundsOfDay } from '#delivery/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { forStaff, othersAllowed, type SignedIn } from '#identity/server/public.ts';
import { sendCsv, BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/files/csv.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { CashQuestion, CashSheet, NewClosing, NewCount, NewMove } from '#till/cash-sheet.ts';
import { CashDay, type Received } from '#till/till.ts';
import { backsFor, toGiveBack } from './backs.ts';
import { upiClaims } from './claims.ts';
import { closeSheet } from './close-sheet.ts';
import {
  presentBacks,
  presentClaim,
  presentClaimed,
  presentReceived,
  presentSheet,
  presentUnclosed,
  presentGiveBack,
  presentReceivedRow,
} from './present.ts';
import { type Bag, begunSheets, orderedRounds, paidRounds, readSheet, readSheets } from './queries.ts';
import { receivedOn, type ReceivedRow } from './received.ts';
import { unclosedBefore } from './unclosed.ts';
import { countCash, noteMove, undoMove, bagSeenBy, ridesOf } from './write-sheet.ts';
const tag = 'Cash';
const forCash = forStaff('cash', tag);
const forAllCash = forStaff('allCash', tag);
const forSigning = forStaff('signing', tag);

/**
 * Cash sheets and the money of a day, under `/api/cash`. Riders see only the sheets of their own rounds;
 * the counter, who keeps accounts and who signs see all of it. A sheet's id is that of its round, or the day of the counter.
 */
export function cashRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;
  const sheetFor = async (actor: Actor, id: string): Promise<CashSheet> => {
    const now = clock.now();
    const bag = await bagSeenBy(db, id, { actor, now });
    const signers = await othersAllowed(db, 'signing', '');
    return presentSheet(await readSheet(db, bag), { asker: actor, now }, signers);
  };
  const change = (
    actor: Actor,
    command: (tx: Tx, doing: { actor: Actor; now: Instant }) => Promise<void>,
    sent?: { id: string },
  ) => write(platform, (tx) => command(tx, { actor, now: clock.now() }), { id: sent?.id });

  routes.get(
    '/',
    forCash({
      summary:
        'The money of a day: its cash sheets, what was received, and the UPI payments to look for in the bank',
      answers: { 200: CashDay },
      refuses: ['invalid'],
    }),
    check('query', CashQuestion),
    async (c) => {
      personal(c);
      const now = clock.now();
      const { on = shopDay(now) } = c.req.valid('query');
      return c.json(await dayFor(db, c.get('actor'), { on, now }));
    },
  );

  routes.get(
    '/received.csv',
    forAllCash({
      summary: 'What was received on a day as a CSV file, a row for each person, round and way',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['invalid'],
    }),
    check('query', CashQuestion),
    async (c) => {
      const { on = shopDay(clock.now()) } = c.req.valid('query');
      return sendCsv(c, `received-${on}.csv`, fileOfReceived(on, await receivedOn(db, on)), log);
    },
  );

  routes.get(
    '/:id',
    forCash({
      summary: 'A cash sheet: what there should be, what was counted, and who signed',
      answers: { 200: CashSheet },
      refuses: ['not_found'],
    }),
    async (c) => {
      personal(c);
      return c.json(await sheetFor(c.get('actor'), c.req.param('id')));
    },
  );

  routes.post(
    '/:id/moves',
    forCash({
      summary: 'Note the change that is given at the start, or what is spent; safe to ask again by its id',
      answers: { 201: CashSheet },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewMove),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const move = c.req.valid('json');
      await change(actor, (tx, doing) => noteMove(tx, id, move, doing), move);
      return c.json(await sheetFor(actor, id), 201);
    },
  );

  routes.delete(
    '/:id/moves/:move',
    forCash({
      summary: 'Take back what was noted by mistake: a further row says so, nothing is edited',
      answers: { 200: CashSheet },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      const [actor, sheet, move] = [c.get('actor'), c.req.param('id'), c.req.param('move')];
      await change(actor, (tx, doing) => undoMove(tx, { sheet, move }, doing));
      return c.json(await sheetFor(actor, sheet));
    },
  );

  routes.post(
    '/:id/counts',
    forCash({
      summary:
        'Hand in what was counted, by notes; safe to ask again by its id. On a closed sheet it is a correction, not for riders',
      answers: { 201: CashSheet },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewCount),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const count = c.req.valid('json');
      await change(actor, (tx, doing) => countCash(tx, id, count, doing), count);
      return c.json(await sheetFor(actor, id), 201);
    },
  );

  routes.post(
    '/:id/closings',
    forSigning({
      summary:
        'Sign the last count, which somebody else handed in: the sheet, and its round, are closed for good. Signed again, it is a correction',
      answers: { 201: CashSheet },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', NewClosing),
    async (c) => {
      const [actor, id] = [c.get('actor'), c.req.param('id')];
      const closing = c.req.valid('json');
      await change(actor, (tx, doing) => closeSheet(tx, id, closing, doing), closing);
      return c.json(await sheetFor(actor, id), 201);
    },
  );
  return routes;
}

/** The money of a day, limited to what the asker may see. */
async function dayFor(db: Db, actor: Actor, { on, now }: { on: string; now: Instant }): Promise<CashDay> {
  const seesAll = isAllowed(actor, 'allCash');
  const rounds = seesAll ? await usedOf(db, on) : await ridesOf(db, { actor, now }, on);
  const counter: Bag[] = seesAll && on <= shopDay(now) ? [{ id: on, round: null, on }] : [];
  const bags = [...rounds.map((round) => ({ id: round.id, round, on })), ...counter];
  const sheets = await readSheets(db, bags);
  const claims = seesAll ? await upiClaims(db) : [];
  const signers = await othersAllowed(db, 'signing', '');
  return {
    on,
    sheets: sheets.map((sheet) => presentSheet(sheet, { asker: actor, now }, signers)),
    unclosed: seesAll ? (await unclosedBefore(db, on)).map(presentUnclosed) : [],
    received: seesAll ? presentReceived(await receivedOn(db, on), sheets) : null,
    ...(seesAll && {
      giveBack: presentGiveBack(await toGiveBack(db)),
      backs: presentBacks(await backsFor(db, actor), actor),
    }),
    claims: claims.map((claim) => presentClaim(claim, actor)),
    claimed: presentClaimed(claims),
  };
}

/** Rides of a day that carry an order, and rounds with cash or with entries on their sheet. */
async function usedOf(db: Db, day: string) {
  const rounds = await roundsOfDay(db, day);
  const ids = rounds.map(({ id }) => id);
  const ordered = await orderedRounds(db, ids);
  const paid = await paidRounds(db, ids);
  const begun = await begunSheets(db, ids);
  return rounds.filter(
    ({ id, kind }) => begun.has(id) || paid.has(id) || (kind === 'ride' && ordered.has(id)),
  );
}

type Row = Received['rows'][number];

const COLUMNS: Record<string, (row: Row) => string> = {
  by: ({ by }) => escapeFormula(by),
  round: ({ round }) => (round ? `${round.on} ${round.from}-${round.to}` : ''),
  method: ({ method }) => method,
  payments: ({ payments }) => String(payments),
  received: ({ received }) => received.toFixed(2),
  givenBack: ({ givenBack }) => givenBack.toFixed(2),
};

/** CSV file of the money received on a day: a row for each person, round and method; amounts are numbers in rupees. */
export function* fileOfReceived(day: string, rows: readonly ReceivedRow[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(['date', ...Object.keys(COLUMNS)]);
  const cells = Object.values(COLUMNS);
  for (const row of rows.map(presentReceivedRow)) yield csvLine([day, ...cells.map((cell) => cell(row))]);
}

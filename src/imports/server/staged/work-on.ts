import { setImmediate } from 'node:timers/promises';
import type { Sentence } from '#base/failure.ts';
import type { Db } from '#db/schema.ts';
import type { Remarked } from '#imports/server/commands/compare-drafts.ts';
import { openShelves, type ShelfMaker } from '#imports/server/commands/make-shelves.ts';
import { openPace, type Pace } from '#imports/server/commands/pace.ts';
import { markWritten, noteImport, wouldWrite, writeDrafts } from '#imports/server/commands/write-drafts.ts';
import type { RowRemark } from '#imports/server/import-options.ts';
import type { Draft } from '#imports/server/layouts/draft.ts';
import { type RowRead, rowsReader } from '#imports/server/read-drafts.ts';
import type { SheetRow } from '#imports/server/reading/sheet-row.ts';
import { offeredAs } from '#imports/server/same/offered.ts';
import { openSameGoods, type SameGoods } from '#imports/server/same/same-goods.ts';
import { pathKey } from '#imports/server/shelf-book.ts';
import { keptReasons, reasonIn } from '#imports/server/values/row-refused.ts';
import type { ImportPlan, Outcome } from '#imports/staged.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { type Checkpoints, openCheckpoints } from '#platform/db/sqlite/wal.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Clock } from '#platform/platform.ts';
import { type ImportRow, importById, NOTHING, readingOf } from './import-row.ts';
import { readInTurns, rowsOfPart } from './rows-of-part.ts';

/** Orders wait for a transaction of an import no longer than for each other in a busy hour. */
const PACE = { most: 100, milliseconds: 20 };
const MOST_SHELVES = 2000;
/** Each time that it is said what changed, home and all lists are made anew. */
const PARTS_SAID_AT_ONCE = 5;

/** Dependencies of working on an import. */
export type WorkDeps = { db: Db; clock: Clock };

/**
 * Checks or imports a file part by part, from where it was left: after a restart it goes on. Rows that were written
 * just before a crash are found as they should be. Stops when the shop stops, or when the file was given another plan.
 */
export async function workOn(deps: WorkDeps, id: string, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const found = await importById(db, id);
  const isCheck = found.state === 'checking';
  if (!isCheck && found.state !== 'importing') return;
  if (found.done_parts === 0) await db.deleteFrom('import_remarks').where('import_id', '=', id).execute();
  const actor = { userId: found.actor_id, name: found.actor_name };
  const shelves = await openShelves(db, { actor, clock, dryRun: isCheck, shelves: found.plan.shelves });
  const reading = readingOf(found);
  const read = rowsReader(reading);
  const work: Work = {
    ...deps,
    found,
    isCheck,
    shelves,
    same: openSameGoods(db, id),
    pace: openPace(PACE),
    marks: new Set(),
    isFirstPart: true,
    outcome: structuredClone(found.outcome),
  };
  const checkpoints = await openCheckpoints(db);
  try {
    if (await workOff(work, { read, checkpoints, signal })) await finish(work);
  } finally {
    await checkpoints.close();
    await sayChanged(work);
  }
}

/** Says what was written and not said yet. */
async function sayChanged({ db, marks }: Work): Promise<void> {
  if (marks.size === 0) return;
  await inTransaction(db, (tx) => Promise.resolve(markChanged(tx, ...marks)));
  marks.clear();
}

type Working = {
  read: (row: SheetRow) => RowRead;
  checkpoints: Checkpoints;
  signal: AbortSignal | undefined;
};

/** Works off all parts; false when the file was given another plan meanwhile. */
async function workOff(work: Work, { read, checkpoints, signal }: Working): Promise<boolean> {
  const { db, found } = work;
  for (let part = 0; part < found.parts; part += 1) {
    if (signal?.aborted) throw new Error('The shop is stopping.');
    const rows = await readInTurns(await rowsOfPart(db, found.id, part), read);
    // Rows before the place where it was left are only read: later ones may depend on them.
    if (part < found.done_parts) {
      if (!work.isCheck && part >= found.done_parts - PARTS_SAID_AT_ONCE) await sayAgain(work, rows);
      continue;
    }
    await doPart(work, rows);
    work.isFirstPart = false;
    if (!(await noteProgress(work, part + 1))) return false;
    if (!work.isCheck) await checkpoints.now();
    await setImmediate();
  }
  return true;
}

type Work = WorkDeps & {
  found: ImportRow;
  isCheck: boolean;
  shelves: ShelfMaker;
  same: SameGoods;
  outcome: Outcome;
  pace: Pace;
  /** The tags of what was written and is not said to have changed yet. */
  marks: Set<string>;
  /** A part that a crash broke off is done again, and what it wrote was not said. */
  isFirstPart: boolean;
};

async function doPart(work: Work, rows: readonly RowRead[]): Promise<void> {
  const { db, clock, found, isCheck, shelves, outcome } = work;
  const cellsOf = new Map(rows.map(({ row }) => [row.number, row.cells]));
  const remarks: Remark[] = [];
  const remark = (kind: Remark['kind'], { row, said }: Remarked): unknown =>
    remarks.push({ row, kind, said, cells: cellsOf.get(row) ?? [] });
  for (const one of rows) {
    if (!('said' in one)) continue;
    if (one.question) countQuestion(outcome, one.question, one.said);
    remark('left out', { row: one.row.number, said: one.said });
  }
  const all = rows.flatMap((row) => ('draft' in row ? [row.draft] : []));
  const drafts: Draft[] = [];
  for (const draft of all) {
    const offer = isSettled(draft, found.plan) ? undefined : await work.same.offer(draft);
    if (!offer) {
      drafts.push(draft);
      continue;
    }
    outcome.same = (outcome.same ?? 0) + 1;
    remark('left out', { row: draft.row, said: [offeredAs(draft, offer)] });
  }
  for (const { path, isUpdate, sameAs } of drafts)
    if (!isUpdate && !sameAs) countShelf(outcome, pathKey(path));
  const options = {
    clock,
    actor: { userId: found.actor_id, name: found.actor_name },
    overwrite: found.plan.overwrite,
    marksLater: work.marks,
    marksSame: work.isFirstPart,
    undoOf: found.id,
  };
  for (let at = 0; at < drafts.length;) {
    const some = drafts.slice(at, at + work.pace.rows());
    at += some.length;
    const placed = await shelves.place(some);
    const done = await work.pace.timed(some.length, () =>
      isCheck ? wouldWrite(db, placed, options) : writeDrafts(db, placed, options),
    );
    outcome.added += done.added;
    outcome.changed += done.changed;
    outcome.unchanged += done.unchanged;
    outcome.hidden += done.hidden;
    outcome.kept += done.kept;
    for (const one of done.adjusted) remark('adjusted', one);
    for (const one of done.leftOut) remark('left out', one);
    await setImmediate();
  }
  outcome.shelves = [...new Set([...outcome.shelves, ...shelves.made])];
  outcome.leftOut += remarks.filter(({ kind }) => kind === 'left out').length;
  outcome.adjusted += remarks.filter(({ kind }) => kind === 'adjusted').length;
  await keepRemarks(db, found.id, remarks);
}

/** Notes of rows that were written before a crash that their products changed, because it may not have been said. */
async function sayAgain({ db, shelves, marks }: Work, rows: readonly RowRead[]): Promise<void> {
  const drafts = rows.flatMap((row) => ('draft' in row ? [row.draft] : []));
  await markWritten(db, await shelves.place(drafts), marks);
}

/** True if the owner said whether the goods of a row are the shop's. */
const isSettled = ({ sku }: Draft, { same = {} }: ImportPlan): boolean => Object.hasOwn(same, sku);

type Remark = RowRemark & { cells: string[] };

function countQuestion(
  outcome: Outcome,
  question: Outcome['questions'][number]['question'],
  said: readonly Sentence[],
): void {
  const asked = outcome.questions.find((one) => one.question === question);
  if (asked) asked.rows += 1;
  else outcome.questions.push({ question, rows: 1, example: reasonIn(said), said: [...said] });
}

function countShelf(outcome: Outcome, key: string): void {
  const shelf = outcome.found.find((one) => one.key === key);
  if (shelf) shelf.rows += 1;
  else if (outcome.found.length < MOST_SHELVES) outcome.found.push({ key, rows: 1 });
}

async function keepRemarks(db: Db, id: string, remarks: readonly Remark[]): Promise<void> {
  if (remarks.length === 0) return;
  await db
    .insertInto('import_remarks')
    .values(
      remarks.map(({ row, kind, said, cells }) => ({
        import_id: id,
        row_number: row,
        kind,
        reason: keptReasons(said),
        cells: JSON.stringify(cells),
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Notes how far it is, and says now and then what changed; false when the file was given another plan meanwhile. */
async function noteProgress({ db, clock, found, outcome, marks }: Work, doneParts: number): Promise<boolean> {
  const isSaid = doneParts % PARTS_SAID_AT_ONCE === 0 || doneParts === found.parts;
  const noted = await inTransaction(db, (tx) => {
    if (isSaid) markChanged(tx, ...marks);
    return tx
      .updateTable('imports')
      .set({ done_parts: doneParts, outcome: JSON.stringify(outcome), updated_at: clock.now() })
      .where('id', '=', found.id)
      .where('state', '=', found.state)
      .where('revision', '=', found.revision)
      .where('done_parts', '=', doneParts - 1)
      .returning('id')
      .executeTakeFirst();
  });
  if (isSaid) marks.clear();
  return noted !== undefined;
}

async function finish({ db, clock, found, isCheck, outcome }: Work): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      ...(isCheck ? { state: 'waiting' } : { state: 'done', imported_at: clock.now() }),
      outcome: JSON.stringify(outcome),
      updated_at: clock.now(),
    })
    .where('id', '=', found.id)
    .where('state', '=', found.state)
    .where('revision', '=', found.revision)
    .execute();
  if (isCheck) return;
  const { added, changed } = outcome;
  await noteImport(
    db,
    { layout: found.header.layout, added, changed },
    { clock, actor: { userId: found.actor_id, name: found.actor_name } },
  );
}

/** An outcome to begin with. */
export const nothingYet = (): string => JSON.stringify(NOTHING);

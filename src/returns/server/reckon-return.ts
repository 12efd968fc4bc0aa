import { plus, type Paise, ZERO } from '#base/figures/money.ts';
import type { Db } from '#db/schema.ts';
import { type Turnover, turnoverFold } from '#returns/composition/turnover.ts';
import { assumedCell } from '#returns/gstr1/cells.ts';
import { lackFold, type LackRow } from '#returns/gstr1/lacks.ts';
import { type FileKind, type OfflineFile, offlineFiles } from '#returns/gstr1/offline-file.ts';
import { type IssuedPaper, signed } from '#returns/gstr1/paper.ts';
import { type Gstr1, gstr1Fold } from '#returns/gstr1/tables.ts';
import {
  daysOf,
  isIffMonth,
  monthsOf,
  type Period,
  periodKind,
  periodOf,
  type PeriodPart,
} from '#returns/returns.ts';
import { papersByPart } from './papers.ts';

/** The question for the return of a period: its parts, and the day on which files are made. Plain data, for it goes to a thread. */
export type AskedReturn = { period: Period; parts: readonly PeriodPart[]; today: string };

/** The figures of a part by its mode, in paise. */
export type ReckonedPart = PeriodPart &
  (
    | { mode: 'regular'; tables: Gstr1; files: readonly { kind: FileKind; n: number; name: string }[] }
    | { mode: 'composition'; quarters: readonly Turnover[]; assumed: readonly LackRow[] }
    | { mode: 'unregistered'; papers: number; all: Paise }
  );
/** The figures of a period in parts, and the count of papers that no part takes. */
export type ReckonedReturn = { parts: readonly ReckonedPart[]; apart: number };

/** Reads the papers of a period once, and folds each into the figures of its part. */
export async function reckonReturn(db: Db, asked: AskedReturn): Promise<ReckonedReturn> {
  const folds = new Map(asked.parts.map((part) => [part, foldOf(part, asked)]));
  let apart = 0;
  for await (const { paper, part } of papersByPart(db, { ...daysOf(asked.period), parts: asked.parts })) {
    const fold = part && folds.get(part);
    if (fold) fold.add(paper);
    else apart += 1;
  }
  return { parts: [...folds.values()].map((fold) => fold.end()), apart };
}

type Fold = { add: (paper: IssuedPaper) => void; end: () => ReckonedPart };

function foldOf(part: PeriodPart, asked: AskedReturn): Fold {
  if (part.mode === 'regular') return regularFold(part, asked);
  if (part.mode === 'composition') return compositionFold(part, asked.period);
  return plainFold(part);
}

function regularFold(part: PeriodPart, asked: AskedReturn): Fold {
  const fold = gstr1Fold();
  return {
    add: (paper) => fold.add(paper),
    end: () => {
      const tables = fold.tables();
      const files = fileKinds(asked.period).flatMap((kind) =>
        filesOf(tables, part, kind, asked).map(({ name }, n) => ({ kind, n, name })),
      );
      return { ...part, mode: 'regular', tables, files };
    },
  };
}

/** A month or a quarter is filed; a month that is not the last of its quarter as sales to businesses, too. */
const fileKinds = (period: Period): readonly FileKind[] => {
  const kind = periodKind(period);
  if (kind === 'year') return [];
  return kind === 'month' && isIffMonth(period) ? ['gstr1', 'iff'] : ['gstr1'];
};

const filesOf = (tables: Gstr1, { gstin }: PeriodPart, kind: FileKind, { period, today }: AskedReturn) =>
  offlineFiles(tables, { gstin, period, kind, day: today });

/** The question for one file of a part, by its kind and number. */
export type AskedFile = AskedReturn & { part: number; kind: FileKind; n: number };

/** A file for the portal; undefined where the period has no such file. */
export async function makeFile(db: Db, asked: AskedFile): Promise<OfflineFile | undefined> {
  const { parts } = await reckonReturn(db, asked);
  const part = parts[asked.part];
  if (part?.mode !== 'regular' || !fileKinds(asked.period).includes(asked.kind)) return undefined;
  return filesOf(part.tables, part, asked.kind, asked)[asked.n];
}

function compositionFold(part: PeriodPart, period: Period): Fold {
  const turnover = turnoverFold();
  const lacks = lackFold();
  return {
    add: (paper) => {
      turnover.add(paper);
      for (const line of paper.lines) if (line.rate_assumed === 1) lacks.add(assumedCell(line), paper, line);
    },
    end: () => ({
      ...part,
      mode: 'composition',
      quarters: turnover.quarters(quartersOf(period, part)),
      assumed: lacks.rows('assumed'),
    }),
  };
}

/** The quarters of a period in which the part has days. */
const quartersOf = (period: Period, { from, to }: PeriodPart): Period[] =>
  [...new Set(monthsOf(period).map((month) => periodOf(`${month}-01`, 'quarter')))].filter((quarter) => {
    const days = daysOf(quarter);
    return days.from <= to && from <= days.to;
  });

function plainFold(part: PeriodPart): Fold {
  let [papers, all] = [0, ZERO];
  return {
    add: (paper) => {
      papers += 1;
      all = plus(all, signed(paper, paper.total_paise));
    },
    end: () => ({ ...part, mode: 'unregistered', papers, all }),
  };
}

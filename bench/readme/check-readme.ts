import { readFileSync } from 'node:fs';
import { figures } from './figures.ts';

const MAY_DRIFT = 1 / 3;

/** What a row of README's tables states: how many times its bare reference. */
type Stated = { what: string; ratio: number };

/**
 * Measures each figure of README beside its bare reference, and prints both. True if each row that states a ratio was measured, each
 * measurement has its row, and no ratio is off by more than a third.
 */
export async function checkReadme(): Promise<boolean> {
  const stated = ratiosOf(readFileSync(new URL('../../README.md', import.meta.url), 'utf8'));
  const rows: Record<string, string | number>[] = [];
  for await (const { what, measured, bare, ratio } of figures()) {
    const said = stated.find((row) => row.what === what)?.ratio;
    const drift = said === undefined ? Number.NaN : ratio / said - 1;
    const isRight = Math.abs(drift) <= MAY_DRIFT;
    rows.push({
      what,
      measured,
      bare,
      ratio: Number(ratio.toPrecision(3)),
      README: said ?? 'not stated',
      drift: Number.isNaN(drift) ? '' : `${Math.round(drift * 100)} %`,
      '': isRight ? 'ok' : 'WRONG',
    });
  }
  for (const { what } of stated)
    if (!rows.some((row) => row['what'] === what)) rows.push({ what, README: 'not measured', '': 'WRONG' });
  console.table(rows);
  return rows.every((row) => row[''] === 'ok');
}

/** The rows of the tables whose last column is `ratio`. */
function ratiosOf(text: string): Stated[] {
  const stated: Stated[] = [];
  let isInTable = false;
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const last = cells.at(-2) ?? '';
    if (!line.startsWith('|')) isInTable = false;
    else if (last === 'ratio') isInTable = true;
    else if (isInTable && /\d/.test(last)) stated.push({ what: cells[1] ?? '', ratio: Number(last) });
  }
  return stated;
}

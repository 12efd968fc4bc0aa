import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#platform/http/files/csv.ts';
import type { Received } from '#till/cash-day.ts';
import { presentReceivedRow } from './present.ts';
import type { ReceivedRow } from './received.ts';

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

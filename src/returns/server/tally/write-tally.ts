import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Paise, toRupees } from '#base/figures/money.ts';
import type { Days } from '#bills/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { TallyFile } from '#returns/returns.ts';
import { paidPapersOf } from '#returns/server/paid-papers.ts';
import { xmlText } from '#returns/server/xml.ts';
import { type Entry, type Ledger, type Voucher, voucherOf } from './voucher.ts';

const PIECE = 64 * 1024;

/** Writes the papers of days as an import for Tally: their ledgers, or their vouchers. */
export async function writeTally(
  db: Db,
  { file, path, ...days }: Days & { file: TallyFile; path: string },
): Promise<{ messages: number }> {
  let messages = 0;
  async function* xml(): AsyncGenerator<string, void, undefined> {
    yield before(file === 'masters' ? 'All Masters' : 'Vouchers');
    let piece = '';
    for await (const message of file === 'masters' ? ledgers(db, days) : vouchers(db, days)) {
      messages += 1;
      piece += `<TALLYMESSAGE xmlns:UDF="TallyUDF">${message}</TALLYMESSAGE>\n`;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    yield `${piece}</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n`;
  }
  await pipeline(Readable.from(xml(), { objectMode: false }), createWriteStream(path));
  return { messages };
}

const before = (report: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>' +
  `<REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC><REQUESTDATA>\n`;

async function* ledgers(db: Db, days: Days): AsyncGenerator<string, void, undefined> {
  const known = new Set<string>();
  for await (const paper of paidPapersOf(db, days))
    for (const { ledger } of voucherOf(paper).entries) {
      if (known.has(ledger.name)) continue;
      known.add(ledger.name);
      yield ledgerXml(ledger);
    }
}

async function* vouchers(db: Db, days: Days): AsyncGenerator<string, void, undefined> {
  for await (const paper of paidPapersOf(db, days)) yield voucherXml(voucherOf(paper));
}

const ledgerXml = ({ name, group }: Ledger): string =>
  `<LEDGER NAME="${xmlText(name)}" ACTION="Create"><NAME>${xmlText(name)}</NAME><PARENT>${xmlText(group)}</PARENT></LEDGER>`;

function voucherXml({ id, type, day, number, original, order, entries }: Voucher): string {
  const [party] = entries;
  return (
    `<VOUCHER REMOTEID="${xmlText(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">` +
    `<DATE>${day.replaceAll('-', '')}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>` +
    `<VOUCHERNUMBER>${xmlText(number)}</VOUCHERNUMBER>` +
    (original === '' ? '' : `<REFERENCE>${xmlText(original)}</REFERENCE>`) +
    `<PARTYLEDGERNAME>${xmlText(party.ledger.name)}</PARTYLEDGERNAME><NARRATION>Order ${order}</NARRATION>` +
    `${entries.map(entryXml).join('')}</VOUCHER>`
  );
}

const entryXml = ({ ledger, amount }: Entry): string =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${xmlText(ledger.name)}</LEDGERNAME>` +
  `<ISDEEMEDPOSITIVE>${amount < 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>` +
  `<AMOUNT>${rupees(amount)}</AMOUNT></ALLLEDGERENTRIES.LIST>`;

const rupees = (amount: Paise): string => toRupees(amount).toFixed(2);

import { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readRows } from '#imports/server/reading/read-rows.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { soldMonth, STALL } from '#test/steps/sold-month.ts';

/** The rows of a workbook, as the shop reads files of goods. */
async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readRows(Readable.from([bytes]))) rows.push(cells);
  return rows;
}

/** Signed sums of all papers of November, in rupees with two decimals. */
async function sumsOfBills({ platform: { db } }: TestShop) {
  const bills = await db.selectFrom('bills').selectAll().where('on_day', '<', '2026-12-01').execute();
  const all = (part: (bill: (typeof bills)[number]) => number): string =>
    (bills.reduce((sum, bill) => sum + (bill.kind === 'note' ? -part(bill) : part(bill)), 0) / 100).toFixed(
      2,
    );
  return {
    taxed: all((bill) => bill.taxable_paise - bill.exempt_paise),
    exempt: all((bill) => bill.exempt_paise),
    cgst: all((bill) => bill.cgst_paise),
    sgst: all((bill) => bill.sgst_paise),
    igst: all((bill) => bill.igst_paise),
    total: all((bill) => bill.total_paise),
  };
}

// Each file starts a thread, which reads its modules anew.
const SLOW = { timeout: 120_000 };

test(
  'the sales register has a row for each bill and rate, and its sums are those of the bills and of the return',
  SLOW,
  async () => {
    await using shop = await openShop();
    const { owner, december } = await soldMonth(shop);
    await december();
    const answer = await owner.call('GET', '/api/returns/register?period=2026-11&lang=hi');
    expect(answer.headers.get('content-disposition')).toContain('register-2026-11.xlsx');
    const [head = [], ...rows] = await cellsOf(answer.body);
    const last = rows.pop() ?? [];
    expect(head).toHaveLength(19);
    expect(head).toEqual(expect.arrayContaining(['तारीख', 'ग्राहक', 'GSTIN', 'HSN', 'CGST']));
    const at = (number: string): string[][] => rows.filter((row) => row[1] === number);
    // Exempt rice first, then by rate; the note is below zero; kilos of what is weighed.
    expect(at('M/26-27/0001').map((row) => [row[0], row[6], row[7], row[8], row[10], row[16]])).toEqual([
      ['20-Nov-2026', '1006', '2.5', 'KGS', '', '155'],
      ['20-Nov-2026', '3401', '1', 'NOS', '18', '117.5'],
      ['20-Nov-2026', '2202', '1', 'NOS', '40', '40'],
    ]);
    expect(at('C/26-27/0001').map((row) => [row[7], row[16], row[18]])).toEqual([
      ['-1', '-117.5', 'M/26-27/0001'],
    ]);
    expect(at('T/26-27/0002')[0]?.slice(3, 6)).toEqual([STALL.name, STALL.gstin, '27 महाराष्ट्र']);
    const sums = await sumsOfBills(shop);
    const total = (column: number): string => Number(last[column]).toFixed(2);
    expect({
      taxed: total(9),
      exempt: total(14),
      cgst: total(11),
      sgst: total(12),
      igst: total(13),
      total: total(16),
    }).toEqual(sums);
    // A column of amounts comes to what stands below it.
    for (const column of [9, 11, 12, 13, 14, 15, 16])
      expect(rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)).toBeCloseTo(
        Number(last[column]),
        5,
      );
    const { parts } = (await owner.call('GET', '/api/returns?period=2026-11')).body;
    expect(parts).toHaveLength(1);
    const { total: returned } = parts[0];
    expect([returned.cgst, returned.sgst, returned.igst].map((amount) => amount.toFixed(2))).toEqual([
      sums.cgst,
      sums.sgst,
      sums.igst,
    ]);
  },
);

type Tag = { name: string; attributes: Record<string, string>; text: string; children: Tag[] };

/** The tags of an XML text, as a parser that forgives nothing of what matters here reads them. */
function parsed(xml: string): Tag {
  const root: Tag = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const tag = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(tag);
        open.push(tag);
      },
      ontext: (text) => void (open.at(-1)!.text += text),
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root;
}

const all = (tag: Tag, name: string): Tag[] =>
  tag.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const textIn = (tag: Tag, name: string): string => all(tag, name)[0]?.text ?? '';

test(
  'each paper is a voucher for Tally whose entries come to zero, in ledgers that stand in the file before',
  SLOW,
  async () => {
    await using shop = await openShop();
    const { owner } = await soldMonth(shop);
    const ask = async (file: string) =>
      parsed(String((await owner.call('GET', `/api/returns/tally?period=2026-11&file=${file}`)).body));
    const [masters, vouchers] = [await ask('masters'), await ask('vouchers')];
    expect([textIn(masters, 'REPORTNAME'), textIn(vouchers, 'REPORTNAME')]).toEqual([
      'All Masters',
      'Vouchers',
    ]);
    const ledgers = all(masters, 'LEDGER').map(({ attributes }) => attributes['NAME'] ?? '');
    expect(new Set(ledgers).size).toBe(ledgers.length);
    expect(ledgers).toEqual(
      expect.arrayContaining(['Cash', 'UPI', 'Sales 18%', `${STALL.name} ${STALL.gstin}`]),
    );
    const papers = all(vouchers, 'VOUCHER');
    const bills = await shop.platform.db.selectFrom('bills').select(['id', 'kind', 'number']).execute();
    expect(papers.map(({ attributes }) => attributes['REMOTEID'] ?? '').toSorted()).toEqual(
      bills.map(({ id }) => id).toSorted(),
    );
    for (const paper of papers) {
      const entries = all(paper, 'ALLLEDGERENTRIES.LIST');
      const amounts = entries.map((entry) => Math.round(Number(textIn(entry, 'AMOUNT')) * 100));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      expect(entries.map((entry) => textIn(entry, 'ISDEEMEDPOSITIVE'))).toEqual(
        amounts.map((amount) => (amount < 0 ? 'Yes' : 'No')),
      );
      for (const entry of entries) expect(ledgers).toContain(textIn(entry, 'LEDGERNAME'));
    }
    const note = papers.find(({ attributes }) => attributes['VCHTYPE'] === 'Credit Note')!;
    expect([textIn(note, 'DATE'), textIn(note, 'VOUCHERNUMBER'), textIn(note, 'REFERENCE')]).toEqual([
      '20261120',
      'C/26-27/0001',
      'M/26-27/0001',
    ]);
    // What is kept of the whole rupee in cash is a ledger of its own.
    const mixed = papers.find((paper) => textIn(paper, 'VOUCHERNUMBER') === 'M/26-27/0001')!;
    expect(
      all(mixed, 'ALLLEDGERENTRIES.LIST').map((entry) => [
        textIn(entry, 'LEDGERNAME'),
        textIn(entry, 'AMOUNT'),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Cash', '-312.00'],
        ['Round Off', '-0.50'],
        ['Sales exempt', '155.00'],
      ]),
    );
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issuedPaper } from '#test/issued-papers.ts';
import { type FileKind, offlineFiles } from './offline-file.ts';
import type { IssuedPaper } from './paper.ts';
import { gstr1Fold } from './tables.ts';

const SELLER = '19AAPFU0939F1ZC';
const BUSINESS = '19AAGCB7383J1ZP';
const OUTSIDE = '29AAGCB7383J1Z4';

function filesOf(
  papers: readonly IssuedPaper[],
  { kind = 'gstr1', largest }: { kind?: FileKind; largest?: number } = {},
) {
  const fold = gstr1Fold();
  for (const paper of papers) fold.add(paper);
  return offlineFiles(fold.tables(), {
    gstin: SELLER,
    period: '2026-11',
    kind,
    day: '2026-12-05',
    ...(largest !== undefined && { largest }),
  });
}
const textOf = (papers: readonly IssuedPaper[], kind?: FileKind) =>
  filesOf(papers, kind && { kind })[0]!.text;

const HEAD = `"gstin":"${SELLER}","fp":"112026","version":"GST3.2.4","hash":"hash"`;

test('an empty month is a file of four keys, named by the day on which it is made, without padding', () => {
  expect(filesOf([])).toEqual([{ name: `returns_5122026_R1_${SELLER}_offline.json`, text: `{${HEAD}}` }]);
});

test('bills to registered buyers: within the state, and over its border at two rates (F1, F2), key by key', () => {
  const first = issuedPaper({ gstin: BUSINESS, n: 1, lines: [{ rate: 18, taxable: 100_000, hsn: '' }] });
  const second = issuedPaper({
    gstin: OUTSIDE,
    place: '29',
    n: 2,
    on_day: '2026-11-21',
    lines: [
      { rate: 5, taxable: 20_000, hsn: '' },
      { rate: 18, taxable: 50_000, hsn: '' },
    ],
  });
  expect(textOf([first, second])).toBe(
    `{${HEAD},"b2b":[` +
      `{"ctin":"${BUSINESS}","inv":[{"inum":"AT/26-27/0001","idt":"20-11-2026","val":118000,"pos":"19","rchrg":"N","inv_typ":"R",` +
      `"itms":[{"num":1801,"itm_det":{"txval":100000,"rt":18,"camt":9000,"samt":9000,"csamt":0}}]}]},` +
      `{"ctin":"${OUTSIDE}","inv":[{"inum":"AT/26-27/0002","idt":"21-11-2026","val":80000,"pos":"29","rchrg":"N","inv_typ":"R",` +
      `"itms":[{"num":1801,"itm_det":{"txval":50000,"rt":18,"iamt":9000,"csamt":0}},` +
      `{"num":501,"itm_det":{"txval":20000,"rt":5,"iamt":1000,"csamt":0}}]}]}],` +
      `"doc_issue":{"doc_det":[{"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[` +
      `{"num":1,"from":"AT/26-27/0001","to":"AT/26-27/0002","totnum":2,"cancel":0,"net_issue":2}]}]}}`,
  );
});

test('private sales, exempt goods, notes, goods by HSN: each table in its place with its keys (F3, F4, F5)', () => {
  const large = issuedPaper({ place: '37', n: 3, lines: [{ rate: 18, taxable: 250_000, hsn: '' }] });
  const small = issuedPaper({
    place: '32',
    n: 1,
    on_day: '2026-10-01',
    lines: [{ rate: 18, taxable: 75_000 }],
  });
  const business = issuedPaper({
    gstin: BUSINESS,
    n: 2,
    on_day: '2026-10-02',
    lines: [{ rate: 5, taxable: 900 }],
  });
  const note = (n: number, original: IssuedPaper, taxable: number) =>
    issuedPaper({
      kind: 'note',
      n,
      original,
      gstin: original.buyer_gstin,
      place: original.place_of_supply,
      lines: [{ rate: original.lines[0]!.rate_hundredths / 100, taxable, hsn: '' }],
    });
  const text = textOf([
    large,
    issuedPaper({ n: 4, lines: [{ rate: 5, taxable: 100_000, quantity: 1_000_000, sold_by: 'weight' }] }),
    issuedPaper({
      kind: 'supply',
      n: 1,
      lines: [{ rate: 0, paid: 998, hsn: '0702', uqc: 'KGS', quantity: 2350, sold_by: 'weight' }],
    }),
    note(1, small, 75_000),
    note(2, business, 10),
    note(3, large, 100),
  ]);
  expect(text).toBe(
    `{${HEAD},` +
      `"b2cl":[{"pos":"37","inv":[{"inum":"AT/26-27/0003","idt":"20-11-2026","val":295000,` +
      `"itms":[{"num":1801,"itm_det":{"txval":250000,"rt":18,"iamt":45000}}]}]}],` +
      `"b2cs":[{"sply_ty":"INTRA","rt":5,"typ":"OE","pos":"19","txval":100000,"camt":2500,"samt":2500,"csamt":0},` +
      `{"sply_ty":"INTER","rt":18,"typ":"OE","pos":"32","txval":-75000,"iamt":-13500,"csamt":0}],` +
      `"nil":{"inv":[{"sply_ty":"INTRAB2C","expt_amt":998,"nil_amt":0,"ngsup_amt":0}]},` +
      `"cdnr":[{"ctin":"${BUSINESS}","nt":[{"nt_num":"AC/26-27/0002","nt_dt":"20-11-2026","ntty":"C","val":10.5,"pos":"19","rchrg":"N",` +
      `"inv_typ":"R","itms":[{"num":501,"itm_det":{"txval":10,"rt":5,"camt":0.25,"samt":0.25,"csamt":0}}]}]}],` +
      `"cdnur":[{"nt_num":"AC/26-27/0003","nt_dt":"20-11-2026","ntty":"C","val":118,"typ":"B2CL","pos":"37",` +
      `"itms":[{"num":1801,"itm_det":{"txval":100,"rt":18,"iamt":18,"csamt":0}}]}],` +
      `"doc_issue":{"doc_det":[{"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[` +
      `{"num":1,"from":"AS/26-27/0001","to":"AS/26-27/0001","totnum":1,"cancel":0,"net_issue":1},` +
      `{"num":2,"from":"AT/26-27/0003","to":"AT/26-27/0004","totnum":2,"cancel":0,"net_issue":2}]},` +
      `{"doc_num":5,"doc_typ":"Credit Note","docs":[{"num":1,"from":"AC/26-27/0001","to":"AC/26-27/0003","totnum":3,"cancel":0,"net_issue":3}]}]},` +
      `"hsn":{"hsn_b2c":[` +
      `{"num":1,"hsn_sc":"0702","uqc":"KGS","qty":2.35,"rt":0,"txval":998,"iamt":0,"samt":0,"camt":0,"csamt":0},` +
      `{"num":2,"hsn_sc":"1006","uqc":"KGS","qty":1000,"rt":5,"txval":100000,"iamt":0,"samt":2500,"camt":2500,"csamt":0}]}}`,
  );
});

test('a shop that files by quarters reports in the first two months only bills and notes of registered buyers', () => {
  const bill = issuedPaper({ gstin: BUSINESS, lines: [{ rate: 18, taxable: 100 }] });
  const note = issuedPaper({
    kind: 'note',
    gstin: BUSINESS,
    original: bill,
    lines: [{ rate: 18, taxable: 10 }],
  });
  const text = textOf([bill, note, issuedPaper({ lines: [{ rate: 5, paid: 105 }] })], 'iff');
  expect(Object.keys(JSON.parse(text))).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b', 'cdnr']);
});

test('what is too large is divided: each part has the head and is small enough, and together they say all', () => {
  const papers = Array.from({ length: 60 }, (_, at) =>
    issuedPaper({
      gstin: at % 3 === 0 ? OUTSIDE : BUSINESS,
      place: '29',
      lines: [{ rate: 18, taxable: 100 + at }],
    }),
  );
  const [whole] = filesOf(papers);
  const parts = filesOf(papers, { largest: 5000 });
  expect(parts.length).toBeGreaterThan(2);
  const read = parts.map(({ text }) => JSON.parse(text));
  for (const [at, { name, text }] of parts.entries()) {
    expect(name).toBe(`returns_5122026_R1_${SELLER}_offline_part${at + 1}of${parts.length}.json`);
    expect(JSON.stringify(text).length).toBeLessThan(5000);
    expect(text).toContain(HEAD);
  }
  const invoices = (file: { b2b?: { ctin: string; inv: { inum: string }[] }[] }) =>
    (file.b2b ?? []).flatMap(({ ctin, inv }) => inv.map(({ inum }) => `${ctin} ${inum}`));
  expect(read.flatMap(invoices).toSorted()).toEqual(invoices(JSON.parse(whole!.text)).toSorted());
  expect(read.filter(({ hsn }) => hsn)).toHaveLength(1);
});

test('every number of a file has at most two decimals, and none is a zero with a sign', () => {
  const Line = fc.record({
    rate: fc.constantFrom(0, 0.25, 5, 18, 40),
    paid: fc.integer({ min: 1, max: 3_000_000 }).map((paise) => paise / 100),
    quantity: fc.integer({ min: 0, max: 99_999 }),
    sold_by: fc.constantFrom('piece' as const, 'weight' as const),
  });
  const Paper = fc.record({
    place: fc.constantFrom('19', '10'),
    gstin: fc.constantFrom('', OUTSIDE),
    isNote: fc.boolean(),
    lines: fc.array(Line, { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(Paper, { minLength: 1, maxLength: 12 }), (said) => {
      const papers = said.flatMap(({ isNote, ...one }) => {
        const bill = issuedPaper(one);
        return isNote ? [bill, issuedPaper({ ...one, kind: 'note', original: bill })] : [bill];
      });
      const numbers = textOf(papers).match(/(?<=[:,[])-?\d[\d.e+-]*(?=[,}\]])/g) ?? [];
      expect(numbers.filter((one) => !/^-?\d+(\.\d{1,2})?$/.test(one) || one === '-0')).toEqual([]);
      expect(textOf(papers)).not.toContain('null');
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise, type Paise, paise } from '#base/figures/money.ts';
import { escapeFormula, unescapeFormula } from '#platform/http/files/csv.ts';
import { inEnglish } from '#platform/words.ts';
import { readCount, readStock, readUnit } from './count.ts';
import { readMoney, readPrices, unitOfPrice } from './money.ts';
import { RowAsks, RowRefused } from './row-refused.ts';
import { packInTitle, plainText, readPack, tidy, readBarcode } from './texts.ts';
test('a guarded cell is no formula, and unguarded it is what it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@＝＋－＠]/);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^'*[=+\-@＝＋－＠].*$/), (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test.each([
  ['49.90', 4990],
  ['₹1,23,456', 12345600],
  ['₹1,299.00', 129900],
  ['Rs. 20', 2000],
  ['Rs.199/-', 19900],
  ['Rs 199', 19900],
  ['45/-', 4500],
  ['45/=', 4500],
  ['४५', 4500],
  ['४५/-', 4500],
  ['₹ ৪২.৫', 4250],
  ['रु. १,२९९', 129900],
  ['45 per kg', 4500],
  ['Rs 45/kg', 4500],
  ['45/- per kg', 4500],
  ['45/किलो', 4500],
  ['४५ रुपये प्रति किलो', 4500],
  ['INR 1,200.5', 120050],
  ['12.50 INR', 1250],
  ['49,90', 4990],
  ['1.299,00', 129900],
  ['0', 0],
  [' ', undefined],
])('the price %j is %j paise', (cell, paise) => {
  expect(readMoney(cell, 'price')).toBe(paise);
});

test.each([
  ['45/kg', 'kg'],
  ['Rs. 45 per Kg.', 'kg'],
  ['45/kg/-', 'kg'],
  ['45/- per litre', 'litres'],
  ['४५ रुपये प्रति किलो', 'kg'],
  ['72/doz', 'item'],
  ['4.50/g', 'gram'],
  ['45/-', undefined],
  ['45', undefined],
  ['45 per day', undefined],
])('the price %j is for %j', (cell, unit) => {
  expect(unitOfPrice(cell)?.unit).toBe(unit);
});

test.each(['free', 'NA', '12.345', '1.2.3', '-5', '(5)', '1e5', '12,34,5', '99999999999', '40-45', '#N/A'])(
  '%j is no price',
  (cell) => {
    expect(() => readMoney(cell, 'price')).toThrow(/the price/);
  },
);

test('a price as the shop writes it is read as what it was, in any digits', () => {
  const zeros = fc.constantFrom('0', '०', '০', '૦', '௦', '٠');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), zeros, (paise, zero) => {
      const written = formatPaise(paise as Paise).replaceAll(/\d/g, (digit) =>
        String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
      );
      expect(readMoney(written, 'price')).toBe(paise);
      expect(readMoney(`Rs. ${written.replace('₹', '')}/-`, 'price')).toBe(paise);
    }),
  );
});

function moneyOrReason(cell: string): unknown {
  try {
    return readMoney(cell, 'price');
  } catch (error) {
    return error;
  }
}

test('whatever stands in a cell, it is money, nothing, or a reason to leave the row out', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      expect(moneyOrReason(cell)).toSatisfy(
        (found) => found instanceof RowRefused || found === undefined || Number.isSafeInteger(found),
      );
    }),
  );
});

test.each(['$5', '5 USD', '€ 4,50', 'AED 10', '£3'])('the price %j is asked about', (cell) => {
  expect(() => readMoney(cell, 'price')).toThrow(RowAsks);
  expect(readMoney(cell, 'price', { currency: 'rupees' })).toBeGreaterThan(0);
});

test('a price of 0 is asked about; an offer is the price, and what it was before is struck', () => {
  expect(() => readPrices({ price: paise(0) })).toThrow('the price is 0');
  expect(readPrices({ price: paise(0) }, { free: 'take' })).toEqual({ price_paise: 0, cut_price_paise: 0 });
  expect(readPrices({ price: paise(10000), offer: paise(9000) })).toEqual({
    price_paise: 9000,
    cut_price_paise: 10000,
  });
  expect(readPrices({ price: paise(9000), cutPrice: paise(10000) })).toEqual({
    price_paise: 9000,
    cut_price_paise: 10000,
  });
  expect(() => readPrices({ price: paise(101), cutPrice: paise(100) })).toThrow('above the cut price');
  expect(() => readPrices({})).toThrow('the price is missing');
});

test.each([
  ['8901030865237', '8901030865237'],
  [' 8901030 865237 ', '8901030865237'],
  ['८९०१०३०८६५२३७', '8901030865237'],
  ['EAN 8901030865237', '8901030865237'],
  ['8901030865237.0', '8901030865237'],
  ['8901030865237, 8901030865275', '8901030865237'],
  ['8.901030865237E+12', '8901030865237'],
  ['', ''],
  ['0', ''],
  ['N/A', ''],
])('the barcode %j is read as %j, and nothing is to be said of it', (cell, barcode) => {
  expect(readBarcode(cell)).toEqual({ barcode });
});

test.each([
  // Its digits make a barcode of eight by chance.
  ['8.90149E+12', 'the spreadsheet cut this barcode short'],
  ['8,90103E+12', 'the spreadsheet cut this barcode short'],
  ['8901030865238', 'it is not a barcode, or was mistyped'],
  ['A-101', 'it is not a barcode, or was mistyped'],
])('%j is left off, with the reason', (cell, problem) => {
  const { barcode, note } = readBarcode(cell);
  expect([barcode, note && inEnglish(note)]).toEqual(['', `“${cell}” was left out: ${problem}`]);
});

const MANGO = { title: 'Mango', inParts: false };
test.each([
  ['12', 12],
  ['1,200', 1200],
  ['1 dozen', 12],
  ['2 doz.', 24],
  ['12 Pcs', 12],
  ['१२', 12],
  ['12.000', 12],
  ['0', 0],
  ['', undefined],
])('the stock %j is %j', (cell, count) => {
  expect(readStock(cell, MANGO)).toBe(count);
});

test.each([
  ['-3', 'below zero: -3', 0],
  ['−3', 'below zero: −3', 0],
  ['2.7', 'not a whole number: 2.7', 2],
  ['2,7', 'not a whole number: 2,7', 2],
])('the stock %j is asked about', (cell, why, taken) => {
  expect(() => readStock(cell, MANGO)).toThrow(`the stock of Mango is ${why}`);
  expect(readStock(cell, MANGO, { belowZero: 'none', parts: 'down' })).toBe(taken);
});

const DOZEN = {
  title: 'Eggs',
  inParts: false,
  unit: { unit: 'item', pieces: 12 },
} as const;
test.each([
  ['5', 5],
  ['5 dozen', 5],
  ['60 Pcs', 5],
])('of what is sold by the dozen, %j are %d', (cell, dozens) => {
  expect(readStock(cell, DOZEN)).toBe(dozens);
});

test('pieces that make no whole dozens are asked about', () => {
  expect(() => readStock('65 Pcs', DOZEN)).toThrow('the stock of Eggs is not a whole number: 65 Pcs');
  expect(readStock('65 Pcs', DOZEN, { parts: 'down' })).toBe(5);
});

test.each([
  ['2.75 Kgs', 2.75],
  ['12,5', 12.5],
  ['1.250,5 kg', 1250.5],
  ['1,250.5', 1250.5],
  ['1,23,456', 123456],
  ['12,500', 12500],
  ['१२,५', 12.5],
])('of what is sold loose, %j are %j in stock', (cell, there) => {
  expect(readStock(cell, { title: 'Onion', inParts: true })).toBe(there);
});

test.each(['many', '12 -', '1 2 3 4 x', '1.2.3', '1.2,34,5'])('%j is no stock', (cell) => {
  expect(() => readCount(cell, 'stock')).toThrow('the stock is not a number');
});

test.each([
  ['Kgs', 'kg'],
  ['KILOGRAMS (Kgs)', 'kg'],
  ['किलो', 'kg'],
  ['Ltr.', 'litres'],
  ['Pcs', 'item'],
  ['PIECES (Pcs)', 'item'],
  ['Per Kg', 'kg'],
  ['नग', 'item'],
  ['Gms', 'gram'],
  ['quintal', 'kg'],
  ['maund', undefined],
])('the unit %j is %j', (cell, unit) => {
  expect(readUnit(cell)?.unit).toBe(unit);
});

test.each([
  ['Toothpaste - Whitening, 150 G', '150 g'],
  ['Mustard Oil 1 Ltr', '1 l'],
  ['Soap (Pack of 3, 125 g each)', '3 x 125 g'],
  ['Eggs - Regular 6pcs', '6 pieces'],
  ['Toor/Arhar Dal, 1 kg + Moong Dal, 1 kg', ''],
  ['Dog food for 5-10 kg', ''],
  ['Jam 200 g (50 g free)', ''],
  ['Soap 75 g (Pack of 4)', ''],
  ['Garlic Oil Capsule 500 mg', ''],
  ['Onion', ''],
])('the title %j states the pack %j', (title, pack) => {
  expect(packInTitle(title)).toBe(pack);
});

test.each([
  ['500 gms', '500 g'],
  ['1 Ltr.', '1 l'],
  ['4 x 75 g', '4 x 75 g'],
  ['२०० g', '200 g'],
  ['Large', undefined],
])('the pack %j of a column is %j', (cell, pack) => {
  expect(readPack(cell)).toBe(pack);
});

test('what was decoded twice and what is HTML becomes plain text', () => {
  expect(tidy(' OrganicÂ\u00a0Kabuli  Chana â€“ 1 kg ')).toBe('Organic Kabuli Chana – 1 kg');
  expect(plainText('<p>Salt &amp; pepper</p><script>x</script>\n\n<ul><li>a</li><li>b</li></ul>')).toBe(
    'Salt & pepper\nx\na\nb',
  );
});

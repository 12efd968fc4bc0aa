import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { inHindi, remarksOn, upload } from '#test/steps/staged-imports.ts';

test('why rows are left out or taken otherwise is told in the English of programs, and in parts for Hindi', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const file = [
    'title,price,mrp,stock,sold by,least,step,purchase price,unit,hsn',
    ',20,20,1,,,,,,',
    'Atta,,,1,,,,,,',
    'Besan,NA,20,1,,,,,,',
    'Ghee,20.555,,1,,,,,,',
    'Chini,60,50,1,,,,,,',
    'Dal,20,20,-3,,,,,,',
    'Elaichi,$20,20,1,,,,,,',
    'Gur,20,20,2.5,,,,,sack,',
    'Haldi,20,20,1,weight,0.5,0.3,,kg,',
    'Imli,20,20,1,,,,abc,,12',
  ].join('\n');
  const { body } = await upload(owner, file);
  expect(await remarksOn(owner, body)).toEqual([
    [2, 'left out', 'the title is missing', 'नाम नहीं लिखा है'],
    [3, 'left out', 'the price is missing', 'दाम नहीं लिखा है'],
    [4, 'left out', 'the price is not a number: NA', 'दाम: यह संख्या नहीं है: NA'],
    [5, 'left out', 'the price has more than two decimals', 'दाम: दशमलव के बाद दो से ज़्यादा अंक हैं'],
    [6, 'left out', 'the price 60 is above the cut price 50', 'दाम ₹60 है, पुराने दाम ₹50 से ज़्यादा'],
    [7, 'left out', 'the stock of Dal is below zero: -3', 'Dal का स्टॉक शून्य से कम है: -3'],
    [8, 'left out', 'the price is not in rupees: $20', 'दाम: यह रकम रुपयों में नहीं है: $20'],
    [
      9,
      'left out',
      'the unit sack is not kg, gram, litres or item',
      'यूनिट “sack” इनमें से नहीं है: kg, gram, litres, item',
    ],
    [
      10,
      'left out',
      'step: 1 kg must be a whole number of steps (0.05 works)',
      'यह ठीक करें: कितने-कितने से: 1 किलो में पूरा-पूरा बँटे, जैसे 0.05',
    ],
    [
      11,
      'adjusted',
      '“12” was left out: HSN has 4, 6 or 8 digits; “abc” was left out: the purchase price is not a number: abc',
      '“12” छोड़ दिया: HSN में 4, 6 या 8 अंक होते हैं; “abc” छोड़ दिया: खरीद दाम: यह संख्या नहीं है: abc',
    ],
  ]);
  const { sample, outcome } = body;
  expect(sample[0]).toMatchObject({
    problem: 'the title is missing',
    said: [{ id: 'the title is missing' }],
  });
  expect(inHindi(outcome.questions[0].said, outcome.questions[0].example)).toBe('Dal का स्टॉक शून्य से कम है: -3');
});

test('what is said of a file as a whole is told in English and in Hindi: which sheet was read, and as which letters', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const sheets = [
    { sheet: 'पढ़ें {1}', data: [['How to fill in this file']] },
    {
      sheet: 'माल {1}',
      data: [
        ['Item Name', 'Rate'],
        ['Dal', 158],
      ],
    },
  ];
  const book = new Uint8Array(await writeExcelFile(sheets).toBuffer());
  const latin = new Uint8Array(Buffer.from('title,price\nCrème,20\n', 'latin1'));
  const said = [
    ['Only the sheet “माल {1}” was read.', 'सिर्फ़ शीट “माल {1}” पढ़ी गई।'],
    [expect.stringMatching(/^The letters were/), expect.stringMatching(/^अक्षर Windows-1252 की तरह पढ़े गए।/)],
  ];
  for (const [at, bytes] of [book, latin].entries()) {
    const { body } = await upload(owner, bytes);
    expect(body.notes.map((note: string) => [note, inHindi(body.notesSaid, note)])).toEqual([said[at]]);
  }
});

test('what was kept of a file as a whole in English, before it was kept in parts, is still shown', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { body } = await upload(owner, 'title,price\nDal,158\n');
  const { db } = shop.platform;
  const { header } = await db
    .selectFrom('imports')
    .select('header')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  const note = 'Only the sheet “माल {1}” was read.';
  const before = JSON.stringify({ ...JSON.parse(header), notes: [note] });
  await db.updateTable('imports').set({ header: before }).where('id', '=', body.id).execute();
  const { body: shown } = await owner.call('GET', `/api/products/imports/${body.id}`);
  expect(shown.notes.map((text: string) => inHindi(shown.notesSaid, text))).toEqual([note]);
});

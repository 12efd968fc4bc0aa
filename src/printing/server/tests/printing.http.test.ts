import { expect, test } from 'vitest';
import { openPrinter, paperOf } from '#test/fakes/receipt-printer.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

/** A picture of 384 dots: its first rows as given, in hexadecimal figures, the rest black. */
const receipt = (rows: number, first = 'ff') => ({
  dots: 384,
  pixels: Buffer.alloc(rows * 48, 0xff)
    .fill(Buffer.from(first, 'hex'), 0, 48)
    .toString('base64'),
});

const print = (person: Caller, body: unknown = receipt(2)) =>
  person.call('POST', '/api/printer/receipts', body);

/** Sets the printer's address as the owner does in the settings. */
async function setPrinter(owner: Caller, printerAddress: string) {
  const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  return owner.call('PUT', '/api/shop/settings', { settings: { ...settings, printerAddress }, revision });
}

test('a receipt comes out of the printer dot by dot, without a gap between its parts', async () => {
  await using printer = await openPrinter('answers');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  const bina = await staff(shop, ['packer', 'counter']);
  const answer = await print(bina, receipt(601, '80'));
  expect(answer).toMatchObject({ status: 201, body: { isOnPaper: true } });
  const { width, rows } = paperOf(printer.jobs[0]!);
  expect(width).toBe(384);
  expect(rows[0]?.map(Number).join('')).toBe('10000000'.repeat(48));
  expect(rows.slice(1, 601).every((row) => row.every(Boolean))).toBe(true);
  expect(rows.slice(601).some((row) => row.some(Boolean))).toBe(false);
  expect(shop.bugs).toEqual([]);
});

test('a printer that never answers prints, too, and nobody is told that it is on paper', async () => {
  await using printer = await openPrinter('dumb');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  expect(await print(await admin(shop))).toMatchObject({ status: 201, body: { isOnPaper: false } });
  expect(paperOf(printer.jobs[0]!).rows[0]?.every(Boolean)).toBe(true);
});

test('two who print at once get one receipt after the other', async () => {
  await using printer = await openPrinter('answers');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  const owner = await admin(shop);
  const both = await Promise.all([print(owner, receipt(300, '0f')), print(owner, receipt(300, 'f0'))]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(printer.mostAtOnce()).toBe(1);
  expect(printer.jobs.map((job) => paperOf(job).rows.length).every((rows) => rows >= 300)).toBe(true);
});

test('whoever comes when ten wait for the printer is told so at once', { timeout: 60_000 }, async () => {
  // It says nothing, so each receipt takes a while.
  await using printer = await openPrinter('dumb');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  const owner = await admin(shop);
  const many = await Promise.all(Array.from({ length: 12 }, () => print(owner)));
  expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(printer.jobs).toHaveLength(10);
});

test('no paper, a printer that hangs up, and none at all are told apart; the next receipt is printed', async () => {
  await using empty = await openPrinter('noPaper');
  await using shop = await openShop({ PRINTER_AT: empty.at });
  expect(await print(await admin(shop))).toMatchObject({
    status: 409,
    body: { message: 'The printer has no paper.' },
  });
  expect(empty.jobs[0]).toHaveLength(3);
  await using broken = await openPrinter('hangsUp');
  await using second = await openShop({ PRINTER_AT: broken.at });
  expect((await print(await admin(second), receipt(9000))).body.message).toBe(
    'The printer stopped in the middle. Look at its paper and its cover.',
  );
  const gone = await openPrinter('answers');
  await gone[Symbol.asyncDispose]();
  await using third = await openShop({ PRINTER_AT: gone.at });
  expect(await print(await admin(third))).toMatchObject({
    status: 503,
    body: { message: 'The printer does not answer. Is it switched on, and in the network of the shop?' },
  });
  await using back = await openPrinter('answers');
  await using fourth = await openShop({ PRINTER_AT: back.at });
  expect((await print(await admin(fourth))).status).toBe(201);
});

test.each([
  '127.0.0.1',
  '169.254.169.254',
  '100.100.100.200',
  '8.8.8.8',
  'localhost',
  'printer.example',
  '192.168.1.50:22',
  '192.168.1.50/x',
  '[::1]',
])('the printer cannot be set to %s', async (address) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const refused = await setPrinter(owner, address);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields)).toEqual(['settings.printerAddress']);
  expect((await owner.call('GET', '/api/printer')).body).toEqual({ address: '' });
  expect(await print(owner)).toMatchObject({
    status: 404,
    body: { message: 'No network printer is set up. An owner can add it in the settings.' },
  });
});

test('the owner sets the printer by its address in the network of the shop, and takes it away again', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  expect((await setPrinter(owner, ' 192.168.1.50 ')).status).toBe(200);
  expect((await owner.call('GET', '/api/printer')).body).toEqual({ address: '192.168.1.50' });
  expect((await setPrinter(owner, '')).status).toBe(200);
  expect((await owner.call('GET', '/api/printer')).body).toEqual({ address: '' });
});

test('shoppers are not told where the printer is, and only who looks after orders prints', async () => {
  await using printer = await openPrinter('answers');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  const asha = await signUp(shop);
  const goods = await staff(shop, ['goods']);
  const seller = await staff(shop, ['packer', 'counter']);
  expect((await asha.call('GET', '/api/shop/settings')).body).not.toHaveProperty('printerAddress');
  expect([(await print(asha)).status, (await print(goods)).status, (await print(shop)).status]).toEqual([
    403, 403, 401,
  ]);
  expect(printer.jobs).toEqual([]);
  expect((await setPrinter(await admin(shop), '10.0.0.7')).status).toBe(200);
  expect((await seller.call('GET', '/api/shop/settings/edit')).status).toBe(403);
});

test('only dots of a roll are printed: no commands, half lines, or rolls without an end', async () => {
  await using printer = await openPrinter('answers');
  await using shop = await openShop({ PRINTER_AT: printer.at });
  const owner = await admin(shop);
  const wrong = [
    { dots: 384, pixels: '' },
    { dots: 384, pixels: Buffer.alloc(47).toString('base64') },
    { dots: 100, pixels: Buffer.alloc(48).toString('base64') },
    { dots: 384, pixels: 'GET / HTTP/1.1' },
    { ...receipt(1), address: '192.168.1.1' },
    receipt(15_001),
  ];
  const answers = [];
  for (const body of wrong) answers.push((await print(owner, body)).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 422]);
  expect((await print(owner, receipt(40_000))).status).toBe(413);
  expect(printer.jobs).toEqual([]);
});

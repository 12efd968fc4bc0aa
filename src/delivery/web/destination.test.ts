import { expect, test } from 'vitest';
import type { DeliveryPlaces } from '#delivery/areas.ts';
import { json, openBrowser, type Sent } from '#test/fakes/fake-browser.ts';

const told = (pincode: string): DeliveryPlaces => ({
  hasAreas: true,
  pincode,
  areas: [{ id: 'road', name: 'Road', note: '', fee: 30, freeAbove: null, minimum: 0, cashMost: null }],
  villages: [{ village: 'Rampur', area: 'road' }],
  whole: null,
  elsewhere: null,
  mayCollect: false,
});
const pincodeOf = ({ path }: Sent): string => path.split('=')[1] ?? '';
const answered = (sent: Sent): Response => json(told(pincodeOf(sent)));

/** A page that is opened anew on the device of `browser`. */
const openPage = () => import('./destination.ts');

test('the shop is asked once for each pincode, and only when it is typed to its end', async () => {
  const browser = openBrowser();
  browser.answer(answered);
  const { goTo, useDestination } = await openPage();
  for (const pincode of ['8', '84410', '844101', ' 844 101 ']) await goTo({ pincode });
  await goTo({ pincode: '844101', village: 'Rampur' });
  expect(browser.sent.map(pincodeOf)).toEqual(['844101']);
  expect(useDestination.getState()).toMatchObject({
    pincode: '844101',
    village: 'Rampur',
    places: told('844101'),
  });
});

test('the device remembers where to, and what the shop said last while it cannot be reached', async () => {
  const browser = openBrowser();
  browser.answer(answered);
  const { askPlaces, goTo, useDestination } = await openPage();
  await goTo({ pincode: '844101', village: 'Rampur' });
  expect(JSON.parse(browser.local.getItem('deliveryPlace') ?? '')).toEqual({
    pincode: '844101',
    village: 'Rampur',
    places: told('844101'),
  });
  browser.answer(() => new Error('no network'));
  await askPlaces();
  expect(useDestination.getState().places).toEqual(told('844101'));
});

test('an answer that comes after another pincode was typed is not taken for it', async () => {
  const browser = openBrowser();
  let answerFirst = (_: Response): void => {};
  browser.answer((sent) =>
    pincodeOf(sent) === '844101' ? new Promise((resolve) => (answerFirst = resolve)) : answered(sent),
  );
  const { goTo, useDestination } = await openPage();
  const first = goTo({ pincode: '844101' });
  await goTo({ pincode: '844102' });
  answerFirst(json(told('844101')));
  await first;
  expect(useDestination.getState()).toMatchObject({ pincode: '844102', places: { pincode: '844102' } });
});

import { expect, test } from 'vitest';
import type { User } from '#identity/identity.ts';
import { json, openBrowser } from '#test/fakes/fake-browser.ts';

const NOWHERE = { areas: [], villages: [], whole: null, hasAreas: true, elsewhere: null, mayCollect: false };

/** A page that is opened anew by somebody with these addresses, whose last order went to 844102. */
async function openPage(addresses: { pinCode: string; village?: string }[] | undefined) {
  const browser = openBrowser();
  browser.answer(({ path }) =>
    path.startsWith('/orders')
      ? json({ orders: [{ selectedAddress: { pincode: '844102', village: 'Khairi' } }] })
      : json({ ...NOWHERE, pincode: path.split('=')[1] }),
  );
  const { useSession } = await import('#identity/web/public.ts');
  const { startAtKnownPlace } = await import('./known-place.ts');
  const { useDestination } = await import('./destination.ts');
  if (addresses) useSession.setState({ token: 'token', user: { addresses } as User });
  return { browser, startAtKnownPlace, useDestination };
}

test('who has an address is not asked where to: it is the newest of them', async () => {
  const { startAtKnownPlace, useDestination } = await openPage([{ pinCode: '844101', village: 'Rampur' }]);
  await startAtKnownPlace();
  expect(useDestination.getState()).toMatchObject({ pincode: '844101', village: 'Rampur' });
});

test('who has none gets it to where the last order went', async () => {
  const { startAtKnownPlace, useDestination } = await openPage([]);
  await startAtKnownPlace();
  expect(useDestination.getState()).toMatchObject({ pincode: '844102', village: 'Khairi' });
});

test('what was chosen on this device counts more, and is asked about once at a time', async () => {
  const { browser, startAtKnownPlace, useDestination } = await openPage([{ pinCode: '844101' }]);
  useDestination.setState({ pincode: '793001', village: '' });
  await Promise.all([startAtKnownPlace(), startAtKnownPlace()]);
  expect(useDestination.getState().pincode).toBe('793001');
  expect(browser.sent.map(({ path }) => path)).toEqual(['/delivery/places?pincode=793001']);
});

test('a guest who chose nothing is asked nothing of the shop', async () => {
  const { browser, startAtKnownPlace } = await openPage(undefined);
  await startAtKnownPlace();
  expect(browser.sent).toEqual([]);
});

import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { addRule, roundsFor } from '#test/steps/rounds.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

test('closed for a wedding till Tuesday: those rounds are shown as paused, with the owner’s words, until the pause ends', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner);
  const wedding = { from: '2026-11-21', to: '2026-11-24', text: 'Closed for a wedding till Tuesday' };
  const { body } = await owner.call('POST', '/api/delivery/pauses', wedding);
  const states = (await roundsFor(shop)).slice(0, 6).map(({ state, text }) => [state, text]);
  expect(states).toEqual([
    ['open', undefined],
    ...Array.from({ length: 4 }, () => ['paused', wedding.text]),
    ['open', undefined],
  ]);
  expect((await owner.call('DELETE', `/api/delivery/pauses/${body.pauses[0].id}`)).status).toBe(200);
  expect(new Set((await roundsFor(shop)).map(({ state }) => state))).toEqual(new Set(['open']));
});

test('a pause is told in the shopper’s language, and in the owner’s where she wrote no other', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addRule(owner);
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const wedding = { ...days, textHi: 'शादी में दुकान बंद', textBn: 'বিয়েতে দোকান বন্ধ' };
  const { body } = await owner.call('POST', '/api/delivery/pauses', wedding);
  expect(body.pauses).toMatchObject([{ text: '', textHi: wedding.textHi, textBn: wedding.textBn }]);
  const toldIn = async (lang: string) =>
    (await shop.call('GET', `/api/delivery/rounds?lang=${lang}`)).body.rounds[0].text;
  const told = [await toldIn('hi'), await toldIn('bn'), await toldIn('en')];
  expect(told).toEqual([wedding.textHi, wedding.textBn, wedding.textHi]);
  const silent = await owner.call('POST', '/api/delivery/pauses', days);
  expect([silent.status, silent.body.fields]).toEqual([
    422,
    { text: ['Write the reason that shoppers read'] },
  ]);
});

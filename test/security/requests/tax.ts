import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import { ACCOUNTANT_LINK, type MadeAccountant } from '#returns/returns.ts';
import { registerShop, UNREGISTERED } from '#test/steps/bills.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

let days = 0;
/** A day ahead on which nothing begins yet. */
const newDay = ({ shop }: Stage): string => dayAfter(shopDay(shop.platform.clock.now()), (days += 1));
const regular = (stage: Stage) => ({
  from: newDay(stage),
  mode: 'regular',
  gstin: '27AAPFU0939F1ZV',
  legalName: fresh(),
});

async function newRegistration(stage: Stage): Promise<string> {
  const form = regular(stage);
  const { registrations } = await owner(stage)('POST', '/api/tax/registrations', form);
  return registrations.find(({ from }: { from: string }) => from === form.from).id;
}

const rate = (stage: Stage) => ({ goods: 'soap-bar', from: newDay(stage), rate: 300, source: fresh() });

/** A month in which the shop had answered, and was not registered: it has a return, and no file. */
async function unregisteredMonth({ people }: Stage): Promise<string> {
  const { body } = await people.owner.call('GET', '/api/tax/registrations');
  if (body.papersUntil === null) await registerShop(people.owner, UNREGISTERED);
  return 'period=2025-11';
}

/** Ends the links of accountants, for only so many run at once. */
async function endLinks(stage: Stage): Promise<void> {
  const { accountants } = (await stage.people.owner.call('GET', '/api/accountants')).body;
  for (const { _id } of accountants) await owner(stage)('DELETE', `/api/accountants/${_id}`);
}

async function newLink(stage: Stage): Promise<MadeAccountant> {
  await endLinks(stage);
  return owner(stage)('POST', '/api/accountants', { name: fresh() });
}

/** What is asked with the link of an accountant. */
const byLink = async (stage: Stage, path: string) => ({
  path: `/api/accountant/returns${path}`,
  headers: { [ACCOUNTANT_LINK]: (await newLink(stage)).secret },
});

/** Requests about registrations, rates and returns. */
export const TAX: Requests = {
  'GET /api/tax/registrations': () => ({ path: '/api/tax/registrations' }),
  'POST /api/tax/registrations': (stage) => ({ path: '/api/tax/registrations', body: regular(stage) }),
  'PUT /api/tax/registrations/:id': async (stage) => ({
    path: `/api/tax/registrations/${await newRegistration(stage)}`,
    body: regular(stage),
  }),
  'DELETE /api/tax/registrations/:id': async (stage) => ({
    path: `/api/tax/registrations/${await newRegistration(stage)}`,
  }),
  'GET /api/tax/rates': () => ({ path: '/api/tax/rates' }),
  'POST /api/tax/rates': (stage) => ({ path: '/api/tax/rates', body: rate(stage) }),
  'DELETE /api/tax/rates/:id': async (stage) => {
    const { own } = await owner(stage)('POST', '/api/tax/rates', rate(stage));
    return { path: `/api/tax/rates/${own.at(-1).id}` };
  },
  'GET /api/returns': async (stage) => ({ path: `/api/returns?${await unregisteredMonth(stage)}` }),
  'GET /api/returns/bills': async (stage) => ({
    path: `/api/returns/bills?${await unregisteredMonth(stage)}`,
  }),
  'GET /api/returns/file': async (stage) => ({
    path: `/api/returns/file?${await unregisteredMonth(stage)}`,
  }),
  'GET /api/returns/register': () => ({ path: '/api/returns/register?period=2025-11' }),
  'GET /api/returns/tally': () => ({ path: '/api/returns/tally?period=2025-11&file=masters' }),
  'GET /api/accountants': () => ({ path: '/api/accountants' }),
  'POST /api/accountants': async (stage) => {
    await endLinks(stage);
    return { path: '/api/accountants', body: { name: fresh() } };
  },
  'DELETE /api/accountants/:id': async (stage) => ({
    path: `/api/accountants/${(await newLink(stage))._id}`,
  }),
  'GET /api/accountant/returns': async (stage) => byLink(stage, `?${await unregisteredMonth(stage)}`),
  'GET /api/accountant/returns/bills': async (stage) =>
    byLink(stage, `/bills?${await unregisteredMonth(stage)}`),
  'GET /api/accountant/returns/file': async (stage) =>
    byLink(stage, `/file?${await unregisteredMonth(stage)}`),
  'GET /api/accountant/returns/register': (stage) => byLink(stage, '/register?period=2025-11'),
  'GET /api/accountant/returns/tally': (stage) => byLink(stage, '/tally?period=2025-11&file=masters'),
  'GET /api/delivery/outside': () => ({ path: '/api/delivery/outside' }),
  'GET /api/tax/goods': () => ({ path: '/api/tax/goods' }),
};

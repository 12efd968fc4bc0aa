import * as v from 'valibot';
import { Alarm, AlarmRules, AlarmTest, Arrival, NewDevice, NewTest, Renewal } from '#alarm/alarm.ts';
import type { Actor } from '#identity/identity.ts';
import { forAdmins, forStaff, type SignedIn } from '#identity/server/public.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { describe } from '#platform/http/describe.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { noteArrival, addDevice, moveDevice, removeDevice, removeOwnDevice } from './devices.ts';
import { lookAt } from './looked.ts';
import { ensurePushKeys, pushKeys } from './push.ts';
import { readAlarm } from './queries/read-rules.ts';
import { saveRules } from './save-rules.ts';
import { readTest, startTest } from './tests.ts';

const TAG = 'back office: alarm';
const route = forStaff('orders', TAG);
const adminRoute = forAdmins(TAG);
const Said = v.object({ message: v.string() });
const Looked = v.strictObject({ order: v.pipe(v.string(), v.uuid()) });

/** The alarm for new orders, under `/api/alarm`: for staff with the right "Orders"; its rules are the owner's. */
export function alarmRoutes(platform: Platform) {
  const { db, clock, config } = platform;
  const hasServer = config.smtpUrl !== undefined;
  const routes = newRoutes<SignedIn['Variables']>();
  const alarmFor = async (actor: Actor): Promise<Alarm> => {
    // Made when somebody first asks: a browser cannot ask its push service without it. It is no outcome of a call, and secret.
    const { publicKey } =
      (await pushKeys(db)) ?? (await inTransaction(db, (tx) => ensurePushKeys(tx, clock.now())));
    return readAlarm(db, actor, { publicKey, hasServer, now: clock.now() });
  };

  routes.get(
    '/',
    route({ summary: 'How the alarm is set: whose devices ring, in which order', answers: { 200: Alarm } }),
    async (c) => c.json(await alarmFor(c.get('actor'))),
  );

  routes.put(
    '/device',
    route({
      summary: 'Ring on this device, for as long as its login lasts',
      answers: { 200: Alarm },
      refuses: ['invalid'],
    }),
    check('json', NewDevice),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => addDevice(tx, actor, c.req.valid('json'), clock.now()));
      return c.json(await alarmFor(actor));
    },
  );

  routes.delete(
    '/device',
    route({ summary: 'Ring no longer on this device', answers: { 200: Alarm } }),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => removeOwnDevice(tx, actor.sessionId));
      return c.json(await alarmFor(actor));
    },
  );

  routes.delete(
    '/devices/:id',
    route({
      summary: 'Ring no longer on one of one’s own devices; admins: on anybody’s',
      answers: { 200: Alarm },
      refuses: ['not_found'],
    }),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => removeDevice(tx, actor, c.req.param('id')));
      return c.json(await alarmFor(actor));
    },
  );

  routes.put(
    '/rules',
    adminRoute({
      summary: 'Who is rung in which order, when nobody is, and when a mail goes',
      answers: { 200: Alarm },
      refuses: ['invalid', 'conflict', 'not_found'],
    }),
    check('json', AlarmRules),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => saveRules(tx, actor, c.req.valid('json'), clock.now()));
      return c.json(await alarmFor(actor));
    },
  );

  const testFor = (actor: Actor, id: string): Promise<AlarmTest> =>
    readTest(db, actor, { id, hasServer, now: clock.now() });

  routes.post(
    '/tests',
    route({
      summary: 'Test whether a device rings, or whether the mail goes',
      answers: { 201: AlarmTest },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', NewTest),
    async (c) => {
      const actor = c.get('actor');
      const id = await write(platform, (tx) => startTest(tx, actor, c.req.valid('json'), clock.now()));
      return c.json(await testFor(actor, id), 201);
    },
  );

  routes.get(
    '/tests/:id',
    route({
      summary: 'What became of a test: what is known, and not what is hoped',
      answers: { 200: AlarmTest },
      refuses: ['not_found'],
    }),
    async (c) => c.json(await testFor(c.get('actor'), c.req.param('id'))),
  );

  routes.post(
    '/looked',
    route({
      summary: 'I have opened a new order: nobody else need be rung for it',
      answers: { 200: Said },
      refuses: ['invalid', 'not_found'],
    }),
    check('json', Looked),
    async (c) => {
      const actor = c.get('actor');
      await write(platform, (tx) => lookAt(tx, actor, c.req.valid('json').order, clock.now()));
      return c.json({ message: 'Seen.' });
    },
  );

  routes.post(
    '/arrivals',
    describe({
      tag: TAG,
      summary: 'A device has shown a push; it says so with the secret that was in it',
      answers: { 200: Said },
      refuses: ['invalid'],
    }),
    check('json', Arrival),
    async (c) => {
      personal(c);
      await write(platform, (tx) => noteArrival(tx, c.req.valid('json').token, clock.now()));
      return c.json({ message: 'Noted.' });
    },
  );

  routes.post(
    '/renewals',
    describe({
      tag: TAG,
      summary: 'A browser has another address for its pushes; it says so with the secret of the one before',
      answers: { 200: Said },
      refuses: ['invalid'],
    }),
    check('json', Renewal),
    async (c) => {
      personal(c);
      await write(platform, (tx) => moveDevice(tx, c.req.valid('json')));
      return c.json({ message: 'Noted.' });
    },
  );
  return routes;
}

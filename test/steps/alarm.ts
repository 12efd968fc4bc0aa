import type { Alarm, AlarmRules } from '#alarm/alarm.ts';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { order } from '#test/carts.ts';
import type { PushService } from '#test/fakes/push-service.ts';
import { addGoods } from '#test/goods.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';

/** Does what the shop's worker does each second. */
export async function work(shop: TestShop): Promise<void> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  // A turn of the alarm and its pushes are jobs of two kinds: what one adds, the other may have passed.
  await worker.runDue();
  await worker.runDue();
  await worker.stop();
}

/** How the alarm is set, as somebody sees it. */
export const alarmOf = async (person: Caller): Promise<Alarm> =>
  (await person.call('GET', '/api/alarm')).body;

/** Switches the alarm on on somebody's device. */
export async function ringOn(
  person: Caller,
  service: PushService,
  name: string,
  language = 'en',
): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
  const { publicKey } = await alarmOf(person);
  const device = service.subscribe(name, publicKey);
  const { status, body } = await person.call('PUT', '/api/alarm/device', { ...device, language });
  if (status !== 200) throw new Error(`the device does not ring: ${JSON.stringify(body)}`);
  return device;
}

/** Sets the alarm's rules, the rest as they are. */
export async function setRules(owner: Caller, change: Partial<AlarmRules>): Promise<void> {
  const { rules } = await alarmOf(owner);
  const { status, body } = await owner.call('PUT', '/api/alarm/rules', { ...rules, ...change });
  if (status !== 200) throw new Error(`the rules were not set: ${JSON.stringify(body)}`);
}

/** What a device does with a push that it has shown. */
export const arrive = (shop: Caller, { token }: { token: string }) =>
  shop.call('POST', '/api/alarm/arrivals', { token });

/** The devices that were told something since the last time this was asked, in order. */
export const newlyTold = (service: PushService): string[] =>
  service.taken.splice(0).map(({ device, title }) => `${device}: ${title}`);

/** The devices that ring when a new shopper orders something. */
export async function devicesRungBy(shop: TestShop, service: PushService): Promise<string[]> {
  const asha = await signUp(shop);
  const { mango } = await addGoods(shop, { mango: {} });
  await order(asha, [mango, 1]);
  await work(shop);
  return newlyTold(service).map((told) => told.split(':')[0]!);
}

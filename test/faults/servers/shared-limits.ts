import { request } from 'node:http';
import { call } from '../load/calls.ts';
import { type Fleet, RESETS_PER_ADDRESS } from '../machines/fleet.ts';

type Limited = { fleet: Fleet; expect: (what: string, holds: boolean) => void };

/** Tries of one password are counted together, whichever server they reach. */
export async function limits({ fleet, expect }: Limited): Promise<string> {
  const tries = 30;
  const email = `nobody-${Date.now()}@example.in`;
  const body = { email, password: 'Wrong-1234' };
  const asked = Array.from({ length: tries }, (_, index) =>
    call(fleet.urls[index % fleet.urls.length]!, 'POST', '/api/auth/login', { body }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const let_in = statuses.filter((status) => status === 401).length;
  const refused = statuses.filter((status) => status === 429).length;
  expect(
    `of ${tries} wrong passwords 10 are tried: ${statuses.join(' ')}`,
    let_in === 10 && refused === tries - 10,
  );
  return `${tries} wrong passwords at once, spread over all: ${let_in} tried, ${refused} refused (limit 10)`;
}

/** Visitors of two addresses come by the proxy; one of them pretends to come from elsewhere each time. */
export async function addressLimits({ fleet, expect }: Limited): Promise<string> {
  const { proxy } = fleet;
  if (!proxy) return 'not tried without a proxy';
  const ask = (from: string, index: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${index}` };
      const call = request(
        `${proxy.url}/api/auth/reset-password-request`,
        { agent: false, method: 'POST', localAddress: from, headers },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      call.once('error', reject);
      call.end(JSON.stringify({ email: `nobody-${from}-${index}@example.in` }));
    });
  const tries = RESETS_PER_ADDRESS + 3;
  const one = await Promise.all(Array.from({ length: tries }, (_, index) => ask('127.0.0.2', index)));
  const other = await ask('127.0.0.3', 0);
  const letIn = one.filter((status) => status === 200).length;
  const holds = letIn === RESETS_PER_ADDRESS && one.filter((status) => status === 429).length === 3;
  expect(`${tries} from one address, one from another: ${one.join(' ')}, ${other}`, holds && other === 200);
  return `${tries} from one address over all servers: ${letIn} let in; another address is not held back`;
}

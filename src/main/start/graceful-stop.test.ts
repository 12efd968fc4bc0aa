import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { gentleStop } from './graceful-stop.ts';

/** A server that answers everything with 200 and begins to stop; somebody's connection keeps it from ending at once. */
async function stoppingServer() {
  const server = createServer((asked, answer) => {
    if (!ending.watch(asked, answer)) answer.end('served');
  });
  const ending = gentleStop(server, 500);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ask = async (method: string, headers = {}, agent?: Agent): Promise<string> => {
    const call = request({ port, host: '127.0.0.1', method, headers, ...(agent && { agent }) });
    call.end();
    const [answer] = await once(call, 'response');
    answer.resume();
    return `${answer.statusCode} ${answer.headers.connection}`;
  };
  const agent = new Agent({ keepAlive: true });
  await ask('GET', {}, agent);
  const stopped = ending.stop();
  return { ask, end: () => stopped.finally(() => agent.destroy()) };
}

test('a proxy with other servers is sent on with what it only reads, before the door closes', async () => {
  const { ask, end } = await stoppingServer();
  const proxied = { 'Haat-Others': 'yes' };
  expect(await ask('GET', proxied)).toBe('504 close');
  expect(await ask('HEAD', proxied)).toBe('504 close');
  expect(await ask('POST', proxied)).toBe('200 close');
  await end();
});

test('who has nobody else to ask is served to the end', async () => {
  const { ask, end } = await stoppingServer();
  expect(await ask('GET')).toBe('200 close');
  expect(await ask('POST')).toBe('200 close');
  await end();
});

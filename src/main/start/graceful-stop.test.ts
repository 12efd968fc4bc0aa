import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

/** A server that answers everything with 200 and begins to stop; somebody's connection keeps it from ending at once. */
async function stoppingServer() {
  const server = createServer((asked, answer) => {
    stopping.watch(asked, answer);
    answer.end('served');
  });
  const stopping = gracefulStop(server, 500);
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
  const stopped = stopping.stop();
  return { ask, stopping, end: () => stopped.finally(() => agent.destroy()) };
}

test('who still comes while a server stops is served, and told that the connection ends', async () => {
  const { ask, stopping, end } = await stoppingServer();
  expect(stopping.isStopping).toBe(true);
  for (const method of ['GET', 'HEAD', 'POST']) expect(await ask(method)).toBe('200 close');
  await end();
});

test('nobody is accepted once a server has stopped', async () => {
  const { ask, end } = await stoppingServer();
  await end();
  await expect(ask('GET')).rejects.toThrow('ECONNREFUSED');
});

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What visitors on kept-alive connections experienced. */
export type Visits = { answered: number; failed: string[]; waits: number[] };

/** Visitors who send one request after another, each on a kept-alive connection. */
export function visit(url: string, path: string, { count = 8, pauseMs = 0 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const visits: Visits = { answered: 0, failed: [], waits: [] };
  let isOn = true;
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (isOn) {
        const began = performance.now();
        const said = await ask(url + path, agent);
        if (said === '200') visits.answered += 1;
        else visits.failed.push(said);
        visits.waits.push(performance.now() - began);
        await wait(said === '200' ? pauseMs : 20);
      }
    }),
  );
  return {
    visits,
    stop: async (): Promise<Visits> => {
      isOn = false;
      await all;
      agent.destroy();
      return visits;
    },
  };
}

/** The status of one answer, or what went wrong. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, timeout: 20_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', (error) => resolve(String(error)));
    });
    call.once('timeout', () => call.destroy(new Error('no answer within 20 s')));
    call.once('error', (error) => {
      const { code } = error as { code?: string };
      // Reset before the server accepted the new connection: it was closing, which counts as a refusal.
      resolve(code === 'ECONNRESET' && !call.reusedSocket ? 'ECONNREFUSED' : (code ?? String(error)));
    });
    call.end();
  });
}

/** A raw connection, to send any bytes. */
export async function line(url: string): Promise<{ socket: Socket; heard: () => string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  socket.on('error', (error) => (heard += `[${String((error as { code?: string }).code)}]`));
  await once(socket, 'connect');
  return { socket, heard: () => heard };
}

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request: where to, with which body. */
export type Asked = { path: string; body?: object; token?: string };
/** The answers by status, and the waits for them in ms. */
export type Heard = { statuses: Map<string, number>; waits: number[] };

/** An address of this machine in a network of its own, from which a stranger calls. */
export const addressOf = (network: number, host = 1): string => `127.9.${network % 250}.${host}`;

/**
 * Has people ask one request after another, each on a connection of their own and from an address of this machine, until
 * they are stopped. Each stands for `name` in the figures.
 */
export function crowd(
  url: string,
  from: readonly string[],
  asks: () => Asked,
  { pauseMs = 0 }: { pauseMs?: number } = {},
) {
  const heard: Heard = { statuses: new Map(), waits: [] };
  let isOn = true;
  const agents = from.map((localAddress) => new Agent({ keepAlive: true, maxSockets: 1, localAddress }));
  const all = agents.map(async (agent) => {
    while (isOn) {
      const began = performance.now();
      const status = await answerTo(url, asks(), agent);
      if (isOn || status !== 'no answer') {
        heard.statuses.set(status, (heard.statuses.get(status) ?? 0) + 1);
        heard.waits.push(performance.now() - began);
      }
      if (pauseMs > 0) await wait(pauseMs);
    }
  });
  return {
    heard,
    stop: async (): Promise<Heard> => {
      isOn = false;
      // Who waits in a long line is not waited for.
      await Promise.race([Promise.all(all), wait(3000, undefined, { ref: false })]);
      for (const agent of agents) agent.destroy();
      return heard;
    },
  };
}

async function answerTo(url: string, { path, body, token }: Asked, agent: Agent): Promise<string> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const call = request(url + path, {
    agent,
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...(text !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  call.end(text);
  try {
    const [answer] = await once(call, 'response');
    answer.resume();
    await once(answer, 'end');
    return String(answer.statusCode);
  } catch {
    return 'no answer';
  }
}

/** The figures in a line. */
export const inWords = ({ statuses, waits }: Heard): string => {
  const sorted = waits.toSorted((one, other) => one - other);
  const most = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  const counted = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  return `${counted || 'nothing'}; 99 of 100 within ${most} ms`;
};

import { Agent, request } from 'node:http';

/** Asks the shop; throws where the answer is an error. */
export type Ask = <Answer>(asked: {
  path: string;
  token?: string | undefined;
  method?: string;
  body?: object;
  key?: string;
}) => Promise<Answer>;

const CONNECTIONS = 64;

/** Asks a shop over connections that are kept, as browsers do. */
export function openAsk(url: string): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask: Ask = <Answer>({ path, token, method = 'GET', body, key }: Parameters<Ask>[0]) =>
    new Promise<Answer>((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const headers = {
        'accept-encoding': 'br',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(key && { 'idempotency-key': key }),
      };
      const call = request(url + path, { method, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const all = Buffer.concat(parts);
          const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
          const isJson = type.startsWith('application/json') && encoding === undefined;
          if ((response.statusCode ?? 0) >= 400)
            reject(new Error(`${method} ${path}: ${response.statusCode} ${String(all)}`));
          else resolve((isJson ? JSON.parse(String(all)) : undefined) as Answer);
        });
      });
      call.on('error', reject);
      call.end(text);
    });
  return { ask, close: () => agent.destroy() };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the gateway was asked to send. */
export type SentText = {
  id: string;
  to: string;
  language: string;
  text: string;
  code: string;
  authorization: string;
};

/** A gateway for text messages on this machine: it keeps what it was sent, and answers with `status`. */
export type SmsGateway = {
  url: string;
  sent: SentText[];
  status: number;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts a gateway on a free port. */
export async function openSmsGateway(): Promise<SmsGateway> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(parts).toString()) as SentText;
      gateway.sent.push({ ...message, authorization: request.headers.authorization ?? '' });
      response.writeHead(gateway.status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    sent: [],
    status: 202,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return gateway;
}

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { readMail, type SentMail } from '#test/read-mail.ts';

/** `open` accepts mails; the other states fail in the ways that mail servers fail. */
export type MailTrouble = 'open' | 'refusing' | 'silent' | 'dripping' | 'dying';

/** A mail that the server accepted: it answered 250 after the last line. */
export type TakenMail = SentMail & { id: string };

/** The number of the order that a mail confirms; other mails, which tell what became of an order, give undefined. */
export const confirmedOrder = ({ subject }: TakenMail): string | undefined =>
  /^Your order (\d+) from /.exec(subject)?.[1];

/** A mail server that can be made to fail, on one port. */
export type MailServer = {
  url: string;
  taken: TakenMail[];
  /** How many connections came in all. */
  connections(): number;
  become(trouble: MailTrouble): Promise<void>;
  close(): Promise<void>;
};

const DRIP_MS = 200;

/** Opens one on a free port of this machine. */
export async function openMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let trouble: MailTrouble = 'open';
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (trouble === 'dripping') drip(socket);
    else if (trouble !== 'silent') talk(socket, taken, { dies: trouble === 'dying' });
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return portOf(server);
  };
  const port = await listen(0);
  const hangUp = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    become: async (next) => {
      trouble = next;
      await hangUp();
      if (next !== 'refusing') await listen(port);
    },
    close: hangUp,
  };
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Keeps sending something, so that the connection is never silent, but never finishes. */
function drip(socket: Socket): void {
  socket.write('220 mail.example\r\n');
  const timer = setInterval(() => socket.write('250-one moment please\r\n'), DRIP_MS);
  socket.on('close', () => clearInterval(timer));
}

/** The part of SMTP that is needed to accept a mail. With `dies` it hangs up in the middle of each. */
function talk(socket: Socket, taken: TakenMail[], { dies }: { dies: boolean }): void {
  let text = '';
  let isMail = false;
  socket.write('220 mail.example\r\n');
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1');
    for (;;) {
      const end = text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (isMail && dies && text !== '') return void socket.destroy();
      if (end < 0) return;
      const said = text.slice(0, end);
      text = text.slice(end + (isMail ? 5 : 2));
      if (isMail) {
        taken.push(read(said));
        isMail = false;
        socket.write('250 taken\r\n');
        continue;
      }
      isMail = /^DATA/i.test(said);
      const answer = isMail ? '354 go on' : /^QUIT/i.test(said) ? '221 bye' : '250 ok';
      socket.write(`${answer}\r\n`);
    }
  });
}

const read = (source: string): TakenMail => ({
  id: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
  ...readMail(source),
});

import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { newId } from '#base/ids.ts';
import { writeWhole } from './files.ts';

/** A mail to one person, in plain text and, if given, the same in HTML. */
export type Mail = { to: string; subject: string; text: string; html?: string };

/** Sends mail; rejects when it could not be handed over, so that the job is tried again. */
export type Mailer = {
  send(mail: Mail, from: { name: string; email: string }): Promise<void>;
  close(): void;
};

/** Through the SMTP server at `smtpUrl`; without one, each mail is an `.eml` file in the outbox folder. */
export function openMailer(smtpUrl: string | undefined, outbox: string): Mailer {
  if (!smtpUrl) {
    const files = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      send: async (mail, from) => {
        const { message } = await files.sendMail(compose(mail, from));
        await writeWhole(join(outbox, `${newId()}.eml`), message as Buffer);
      },
      close: () => files.close(),
    };
  }
  const server = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail, from) => void (await server.sendMail(compose(mail, from))),
    close: () => server.close(),
  };
}

const compose = (mail: Mail, from: { name: string; email: string }) => ({
  ...mail,
  from: { name: from.name, address: from.email },
  // Nothing in a mail may make the server read files or addresses of its own.
  disableFileAccess: true,
  disableUrlAccess: true,
});

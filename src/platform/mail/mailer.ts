import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { writeFileAtomically } from '#platform/files.ts';

/** A mail to one person, in plain text and, if given, the same in HTML. */
export type Mail = { to: string; subject: string; text: string; html?: string };

/** Sends mail; rejects when it could not be handed over, so that the job is tried again. */
export type Mailer = {
  /**
   * `id` is the same at each try of the same mail, so that of a mail whose receipt got lost on the way, and which is
   * therefore sent again, mail programs show one.
   */
  send(mail: Mail, from: { name: string; email: string }, id: string): Promise<void>;
  close(): void;
};

/** A server that takes longer than this to take a mail, however much it says meanwhile, does not take it. */
const PATIENCE_MS = 45_000;

/** Through the SMTP server at `smtpUrl`; without one, each mail is an `.eml` file in the outbox folder. */
export function openMailer(
  smtpUrl: string | undefined,
  outbox: string,
  patienceMs: number = PATIENCE_MS,
): Mailer {
  // The library is read at the first mail: most of what it is, few shops need at their start.
  let opening: Promise<Transporter> | undefined;
  const transport = (): Promise<Transporter> => (opening ??= openTransport(smtpUrl));
  return {
    send: async (mail, from, id) => {
      const opened = await transport();
      const composed = compose(mail, from, id);
      if (smtpUrl)
        return void (await opened.sendMail({ ...composed, signal: AbortSignal.timeout(patienceMs) }));
      const { message } = (await opened.sendMail(composed)) as { message: Buffer };
      await writeFileAtomically(join(outbox, `${id}.eml`), message);
    },
    close: () => void opening?.then((opened) => opened.close()),
  };
}

async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer');
  return smtpUrl
    ? nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        socketCloseTimeout: 0,
      })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}

const compose = (mail: Mail, from: { name: string; email: string }, id: string) => ({
  ...mail,
  messageId: `<${id}@${from.email.split('@').at(-1) ?? 'localhost'}>`,
  from: { name: from.name, address: from.email },
  // Nothing in a mail may make the server read files or addresses of its own.
  disableFileAccess: true,
  disableUrlAccess: true,
});

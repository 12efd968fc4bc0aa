import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { type Language, LANGUAGES } from '#base/language/language.ts';
import { writeFileAtomically } from '#platform/files.ts';

/** A mail to one person in their language, in plain text and, if given, the same in HTML. */
export type Mail = { to: string; language: Language; subject: string; text: string; html?: string };

/** Sends mail. Rejects when the server did not take it, so that the job is tried again. */
export type Mailer = {
  /**
   * `id` is the same at each try of one mail. If it is sent again because the receipt was lost, mail programs show it
   * once.
   */
  send(mail: Mail, from: { name: string; email: string }, id: string): Promise<void>;
  close(): void;
};

/** The folder below `DATA_DIR` that mails are written to where there is no server for them. */
export const OUTBOX = 'outbox';

/** The time after which a mail counts as failed, whatever the server answers meanwhile. */
const PATIENCE_MS = 45_000;

/** Sends through the SMTP server at `smtpUrl`. Without one, each mail becomes an `.eml` file in the outbox folder. */
export function openMailer(
  smtpUrl: string | undefined,
  outbox: string,
  patienceMs: number = PATIENCE_MS,
): Mailer {
  // Loaded at the first mail, so that the start is faster.
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

const compose = ({ language, ...mail }: Mail, from: { name: string; email: string }, id: string) => ({
  ...mail,
  headers: { 'Content-Language': LANGUAGES[language].tag },
  messageId: `<${id}@${from.email.split('@').at(-1) ?? 'localhost'}>`,
  from: { name: from.name, address: from.email },
  // A mail must never make the server read local files or other addresses.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A mail as its reader sees it; `language` is what it says of itself. */
export type SentMail = { to: string; subject: string; text: string; language: string };

/** Reads a mail of one part as nodemailer writes it: plain, quoted-printable or base64, with words of other scripts in its head. */
export function readMail(source: string): SentMail {
  const [folded = '', ...body] = source.split('\r\n\r\n');
  const head = folded.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1]?.trim() ?? '');
  const text = body.join('\r\n\r\n');
  return {
    to: header('To'),
    subject: header('Subject'),
    language: header('Content-Language'),
    text: header('Content-Transfer-Encoding') === 'base64' ? fromBase64(text) : decode(text),
  };
}

const fromBase64 = (text: string): string =>
  Buffer.from(text, 'base64').toString('utf8').replaceAll('\r\n', '\n');

const decode = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Words of another script in a head: `=?UTF-8?B?…?=` or `=?UTF-8?Q?…?=`; the space between two of them is not meant. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/g, (_, kind: string, word: string) =>
      kind === 'B' ? fromBase64(word) : decode(word.replaceAll('_', ' ')),
    );

import { isAscii } from 'node:buffer';
import { Failure } from '#base/failure.ts';

/** The failure for a file without rows of text. */
export const notText = (cause?: string): Failure =>
  new Failure(
    'invalid',
    /*office*/ 'This file is neither a spreadsheet (.xlsx) nor a text (.csv, .tsv). In the spreadsheet, save it as “CSV UTF-8”.',
    cause === undefined ? {} : { detail: { cause } },
  );

/** The encoding of a text file. `sure` is false while only plain English letters were seen. */
type Encoding = { name: string; sure: boolean };

/**
 * Reads bytes as text: UTF-8 or UTF-16 with or without a byte-order mark, else Windows-1252, which Excel writes in many
 * places. Text in English letters is the same in all of them, so the choice is put off to the first other letter.
 * `onGuess` is called when a guess was made that the owner should look at.
 */
export async function* decodeText(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  onGuess: () => void,
): AsyncGenerator<string> {
  let encoding = encodingOf(start);
  let decoder = new TextDecoder(encoding.name, { fatal: true });
  const decode = (bytes: Uint8Array): string => {
    if (!encoding.sure && !isAscii(bytes)) {
      encoding = { name: isUtf8(bytes) ? 'utf-8' : 'windows-1252', sure: true };
      if (encoding.name === 'windows-1252') onGuess();
      decoder = new TextDecoder(encoding.name, { fatal: true });
    }
    // The decoder removes the byte-order mark.
    return readable(decoder.decode(bytes, { stream: true }), encoding);
  };
  try {
    yield decode(start);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield decode(next.value);
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notText(error.message);
  }
}

function encodingOf(start: Uint8Array): Encoding {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', sure: true };
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', sure: true };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', sure: true };
  const zeros = [0, 0];
  const seen = Math.min(start.length, 1000) & ~1;
  for (let at = 0; at < seen; at += 1) if (start[at] === 0) zeros[at % 2]! += 1;
  // A header in English letters has a zero in every second byte.
  if (zeros[1]! > seen / 4 && zeros[0] === 0) return { name: 'utf-16le', sure: true };
  if (zeros[0]! > seen / 4 && zeros[1] === 0) return { name: 'utf-16be', sure: true };
  return { name: 'utf-8', sure: false };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last letter may go on in the next piece.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Windows-1252 reads any bytes: pictures and programs are told by their control characters. */
function readable(text: string, { name }: Encoding): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const controls = text.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/g)?.length ?? 0;
  if (controls > 0 && (name === 'windows-1252' || controls > text.length / 100)) throw notText();
  return text;
}

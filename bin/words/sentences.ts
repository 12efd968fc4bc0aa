// The server's sentences, marked in the code where they are thrown. The marker says who reads the sentence:
//
//   /*i18n*/ 'There is no such order.'          everybody
//   /*office*/ 'There is no such shelf.'        only the team, so shoppers do not load it
//   /*office*/ `At most ${MOST} photos`         the limit is {number} in the message
//   /*office: Price | Discount*/ `${name} is required`   one message for each of these names
//
// The English sentence is the id of its message in words/*.po. test/said/said.test.ts finds a sentence without a marker.

import { TO_THE_TEAM } from '../../src/base/language/said.ts';

const COMMENT = String.raw`\/\*(?:i18n|office)(?:: [^*]*)?\*\/\s*`;
const TEXT = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|${'`'}[^${'`'}]*${'`'}`;
const MARKED = new RegExp(String.raw`((?:${COMMENT})+)(${TEXT})`, 'g');

/** The ids of the sentences that are marked in this code; ids with a dot belong to screens, which Lingui finds itself. */
export function sentencesIn(code: string): string[] {
  return [...code.matchAll(MARKED)].flatMap(([, comments = '', literal = '']) =>
    [...comments.matchAll(/(i18n|office)(?:: ([^*]*))?/g)].flatMap(([, reader, names]) =>
      textsOf(literal, names?.split(' | ')).map((text) => (reader === 'office' ? TO_THE_TEAM + text : text)),
    ),
  );
}

/** The texts that a literal can be, with a limit as `{number}`. */
function textsOf(literal: string, names: readonly string[] = ['{number}']): string[] {
  const text = literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  return literal.startsWith('`') ? names.map((name) => text.replace(/\$\{[^}]*\}/, name)) : [text];
}

/** The same code with a sign at the start of each marked text, so that a syntax tree shows which are marked. */
export const withSigns = (code: string): string =>
  code.replaceAll(new RegExp(String.raw`((?:${COMMENT})+(?:\{\s*id:\s*)?['"${'`'}])`, 'g'), `$1${SIGN}`);

/** Stands at the start of a marked text. */
export const SIGN = '\u0001';

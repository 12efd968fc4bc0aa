import { quantitiesIn } from '#search/reading/read-line.ts';
import { JOINING, joinNames, type Token, tokensOfLine, numberAt } from '#search/reading/tokens.ts';
/** A line of a list: as it was pasted, and without the head of a message, bullets and numbers before it. */
export type CutLine = { typed: string; said: string };

/** The header that WhatsApp puts before a copied message: `[12/11, 9:04 am] Ravi: ` or `12/11/26, 9:04 am - Ravi: `. */
const HEAD =
  /^[\s\u200e\u200f]*(?:\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s[^\]\n]{3,16}\]|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\s[-–])\s[^:\n]{1,60}:/iu;
/** A bullet, or a number before a line: `1.`, `2)`, `(3)`. `1.5 kg` is none. */
const MARK =
  /^\s*(?:[-–—•·●▪◦‣*#>✓✔☑]+\ufe0f?\s*)?(?:\(?[\d०-९০-৯]{1,2}(?:[.)](?=\s|\p{L})|\s?[-–](?=\s\p{L})))?\s*/u;
const HAS_MARK_OF_NUMBER = /^\s*\(?[\d०-९০-৯]{1,2}[.)]/u;
const NEXT_NUMBER = /\s(?=\(?[\d०-९০-৯]{1,2}[.)]\s)/u;
/** A separator between two things. A comma between figures belongs to the number: `1,000`. */
const SEPARATOR = /(?:(?<!\d),|,(?!\d{3}(?!\d)))|[;،؛、•●▪◦‣|।\u0964]/u;

/**
 * Cuts a pasted text into lines, one for each thing. Every word of the text is in just one line, in its order; only what
 * separates them is in none.
 */
export function cutList(text: string): CutLine[] {
  const lines: CutLine[] = [];
  let head = '';
  for (const row of text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/)) {
    const ownHead = HEAD.exec(row)?.[0] ?? '';
    const rest = row.slice(ownHead.length);
    head = [head, ownHead.trim()].filter(Boolean).join(' ');
    for (const piece of piecesOf(rest)) {
      lines.push({ typed: [head, piece.typed].filter(Boolean).join(' '), said: piece.said });
      head = '';
    }
  }
  if (head) lines.push({ typed: head, said: '' });
  return withAmountsBefore(lines);
}

/** The things of one row of the text. */
function piecesOf(row: string): CutLine[] {
  const isNumbered = HAS_MARK_OF_NUMBER.test(row);
  return row
    .split(SEPARATOR)
    .flatMap((part) => (isNumbered ? part.split(NEXT_NUMBER) : [part]))
    .flatMap((part) => {
      const mark = MARK.exec(part)?.[0] ?? '';
      const things = cutByQuantities(part.slice(mark.length));
      return things.map((thing, at) => (at === 0 ? { typed: mark + thing, said: thing } : same(thing)));
    })
    .map(({ typed, said }) => ({ typed: typed.trim(), said: said.trim() }))
    .filter(({ typed }) => typed !== '');
}

const same = (thing: string): CutLine => ({ typed: thing, said: thing });

/**
 * Things that follow each other without a sign between them: `2 kg aloo 1 kg pyaj`, `aloo 2 kg pyaj 1 kg`,
 * `2 aloo aur 1 pyaj`.
 */
function cutByQuantities(text: string): string[] {
  const tokens = joinNames(tokensOfLine(text));
  const cuts = cutsIn(tokens);
  const places = [0, ...cuts.map((at) => tokens[at]!.from), text.length];
  return places.slice(1).map((to, at) => text.slice(places[at], to));
}

/** The tokens before which a line is cut: those that join two things, and within these by their amounts. */
function cutsIn(tokens: readonly Token[]): number[] {
  const said = tokens.map(({ word }) => word);
  const joins = joinsIn(said);
  const starts = [0, ...joins.map((at) => at + 1)];
  const inside = starts.flatMap((from, at) =>
    cutsByAmounts(said.slice(from, joins[at] ?? said.length)).map((cut) => cut + from),
  );
  return [...joins, ...inside].toSorted((one, other) => one - other);
}

/** The words that join two things, each with a number and a name. */
function joinsIn(said: readonly string[]): number[] {
  const isNumber = said.map((_, at) => numberAt(said, at) !== undefined);
  const last = isNumber.lastIndexOf(true);
  const joins: number[] = [];
  let [start, hasNumber] = [0, false];
  for (const [at, word] of said.entries()) {
    hasNumber ||= isNumber[at]!;
    const isJoin = JOINING.has(word) && hasNumber && at - start > 1 && last > at && at < said.length - 2;
    if (!isJoin) continue;
    joins.push(at);
    [start, hasNumber] = [at + 1, false];
  }
  return joins;
}

/** Where the amounts cut: before each where the first thing begins with one, else behind each but the last. */
function cutsByAmounts(said: readonly string[]): number[] {
  const found = quantitiesIn(said).filter(({ says }) => says.kind !== 'count' || says.of !== 'any');
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < 2) return [];
  const hasNames = found.slice(1).every(({ from }, at) => from > found[at]!.to);
  if (!hasNames) return [];
  if (first.from === 0 && last.to < said.length) return found.slice(1).map(({ from }) => from);
  if (first.from > 0 && last.to === said.length) return found.slice(0, -1).map(({ to }) => to);
  return [];
}

/** An amount alone belongs to the name before it: `aloo, 2 kg` and `Aloo` with `2 kg` in the next row. */
function withAmountsBefore(lines: readonly CutLine[]): CutLine[] {
  const joined: CutLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isOnlyAmount(line.said) && isOnlyName(before.said))
      joined[joined.length - 1] = {
        typed: `${before.typed} ${line.typed}`,
        said: `${before.said} ${line.said}`,
      };
    else joined.push(line);
  }
  return joined;
}

const partsOf = (said: string) => {
  const words = joinNames(tokensOfLine(said)).map(({ word }) => word);
  return { words, found: quantitiesIn(words) };
};
function isOnlyAmount(said: string): boolean {
  const { words, found } = partsOf(said);
  return found.length > 0 && found.reduce((sum, { from, to }) => sum + to - from, 0) === words.length;
}
function isOnlyName(said: string): boolean {
  const { words, found } = partsOf(said);
  return words.length > 0 && found.length === 0;
}

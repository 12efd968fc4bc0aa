import { Failure } from '#base/failure.ts';
import { parseAll, type Workbook } from './workbook.ts';

/** As many texts, and letters of them, as fit into the memory that reading may take. */
const MOST_TEXTS = 1_500_000;
const MOST_LETTERS = 32 * 1024 * 1024;

/** The texts of a workbook, which its cells name by number. */
export async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  // How to pronounce a text stands beside it in some languages.
  let isSpoken = false;
  let letters = 0;
  await parseAll(workbook, 'xl/sharedStrings.xml', 'strings', {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      letters += piece.length;
      if (letters > MOST_LETTERS) throw tooManyTexts();
    },
    close: (name) => {
      if (name === 'si') {
        if (strings.length >= MOST_TEXTS) throw tooManyTexts();
        strings.push(text);
      } else if (name === 'rPh') isSpoken = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

const tooManyTexts = (): Failure =>
  new Failure(
    'too_large',
    'This workbook has too many different texts. Save the sheet with the goods as CSV.',
  );

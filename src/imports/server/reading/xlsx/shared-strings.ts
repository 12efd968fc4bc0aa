import { parseAll, type Workbook } from './workbook.ts';

/** The texts of a workbook, which its cells name by number. */
export async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  // How to pronounce a text stands beside it in some languages.
  let isSpoken = false;
  await parseAll(workbook, 'xl/sharedStrings.xml', 'strings', {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') isSpoken = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

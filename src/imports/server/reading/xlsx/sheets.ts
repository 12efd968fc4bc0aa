import { parseAll, type Workbook } from './workbook.ts';

/** A sheet of a workbook, and the file that it stands in. */
export type Sheet = { name: string; path: string };

/** The sheets of a workbook in their order, without those that are hidden. */
export async function sheetsOf(workbook: Workbook): Promise<Sheet[]> {
  const paths = new Map<string, string>();
  await parseAll(workbook, 'xl/_rels/workbook.xml.rels', 'other', {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Sheet[] = [];
  await parseAll(workbook, 'xl/workbook.xml', 'other', {
    open: (tag, { name = '', state = 'visible', ...attributes }) => {
      const path = tag === 'sheet' && state === 'visible' && paths.get(attributes['r:id'] ?? '');
      if (path) sheets.push({ name, path });
    },
  });
  return sheets;
}

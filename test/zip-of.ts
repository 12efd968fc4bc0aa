import { crc32, deflateRawSync } from 'node:zlib';

/** A zip file of these files. `claim` lets a file say that it is of another size than it is, as a trap would. */
export function zipOf(files: Record<string, string | Buffer>, claim: Record<string, number> = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(path);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(8, 0);
    facts.writeUInt32LE(crc32(bytes), 6);
    facts.writeUInt32LE(packed.length, 10);
    facts.writeUInt32LE(claim[path] ?? bytes.length, 14);
    facts.writeUInt16LE(name.length, 18);
    const local = Buffer.concat([
      Buffer.from('504b030414000000', 'hex'),
      facts,
      Buffer.alloc(2),
      name,
      packed,
    ]);
    const central = Buffer.concat([
      Buffer.from('504b01021400140000 00'.replace(' ', ''), 'hex'),
      facts,
      Buffer.alloc(12),
      uint32(offset),
      name,
    ]);
    parts.push(local);
    directory.push(central);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = Buffer.alloc(4);
  count.writeUInt16LE(directory.length, 0);
  count.writeUInt16LE(directory.length, 2);
  const end = [
    Buffer.from('504b050600000000', 'hex'),
    count,
    uint32(index.length),
    uint32(offset),
    Buffer.alloc(2),
  ];
  return Buffer.concat([...parts, index, ...end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A workbook with one sheet of this XML, and its shared texts. */
export const workbookOf = (sheet: string, strings = '', claim: Record<string, number> = {}): Buffer =>
  zipOf(
    {
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    },
    claim,
  );

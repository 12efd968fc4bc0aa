import { expect, test } from 'vitest';
import { readVillageLines } from './delivery-rule.ts';

const villages = (text: string) =>
  readVillageLines(text).read.map(({ pincode, village }) => [pincode, village]);

test('villages are read as people paste them: from a message, a spreadsheet, or a list', () => {
  expect(villages('844101 Rampur\n844101,Khairi\r\n844 101\tBhata  para \n\n')).toEqual([
    ['844101', 'Rampur'],
    ['844101', 'Khairi'],
    ['844101', 'Bhata para'],
  ]);
  expect(villages('\uFEFFpincode,village\n844101,"Rampur, Purani Basti",,\n')).toEqual([
    ['844101', 'Rampur, Purani Basti'],
  ]);
  expect(villages('Rampur 844101\nरामपुर - 844102\n"Khairi";"844103"')).toEqual([
    ['844101', 'Rampur'],
    ['844102', 'रामपुर'],
    ['844103', 'Khairi'],
  ]);
});

test('a pincode in Hindi or Bengali digits is read, and the name of a village keeps its own', () => {
  expect(villages('४९५ ६८९ वार्ड ५\nরামপুর ৭৩১২২৪')).toEqual([
    ['495689', 'वार्ड ५'],
    ['731224', 'রামপুর'],
  ]);
});

test('a pincode alone is all of it', () => {
  expect(villages('844101\n844102,')).toEqual([
    ['844101', ''],
    ['844102', ''],
  ]);
});

test('what is no village is named by its line: no pincode, seven digits, too long, or there before', () => {
  const long = 'R'.repeat(101);
  const { read, unread } = readVillageLines(
    `844101 Rampur\nKhairi\n8441011 Dongri\n044101 Tendua\n844101 ${long}\n844101   RAMPUR\n`,
  );
  expect(read).toHaveLength(1);
  expect(unread.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'pincode'],
    [3, 'pincode'],
    [4, 'pincode'],
    [5, 'long'],
    [6, 'twice'],
  ]);
});

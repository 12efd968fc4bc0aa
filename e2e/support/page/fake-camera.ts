import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The barcode that the camera of these journeys sees. */
export const SEEN = '8901058000290';

const [WIDTH, HEIGHT] = [640, 480];
const BAR = 4;
const [WHITE, BLACK, GREY] = [235, 16, 128];

// How a digit is drawn left of the middle, in seven bars of black and white; to the right it is the opposite.
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
// Which of the six left digits are drawn the other way round: that is what the first digit is read from.
const TURNED = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const opposite = (bars: string): string => bars.replaceAll(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
const backwards = (bars: string): string => [...bars].toReversed().join('');

/** The bars of a barcode of thirteen digits, 1 for black. */
function barsOf(digits: string): string {
  const numbers = [...digits].map(Number);
  const left = numbers.slice(1, 7).map((digit, at) => {
    const bars = LEFT[digit]!;
    return TURNED[numbers[0]!]![at] === 'L' ? bars : backwards(opposite(bars));
  });
  const right = numbers.slice(7).map((digit) => opposite(LEFT[digit]!));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** What Chromium is started with so that its camera sees this barcode, again and again. */
export function cameraThatSees(digits: string): string[] {
  const bars = `${'0'.repeat(12)}${barsOf(digits)}${'0'.repeat(12)}`;
  const from = Math.floor((WIDTH - bars.length * BAR) / 2);
  const row = Buffer.alloc(WIDTH, WHITE);
  for (const [at, bar] of [...bars].entries())
    row.fill(bar === '1' ? BLACK : WHITE, from + at * BAR, from + (at + 1) * BAR);
  const light = Buffer.concat(Array.from({ length: HEIGHT }, () => row));
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const path = join(tmpdir(), `haat-camera-${digits}.y4m`);
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(`${header}FRAME\n`), light, colour]));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { upiText } from './upi-text.ts';

const READER = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(READER).buffer } });

const payee = { upiId: 'sharma.kirana-1@okbank', upiName: '', name: 'Sharma & Sons किराना' };

test('a UPI code has the owner, the exact amount and the number of the order', () => {
  expect(upiText({ ...payee, upiName: 'Sharma Kirana' }, { orderId: '1047', due: 473.4 })).toBe(
    'upi://pay?pa=sharma.kirana-1@okbank&pn=Sharma%20Kirana&am=473.40&cu=INR&tn=Order%201047',
  );
});

test('a reader that is not ours reads the same text from the code', async () => {
  for (const due of [1, 473.4, 99_999.99]) {
    const text = upiText(payee, { orderId: '10475', due });
    const [read] = await readBarcodes(pictureOf(encode(text, { ecc: 'M', border: 4 }).data), {
      formats: ['QRCode'],
    });
    expect(read?.text).toBe(text);
  }
});

const DOT = 4;

/** The squares of a code as a picture. */
function pictureOf(squares: readonly (readonly boolean[])[]): ImageData {
  const width = squares.length * DOT;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let at = 0; at < width * width; at += 1) {
    const row = Math.floor(at / width / DOT);
    const isDark = squares[row]?.[Math.floor((at % width) / DOT)] === true;
    data.fill(isDark ? 0 : 255, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height: width, colorSpace: 'srgb' };
}

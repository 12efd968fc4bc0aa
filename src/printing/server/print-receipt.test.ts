import { expect, test } from 'vitest';
import { encodeReceipt } from '#printing/encode-receipt.ts';
import { MOST_BYTES } from '#printing/printing.ts';
import { encodeInTurns } from './print-receipt.ts';

test('while the longest receipt is made ready, the shop serves others, and it is the same receipt', async () => {
  const receipt = { dots: 576, pixels: Buffer.alloc(MOST_BYTES, 0xa5) } as const;
  let served = 0;
  const serving = setInterval(() => (served += 1), 1);
  const bytes = await encodeInTurns(receipt);
  clearInterval(serving);
  expect(served).toBeGreaterThan(5);
  expect(bytes.equals(encodeReceipt(receipt))).toBe(true);
});

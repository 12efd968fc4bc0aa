import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Reads barcodes where the browser has no reader of its own. It runs in a worker: a picture that is looked at never
// makes the page wait, and the page's own policy needs no permission for WebAssembly.

/** The file is the shop's own: nothing is fetched from anywhere else. */
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** A picture to look at; the answer has its number. */
export type Look = { number: number; picture: ImageData };
export type Seen = { number: number; text: string | undefined } | { number: number; problem: string };

const answer = (seen: Seen): void => globalThis.postMessage(seen);

addEventListener('message', ({ data: { number, picture } }: MessageEvent<Look>) => {
  readBarcodes(picture, { formats: ['EAN13', 'EAN8', 'UPCA', 'ITF14'], maxNumberOfSymbols: 1 }).then(
    ([found]) => answer({ number, text: found?.text }),
    (error: unknown) => answer({ number, problem: String(error) }),
  );
});

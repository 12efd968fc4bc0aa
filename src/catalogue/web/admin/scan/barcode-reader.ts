import type { Look, Seen } from './zxing-worker.ts';

/** Looks for a barcode in what a video shows now. */
export type BarcodeReader = {
  look: (video: HTMLVideoElement) => Promise<string | undefined>;
  close: () => void;
};

/** The browser's own reader, where it has one (Chrome on Android). */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'];

/**
 * Opens the browser's own reader of barcodes, or else zxing-wasm from the shop's own address, fetched only then, in a worker: so
 * pages need no `wasm-unsafe-eval` in their policy, and no picture leaves the device.
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = BarcodeDetector ? await BarcodeDetector.getSupportedFormats() : [];
  if (BarcodeDetector && known.includes('ean_13')) {
    const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) });
    return {
      look: async (video) => (await detector.detect(video))[0]?.rawValue,
      close: () => undefined,
    };
  }
  return openZxing();
}

/** A picture this wide shows the lines of a barcode that fills half of it. */
const WIDTH = 960;

function openZxing(): BarcodeReader {
  const worker = new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const waiting = new Map<number, PromiseWithResolvers<string | undefined>>();
  let number = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('problem' in data) asked?.reject(new Error(data.problem));
    else asked?.resolve(data.text);
  });
  worker.addEventListener('error', () => {
    for (const asked of waiting.values())
      asked.reject(new Error('The reader of barcodes could not be loaded.'));
    waiting.clear();
  });
  return {
    look: (video) => {
      const scale = Math.min(1, WIDTH / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      const asked = Promise.withResolvers<string | undefined>();
      const look: Look = { number: (number += 1), picture };
      waiting.set(look.number, asked);
      worker.postMessage(look, [picture.data.buffer]);
      return asked.promise;
    },
    close: () => worker.terminate(),
  };
}

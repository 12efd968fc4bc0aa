import { type RefObject, useEffect, useRef, useState } from 'react';
import { gtinOf } from '#catalogue/products/barcode.ts';
import type { Look, Seen } from './zxing-worker.ts';

/** State of the camera: it is asked for, looks, has found nothing for a while, or cannot be used. */
export type CameraState =
  | 'asking'
  | 'looking'
  | 'nothing yet'
  | 'refused'
  | 'none'
  | 'busy'
  | 'insecure'
  | 'broken';

const PAUSE_MS = 120;
const LONG_MS = 12_000;
/** One look may misread a line; two that say the same do not. */
const AGREEING = 2;

/** Shows the back camera in a video and calls `onFound` once with the digits of the first barcode that it reads. */
export function useCamera(onFound: (digits: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  again: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onFound);
  const [state, setState] = useState<CameraState>('asking');
  const [round, setRound] = useState(0);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const stop = new AbortController();
    lookFor(video.current!, stop.signal, setState).then(
      (digits) => {
        if (digits && !stop.signal.aborted) found.current(digits);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState(stateOf(error));
      },
    );
    return () => stop.abort();
  }, [round]);
  return {
    video,
    state,
    again: () => {
      setState('asking');
      setRound(round + 1);
    },
  };
}

/** Opens the camera, looks until it has read a barcode, and lets the camera go. */
async function lookFor(
  video: HTMLVideoElement,
  signal: AbortSignal,
  say: (state: CameraState) => void,
): Promise<string | undefined> {
  // Without https a browser hides its cameras.
  if (!window.isSecureContext) throw new DOMException('', 'InsecureError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const letGo = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', letGo);
  try {
    if (signal.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    return await readFrom(video, signal, say);
  } finally {
    letGo();
  }
}

async function readFrom(
  video: HTMLVideoElement,
  signal: AbortSignal,
  say: (state: CameraState) => void,
): Promise<string | undefined> {
  const reader = await openBarcodeReader();
  const began = Date.now();
  let last: string | undefined;
  let agreeing = 0;
  say('looking');
  try {
    while (!signal.aborted) {
      const digits = gtinOf((await reader.look(video)) ?? '');
      agreeing = digits && digits === last ? agreeing + 1 : 1;
      last = digits;
      if (digits && agreeing >= AGREEING) return digits;
      if (Date.now() - began > LONG_MS) say('nothing yet');
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
  } finally {
    reader.close();
  }
  return undefined;
}

const STATES: Record<string, CameraState> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InsecureError: 'insecure',
};

const stateOf = (error: unknown): CameraState =>
  (error instanceof DOMException && STATES[error.name]) || 'broken';

/** Looks for a barcode in what a video shows now. */
type BarcodeReader = {
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
async function openBarcodeReader(): Promise<BarcodeReader> {
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

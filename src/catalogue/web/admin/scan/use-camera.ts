import { type RefObject, useEffect, useRef, useState } from 'react';
import { gtinOf } from '#catalogue/products/barcode.ts';
import { openBarcodeReader } from './barcode-reader.ts';

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

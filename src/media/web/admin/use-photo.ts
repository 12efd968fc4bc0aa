import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { CallFailed } from '#browser/calls/api-client.ts';

/** The result of an upload: the picture's address, or the reason why there is none. */
export type PhotoOutcome = { url: string } | { refused: string };

/** Tells the form what to wait for before it is sent. */
type OnPhoto = (outcome: Promise<PhotoOutcome>) => void;

/** The photo of a form: the props of its picker, and the result. */
export type PhotoOfForm = {
  picker: { initial: string; onPhoto: OnPhoto };
  /** Proposes a picture that is there already; it is taken unless there is a photo, or the owner decided otherwise. */
  propose: (url: string) => void;
  /** True if the picture is the proposed one. */
  isProposed: boolean;
  /** True if another photo was chosen, or the photo removed. */
  isTouched: () => boolean;
  /** Waits for the upload. Resolves to the address, empty without a photo. A refused photo makes the form fail. */
  settled: () => Promise<string>;
};

/** The photo of a form; `initial` is its present address. */
export function usePhoto(initial: string): PhotoOfForm {
  const { i18n } = useLingui();
  const latest = useRef<Promise<PhotoOutcome>>(undefined);
  const [proposed, setProposed] = useState('');
  return {
    picker: {
      initial: initial || proposed,
      onPhoto: (outcome) => {
        latest.current = outcome;
        setProposed('');
      },
    },
    propose: (url) => {
      if (initial === '' && latest.current === undefined) setProposed(url);
    },
    isProposed: proposed !== '',
    isTouched: () => latest.current !== undefined || proposed !== '',
    settled: async () => {
      const outcome = (await latest.current) ?? { url: initial || proposed };
      if ('url' in outcome) return outcome.url;
      throw new CallFailed(0, 'invalid', i18n._('office.photos.orRemove', { refused: outcome.refused }));
    },
  };
}

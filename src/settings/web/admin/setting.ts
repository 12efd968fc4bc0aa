import type { InputHTMLAttributes } from 'react';
import type { SectionId } from './settings-sections.ts';

type Words = { id: string };

/** Input type of a setting. `rupees` and `number` are required; an empty `rupeesAtMost` or `atMost` sets no limit. */
type Kind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'list'
  | 'tick'
  | 'rupees'
  | 'rupeesAtMost'
  | 'number'
  | 'atMost';

/** A setting on the form; its limits are the contract's, in `Settings`. */
export type Setting = {
  section: SectionId;
  kind: Kind;
  label: Words;
  hint?: Words;
  /** The shorter name among changes, where the label is a sentence. */
  name?: Words;
  rows?: number;
  /** Of a list: the label of one item, the button that adds one, and the keyboard. */
  list?: { line: Words; add: Words; type?: 'tel' };
  /** Shares its line with the next one, where there is room. */
  isHalf?: true;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'spellCheck'>;
};

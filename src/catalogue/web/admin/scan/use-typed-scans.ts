import { useEffect, useRef } from 'react';
import { gtinOf } from '#catalogue/products/barcode.ts';

/** Milliseconds between two of eight digits, on average, that only a scanner undercuts. */
const QUICK_MS = 60;
/** A busy phone may hear two digits of one scan with so much between them. */
const PAUSE_MS = 300;
const LEAST_DIGITS = 8;

type Burst = {
  digits: string;
  from: number;
  at: number;
  field: HTMLInputElement | undefined;
  before: string;
};

/** Who gets the next scan: what was opened last, as a dialog over a page. */
const takers: ((digits: string) => void)[] = [];
let burst: Burst | undefined;

/**
 * Hears a scanner that types: digits in quick succession, then Enter, wherever the focus is. What it typed into another
 * field is taken out of it again, and Enter sends no form.
 */
export function useTypedScans(onScan: (digits: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const take = (digits: string): void => latest.current(digits);
    if (takers.length === 0) document.addEventListener('keydown', hear, { capture: true });
    takers.push(take);
    return () => {
      takers.splice(takers.indexOf(take), 1);
      if (takers.length === 0) document.removeEventListener('keydown', hear, { capture: true });
    };
  }, []);
}

function hear(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (/^\d$/.test(event.key)) return note(event);
  const typed = burst;
  burst = undefined;
  if (event.key !== 'Enter' || !typed || typed.digits.length < LEAST_DIGITS) return;
  if (event.timeStamp - typed.from > typed.digits.length * QUICK_MS) return;
  event.preventDefault();
  event.stopPropagation();
  if (typed.field) {
    typed.field.value = typed.before;
    typed.field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  takers.at(-1)?.(gtinOf(typed.digits) ?? typed.digits);
}

function note({ key, timeStamp, target }: KeyboardEvent): void {
  if (burst && timeStamp - burst.at <= PAUSE_MS) {
    burst = { ...burst, digits: burst.digits + key, at: timeStamp };
    return;
  }
  const field = target instanceof HTMLInputElement ? target : undefined;
  burst = { digits: key, from: timeStamp, at: timeStamp, field, before: field?.value ?? '' };
}

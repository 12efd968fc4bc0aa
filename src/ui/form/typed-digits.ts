import { plainDigits } from '#base/figures/digits.ts';

/**
 * Fields that take a number or digits: their keyboard says so. `none` is a field with keys of its own below it. A field
 * that also needs a sign, which number keyboards lack, carries `data-number`.
 */
const NUMBER_FIELD =
  'input:is([inputmode=numeric],[inputmode=decimal],[inputmode=tel],[inputmode=none],[type=tel],[data-number])';

let isReading = false;

/**
 * Turns digits of Devanagari, Bengali and other scripts into 0 to 9 in every field for numbers, while they are typed.
 * The page hears of the text afterwards, so no field and no form does this itself. It is called by the component of
 * fields and by the back office, so that a first visit, which has no field for numbers, does not load it.
 */
export function readTypedDigits(): void {
  if (isReading || typeof document === 'undefined') return;
  isReading = true;
  const correct = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches(NUMBER_FIELD)) writePlainly(target);
  };
  // In the capture phase at the window: before React, which listens at the document.
  window.addEventListener(
    'input',
    (event) => {
      // An unfinished word of an input method must not be written over.
      if (!event.isComposing) correct(event);
    },
    true,
  );
  window.addEventListener(
    'compositionend',
    (event) => {
      correct(event);
      event.target?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    true,
  );
  // Typed before the scripts arrived.
  for (const field of document.querySelectorAll<HTMLInputElement>(NUMBER_FIELD)) writePlainly(field);
}

function writePlainly(field: HTMLInputElement): void {
  const plain = plainDigits(field.value);
  if (plain === field.value) return;
  const { selectionStart, selectionEnd } = field;
  // React compares with the value that it wrote or saw last. Written past its own setter, the change is noticed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, plain);
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}

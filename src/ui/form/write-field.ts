/** Writes into a field of a form as if it was typed: a value that is only set fires no event, and the form would not notice. */
export function writeField(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text field of this name. */
export function textFieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

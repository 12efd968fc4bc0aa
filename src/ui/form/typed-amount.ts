/**
 * An amount as somebody typed it, with commas, spaces or a ₹ in it; undefined where nothing was typed, which is not zero. What
 * is no number is NaN: a schema refuses it at its field.
 */
export function typedAmount(typed: FormDataEntryValue | null): number | undefined {
  const text = typeof typed === 'string' ? typed.replaceAll(/[\s,₹]/g, '') : '';
  return text === '' ? undefined : Number(text);
}

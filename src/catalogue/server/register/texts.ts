/** Texts that many products share, each kept once under a number; the empty text is 0. */
export function openTexts() {
  const numbers = new Map<string, number>([['', 0]]);
  const texts = [''];
  return {
    /** The number of a text; an unknown text gets a new one. */
    numberFor: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    /** The number of a known text; -1 for an unknown one. */
    numberOf: (text: string): number => numbers.get(text) ?? -1,
    textOf: (number: number): string => texts[number]!,
    /** Number of texts; all their numbers are below it. */
    count: (): number => texts.length,
  };
}

/** Texts that many products share, each kept once under a number; the empty text is 0. */
export function openTexts() {
  const numbers = new Map<string, number>([['', 0]]);
  const texts = [''];
  return {
    /** The number of a text, a new one if nobody has it yet. */
    numberFor: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    /** The number of a text that somebody has; none has -1. */
    numberOf: (text: string): number => numbers.get(text) ?? -1,
    textOf: (number: number): string => texts[number]!,
    /** How many texts there are: no number is as high. */
    count: (): number => texts.length,
  };
}

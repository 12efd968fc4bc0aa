/** A line of a text on the screen: its words, and where they stand. */
type Line = { words: string; box: DOMRect };

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The lines into which the screen breaks a text. A letter with its vowel signs is never cut. */
export function linesOf(text: Text): Line[] {
  const range = document.createRange();
  const lines: { from: number; to: number; top: number; height: number }[] = [];
  for (const { index, segment } of letters.segment(text.data)) {
    if (segment.trim() === '') continue;
    range.setStart(text, index);
    range.setEnd(text, index + segment.length);
    const [box] = range.getClientRects();
    if (!box) continue;
    const line = lines.at(-1);
    const isSame = line !== undefined && Math.abs(box.top - line.top) < line.height / 2;
    if (isSame) line.to = index + segment.length;
    else lines.push({ from: index, to: index + segment.length, top: box.top, height: box.height });
  }
  return lines.map(({ from, to }) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return {
      words: text.data.slice(from, to).replaceAll(/\s+/g, ' '),
      box: range.getBoundingClientRect(),
    };
  });
}

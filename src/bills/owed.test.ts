import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minus, paise, plus, sum, ZERO } from '#base/figures/money.ts';
import { type Cost, type Drawn, NO_COST, owedPapers } from './owed.ts';

const line = (position: number, goods: number, quantity = 1) => ({ position, quantity, goods: paise(goods) });
const cost = (delivery: number, ...lines: ReturnType<typeof line>[]): Cost => ({
  lines,
  delivery: paise(delivery),
});

/** Draws what is owed; the delivery of a bill goes with its first line. */
function draw(now: Cost, drawn: readonly Drawn[]): Drawn[] {
  const { notes, more } = owedPapers(now, drawn);
  const noted = notes.map((note, at) => ({ ...note, id: `note ${drawn.length + at}` }));
  if (more.lines.length === 0 && more.delivery === 0) return [...drawn, ...noted];
  const carriers = more.lines.length > 0 ? more.lines : now.lines.map(({ position }) => line(position, 0, 0));
  const lines = carriers.map((one, at) => ({ ...one, delivery: at === 0 ? more.delivery : ZERO }));
  return [...drawn, ...noted, { id: `bill ${drawn.length}`, original: null, lines }];
}

test('the first bill is for all that an order costs, and a second look owes nothing', () => {
  const now = cost(3000, line(0, 10_500, 2), line(1, 4000));
  expect(owedPapers(now, [])).toEqual({ notes: [], more: now });
  expect(owedPapers(now, draw(now, []))).toEqual({ notes: [], more: NO_COST });
});

test('less on one line and more on another makes a note for the bill, and a bill for the rest', () => {
  const drawn = draw(cost(0, line(0, 10_000, 5), line(1, 4000, 2)), []);
  const { notes, more } = owedPapers(cost(0, line(0, 6000, 3), line(1, 6000, 3)), drawn);
  expect(notes).toEqual([
    { original: 'bill 0', lines: [{ ...line(0, 4000, 2), delivery: ZERO, before: ZERO }] },
  ]);
  expect(more).toEqual(cost(0, line(1, 2000)));
});

test('an order that is cancelled is noted whole, on each of its bills, and sent out again it is billed anew', () => {
  const first = draw(cost(3000, line(0, 10_000)), []);
  const more = draw(cost(3000, line(0, 12_000, 2)), first);
  const cancelled = owedPapers(NO_COST, more);
  expect(cancelled.notes.map(({ original }) => original)).toEqual(['bill 0', 'bill 1']);
  const noted = draw(NO_COST, more);
  expect(owedPapers(NO_COST, noted)).toEqual({ notes: [], more: NO_COST });
  expect(owedPapers(cost(3000, line(0, 12_000, 2)), noted).more).toEqual(cost(3000, line(0, 12_000, 2)));
});

test('a credit for the delivery is shared by the lines that carry it', () => {
  const bill: Drawn = {
    id: 'bill',
    original: null,
    lines: [
      { ...line(0, 10_000), delivery: paise(2000) },
      { ...line(1, 5000), delivery: paise(1000) },
    ],
  };
  const { notes } = owedPapers(cost(2000, line(0, 10_000), line(1, 5000)), [bill]);
  expect(notes[0]?.lines.map(({ goods, delivery, quantity }) => [goods, delivery, quantity])).toEqual([
    [0, 667, 0],
    [0, 333, 0],
  ]);
});

test('after any changes the bills less their notes are what the order costs, and no note takes more than its bill has', () => {
  const Line = fc.record({ position: fc.nat(3), quantity: fc.nat(5), goods: fc.nat(20_000).map(paise) });
  const Now = fc.record({
    lines: fc.uniqueArray(Line, { selector: ({ position }) => position, minLength: 1, maxLength: 4 }),
    delivery: fc.nat(5000).map(paise),
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: Now }, fc.constant(NO_COST)), { maxLength: 8 }),
      (history) => {
        let drawn: Drawn[] = [];
        for (const now of history) {
          drawn = draw(now, drawn);
          const billed = drawn.map(({ original, lines }) => {
            const total = sum(lines.map(({ goods, delivery }) => plus(goods, delivery)));
            return original === null ? total : minus(ZERO, total);
          });
          expect(sum(billed)).toBe(plus(now.delivery, ...now.lines.map(({ goods }) => goods)));
          expect(draw(now, drawn)).toEqual(drawn);
          for (const { id, lines } of drawn.filter(({ original }) => original === null))
            for (const of of lines) {
              const taken = drawn
                .filter(({ original }) => original === id)
                .flatMap((note) => note.lines.filter(({ position }) => position === of.position));
              for (const part of ['goods', 'delivery', 'quantity'] as const)
                expect(taken.reduce((all, one) => all + one[part], 0)).toBeLessThanOrEqual(of[part]);
            }
        }
      },
    ),
    { numRuns: 300 },
  );
});

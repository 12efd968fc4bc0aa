import { least, minus, type Paise, paise, plus, sum, ZERO } from '#base/figures/money.ts';
import { shared } from '#tax/tax.ts';

/** Goods of a line: their amount, and their cost without delivery. */
export type GoodsLine = { position: number; quantity: number; goods: Paise };
/** A line on a paper: the goods, and its share of the delivery. */
export type PaperLine = GoodsLine & { delivery: Paise };

/** Cost of an order now: its lines and its delivery; nothing of a cancelled one. */
export type Cost = { lines: readonly GoodsLine[]; delivery: Paise };
/** A paper of the order that was drawn: a bill, or a note for one. */
export type Drawn = { id: string; original: string | null; lines: readonly PaperLine[] };

/** A line of a bill to be noted, and what was noted of it before. */
export type NotedLine = PaperLine & { before: Paise };
/** The papers that an order owes: one note for each bill that says too much, and a bill for what no bill says yet. */
export type Owed = { notes: readonly { original: string; lines: readonly NotedLine[] }[]; more: Cost };

export const NO_COST: Cost = { lines: [], delivery: ZERO };

/** A line of a bill as far as no note took it back. */
type Standing = PaperLine & { bill: string; before: Paise };

/**
 * The papers that an order owes after what was drawn, in the order in which it was drawn. Once they are drawn it owes none, so a
 * second look is the same as one. What is too much comes off the newest bill first.
 */
export function owedPapers(cost: Cost, drawn: readonly Drawn[]): Owed {
  const standing = standingLines(drawn);
  const positions = [...new Set([...standing, ...cost.lines].map(({ position }) => position))].sort(
    (one, other) => one - other,
  );
  const noted = new Map<Standing, PaperLine>();
  const more: GoodsLine[] = [];
  for (const position of positions) {
    const billed = standing.filter((line) => line.position === position);
    const line = cost.lines.find((one) => one.position === position) ?? NOTHING;
    const goods = line.goods - sum(billed.map((one) => one.goods));
    const quantity = line.quantity - billed.reduce((all, one) => all + one.quantity, 0);
    if (goods > 0) more.push({ position, quantity: Math.max(0, quantity), goods: paise(goods) });
    if (goods < 0) takeGoods(billed, { goods: paise(-goods), quantity: Math.max(0, -quantity) }, noted);
  }
  const delivery = minus(cost.delivery, sum(standing.map((line) => line.delivery)));
  if (delivery < 0) takeDelivery(standing, minus(ZERO, delivery), noted);
  return {
    notes: notesOf(drawn, noted),
    more: { lines: more, delivery: delivery > 0 ? delivery : ZERO },
  };
}

const NOTHING = { quantity: 0, goods: ZERO };

/** The lines of all bills less their notes, the newest bill first. */
function standingLines(drawn: readonly Drawn[]): Standing[] {
  const bills = drawn.filter(({ original }) => original === null);
  return bills.toReversed().flatMap(({ id, lines }) => {
    const notes = drawn.filter(({ original }) => original === id).flatMap((note) => note.lines);
    return lines.map((line) => {
      const taken = notes.filter(({ position }) => position === line.position);
      const [goods, delivery] = [sum(taken.map((one) => one.goods)), sum(taken.map((one) => one.delivery))];
      return {
        bill: id,
        position: line.position,
        quantity: line.quantity - taken.reduce((all, one) => all + one.quantity, 0),
        goods: minus(line.goods, goods),
        delivery: minus(line.delivery, delivery),
        before: plus(goods, delivery),
      };
    });
  });
}

/** Takes so much of the goods of a line off its bills. */
function takeGoods(
  billed: readonly Standing[],
  less: { goods: Paise; quantity: number },
  noted: Map<Standing, PaperLine>,
): void {
  let { goods, quantity } = less;
  for (const line of billed) {
    const part = least(goods, line.goods);
    if (part === 0) continue;
    goods = minus(goods, part);
    const amount = Math.min(quantity, line.quantity);
    quantity -= amount;
    noted.set(line, { position: line.position, goods: part, quantity: amount, delivery: ZERO });
  }
}

/** Takes so much of the delivery off the bills, shared by what their lines carry of it. */
function takeDelivery(standing: readonly Standing[], less: Paise, noted: Map<Standing, PaperLine>): void {
  let left = less;
  for (const lines of Map.groupBy(standing, ({ bill }) => bill).values()) {
    const carried = lines.map(({ delivery }) => delivery);
    const part = least(left, sum(carried));
    if (part === 0) continue;
    left = minus(left, part);
    for (const [index, delivery] of shared(part, carried).entries()) {
      const line = lines[index];
      if (!line || delivery === 0) continue;
      const { position } = line;
      noted.set(line, { position, quantity: 0, goods: ZERO, ...noted.get(line), delivery });
    }
  }
}

/** The notes, in the order of their bills. */
const notesOf = (drawn: readonly Drawn[], noted: ReadonlyMap<Standing, PaperLine>): Owed['notes'] =>
  drawn.flatMap(({ id }) => {
    const lines = [...noted]
      .filter(([{ bill }]) => bill === id)
      .map(([{ before }, line]) => ({ ...line, before }))
      .toSorted((one, other) => one.position - other.position);
    return lines.length === 0 ? [] : [{ original: id, lines }];
  });

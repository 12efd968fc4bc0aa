import { useLingui } from '@lingui/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { plusRupees } from '#base/figures/rupee-sums.ts';
import { rupeesFor } from '#base/figures/rupees-for.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { LIST_AT_MOST } from '#search/list-limits.ts';
import { Button } from '#ui/button.tsx';
import { TextField, Problem } from '#ui/form/field.tsx';
import { Money } from '#ui/words/formatted.tsx';
import { type ListName, type OwnLine, useKeptList, matchText, type KeptList } from './kept-list.ts';
import { OpenLine, ReadyLine } from './list-line.tsx';

/** Goods of a list that are settled: how much of what, and the line as it was written. */
export type SettledLine = { product: Product; quantity: number; asWritten: string };

type PastedListProps = {
  /** The name under which the list is kept on this device. */
  keptAs: ListName;
  /** Takes one settled line, for example into the cart; a call that fails leaves the line where it is. */
  add: (line: SettledLine) => Promise<void> | void;
  /** Text of the button that adds so many lines. */
  addWords: (count: number) => string;
  /** Text shown after all lines are added. */
  doneWords: string;
  /** Stands in the place of that button, for example for guests. */
  instead?: ReactNode;
  /** The next step, shown after all lines are added. */
  after?: ReactNode;
};

/**
 * A box for a pasted list, and the reading of its lines: first those that the shopper has to settle. Only the shopper
 * leaves a line out, and the list stays on the device until it is done.
 */
export function PastedList({ keptAs, add, addWords, doneWords, instead, after }: PastedListProps) {
  const { i18n } = useLingui();
  const kept = useKeptList(keptAs);
  const { list } = kept;
  const finding = useCall();
  const adding = useCall();
  const [isDone, setDone] = useState(false);

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void finding.run(async () => {
      setDone(false);
      const lines = await matchText(list.text);
      kept.setLines(() => lines);
    });
  };
  const addAll = (ready: readonly OwnLine[]) =>
    adding.run(async () => {
      for (const line of ready) {
        const { product, quantity } = line.chosen!;
        await add({ product, quantity, asWritten: line.typed });
        kept.remove(line);
      }
      setDone(true);
    });

  return (
    <div className="grid gap-5">
      {list.lines.length === 0 && (
        <form onSubmit={find} className="grid gap-3">
          <TextField
            name="text"
            label={i18n._('account.list.text')}
            hint={i18n._('account.list.hint')}
            rows={8}
            maxLength={LIST_AT_MOST.letters}
            value={list.text}
            onChange={({ currentTarget }) => kept.write(currentTarget.value)}
          />
          <Problem text={finding.problem} />
          <Button type="submit" busy={finding.busy} className="sm:justify-self-start">
            {finding.busy ? i18n._('account.list.finding') : i18n._('account.list.find')}
          </Button>
        </form>
      )}
      {list.lines.length > 0 && (
        <ListLines
          kept={kept}
          addAll={(ready) => void addAll(ready)}
          busy={adding.busy}
          problem={adding.problem}
          addWords={addWords}
          instead={instead}
        />
      )}
      <output className="grid justify-items-start gap-3 empty:hidden">
        {isDone && list.text === '' && (
          <>
            <p className="font-semibold">{doneWords}</p>
            {after}
          </>
        )}
      </output>
    </div>
  );
}

type ListLinesProps = {
  kept: KeptList;
  addAll: (ready: readonly OwnLine[]) => void;
  busy: boolean;
  problem: string | undefined;
  addWords: (count: number) => string;
  instead: ReactNode;
};

/** The lines of a list: those to settle first, the button that adds the settled ones, and these. */
function ListLines({ kept, addAll, busy, problem, addWords, instead }: ListLinesProps) {
  const { i18n } = useLingui();
  const { lines, text } = kept.list;
  const open = lines.filter(({ chosen, isLeftOut }) => !chosen && !isLeftOut);
  const ready = lines.filter(({ chosen }) => chosen);
  const leftOut = lines.filter(({ isLeftOut }) => isLeftOut);
  const total = plusRupees(...ready.map(({ chosen }) => rupeesFor(chosen!.product.price, chosen!.quantity)));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-leaf-soft px-3 py-1">
        <output>
          {i18n._('account.list.read', { count: lines.length, ready: ready.length, open: open.length })}
        </output>
        <Button look="plain" onClick={() => kept.write(text)}>
          {i18n._('account.list.change')}
        </Button>
      </div>
      {open.length > 0 && (
        <ul aria-label={i18n._('account.list.toSettle')} className="grid gap-4">
          {open.map((line) => (
            <OpenLine key={`${line.number} ${line.typed}`} line={line} kept={kept} />
          ))}
        </ul>
      )}
      <Problem text={problem} />
      {ready.length > 0 &&
        (instead || (
          <Button busy={busy} className="min-h-13 text-lg" onClick={() => addAll(ready)}>
            {addWords(ready.length)}
            <Money rupees={total} />
          </Button>
        ))}
      {ready.length > 0 && (
        <ul aria-label={i18n._('account.list.settled')} className="divide-y divide-line border-y border-line">
          {ready.map((line) => (
            <ReadyLine key={`${line.number} ${line.typed}`} line={line} kept={kept} />
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <ul aria-label={i18n._('account.list.leftOut')} className="grid">
          {leftOut.map((line) => (
            <li key={`${line.number} ${line.typed}`} className="flex items-center justify-between gap-3">
              <s className="min-w-0 break-words text-muted">{line.typed}</s>
              <Button look="plain" onClick={() => kept.open(line)}>
                {i18n._('account.list.takeBack')}
                <span className="sr-only"> {line.typed}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

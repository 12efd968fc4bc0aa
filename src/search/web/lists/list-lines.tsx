import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { plusRupees, rupeesFor } from '#base/figures/rupee-sums.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Money } from '#ui/words/money.tsx';
import type { KeptList, OwnLine } from './kept-list.ts';
import { OpenLine, SettledLine } from './list-line.tsx';
type ListLinesProps = {
  kept: KeptList;
  addAll: (ready: readonly OwnLine[]) => void;
  busy: boolean;
  problem: string | undefined;
  addWords: (count: number) => string;
  instead: ReactNode;
};

/** The lines of a list: those to settle first, the button that adds the settled ones, and these. */
export function ListLines({ kept, addAll, busy, problem, addWords, instead }: ListLinesProps) {
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
            <SettledLine key={`${line.number} ${line.typed}`} line={line} kept={kept} />
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

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { Trans } from '#ui/words/trans.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import type { Grid } from './grid-store.ts';
import { type Row, type Sheet, textOf } from './rows.ts';

const SIGNS = {
  'as-saved': null,
  typed: { icon: 'edit', text: /*i18n*/ 'office.grid.typed', colour: 'text-muted' },
  saving: { icon: 'upload', text: /*i18n*/ 'office.grid.saving', colour: 'text-muted animate-pulse' },
  waits: { icon: 'clock', text: /*i18n*/ 'office.taps.label', colour: 'text-ink' },
  saved: { icon: 'check', text: /*i18n*/ 'office.grid.saved', colour: 'text-leaf' },
  asks: { icon: 'alert', text: /*i18n*/ 'office.grid.asks', colour: 'text-chilli' },
  refused: { icon: 'alert', text: /*i18n*/ 'office.grid.refused', colour: 'text-chilli' },
  conflict: { icon: 'alert', text: /*i18n*/ 'office.grid.conflict', colour: 'text-chilli' },
} as const;

type Of<Item, Column extends string> = { grid: Grid<Item, Column>; id: string };

/** The state of a row as an icon. */
export function RowSign<Item, Column extends string>({ grid, id }: Of<Item, Column>) {
  const { i18n } = useLingui();
  const kind = useStore(grid.store, ({ rows }) => rows[id]?.state.kind ?? 'as-saved');
  const sign = SIGNS[kind];
  return (
    <span className="grid size-8 shrink-0 place-items-center">
      {sign && (
        <span title={i18n._(sign.text)} className={sign.colour}>
          <ToolIcon name={sign.icon} />
          <span className="sr-only">{i18n._(sign.text)}</span>
        </span>
      )}
    </span>
  );
}

/** The message of a row: the refusal, or another person's change. Empty while all is well. */
export function RowNote<Item, Column extends string>({ grid, id }: Of<Item, Column>) {
  const { i18n } = useLingui();
  const row = useStore(grid.store, ({ rows }) => rows[id]);
  if (row?.state.kind === 'refused') {
    return (
      <p
        role="alert"
        className="flex flex-wrap items-center gap-x-3 rounded-control bg-chilli-soft px-3 py-1 text-chilli"
      >
        {row.state.why}
        <button type="button" className="min-h-11 font-semibold underline" onClick={() => grid.save([id])}>
          {i18n._('office.tryAgain')}
        </button>
      </p>
    );
  }
  if (row?.state.kind === 'asks') {
    return (
      <div role="alert" className="rounded-control bg-marigold-soft px-3 py-2">
        <p className="font-semibold">{row.state.why}</p>
        <div className="mt-2 flex gap-2">
          <Button look="secondary" onClick={() => grid.answer(id, true)}>
            {i18n._('office.grid.isRight')}
          </Button>
          <Button look="secondary" onClick={() => grid.answer(id, false)}>
            {i18n._('office.grid.asBefore')}
          </Button>
        </div>
      </div>
    );
  }
  if (row?.state.kind !== 'conflict') return null;
  return (
    <div role="alert" className="rounded-control bg-marigold-soft px-3 py-2">
      <p className="font-semibold">
        {i18n._('office.grid.changed', { title: grid.sheet.titleOf(row.item) })}
      </p>
      <ul>
        {differences(i18n, grid.sheet, row, row.state.theirs).map(({ label, was, theirs, mine }) => (
          <li key={label}>
            <Trans
              id="office.grid.was"
              values={{ label, was, theirs, mine }}
              components={{ b: <strong /> }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <Button look="secondary" onClick={() => grid.decide(id, 'mine')}>
          {i18n._('office.grid.mine')}
        </Button>
        <Button look="secondary" onClick={() => grid.decide(id, 'theirs')}>
          {i18n._('office.grid.theirs')}
        </Button>
      </div>
    </div>
  );
}

function differences<Item, Column extends string>(
  i18n: I18n,
  sheet: Sheet<Item, Column>,
  row: Row<Item, Column>,
  theirs: Item,
) {
  const said = (text: string): string => text || i18n._('office.grid.empty');
  return sheet.columns
    .filter(
      (column) =>
        row.draft[column] !== undefined || sheet.saved(theirs, column) !== sheet.saved(row.item, column),
    )
    .map((column) => ({
      label: i18n._(sheet.labels[column]),
      was: said(sheet.saved(row.item, column)),
      theirs: said(sheet.saved(theirs, column)),
      mine: said(textOf(sheet, row, column)),
    }));
}

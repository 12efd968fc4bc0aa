import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { keep, readKept } from '#browser/storage.ts';
import { storageOfSession, useSession } from '#identity/web/public.ts';
import { countedRupees, NOTES, type Pieces } from '#till/cash-sheet.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** No box has more pieces, and no coins come to more. */
const DIGITS = 5;

/** Counts notes and coins: a box each, keys of our own on phones so that nothing jumps, and the sum at once. */
export function CountPieces({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const { i18n } = useLingui();
  const [active, setActive] = useState<Piece>();
  const id = useId();
  const boxes = useRef(new Map<Piece, HTMLInputElement>());
  const type = (piece: Piece, typed: string): void => {
    const digits = typed
      .replaceAll(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, DIGITS);
    onDraft({ ...draft, pieces: { ...draft.pieces, [piece]: digits } });
  };
  const goOn = (from: Piece): void => {
    const next = PIECES[PIECES.indexOf(from) + 1];
    if (next) boxes.current.get(next)?.focus();
    else boxes.current.get(from)?.blur();
  };
  const press = (key: string): void => {
    if (active === undefined) return;
    const typed = draft.pieces[active] ?? '';
    if (key === 'next') goOn(active);
    else type(active, key === 'back' ? typed.slice(0, -1) : typed + key);
  };
  const onEnter = (piece: Piece) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goOn(piece);
  };
  const pieces = piecesOf(draft);
  return (
    <fieldset>
      <legend className="flex w-full justify-between bg-shelf px-4 py-2">
        <span className="font-bold">{i18n._('office.cash.counting')}</span>
        <span className="text-muted">{i18n._('office.cash.notesTimes')}</span>
      </legend>
      <div className="grid grid-flow-col grid-cols-2 grid-rows-4 gap-x-4 gap-y-2 px-4 py-3">
        {PIECES.map((piece) => (
          <div key={piece} className="grid grid-cols-[auto_minmax(2.75rem,1fr)_auto] items-center gap-1.5">
            <label htmlFor={`${id}-${piece}`} className="min-w-11 font-bold">
              {piece === 'coins' ? i18n._('office.cash.coins') : formatRupees(piece)}
            </label>
            <input
              id={`${id}-${piece}`}
              ref={(box) => {
                if (box) boxes.current.set(piece, box);
                return () => void boxes.current.delete(piece);
              }}
              value={draft.pieces[piece] ?? ''}
              // The keys below are ours: the device's own would cover the sum.
              inputMode="none"
              autoComplete="off"
              placeholder="0"
              onChange={({ target }) => type(piece, target.value)}
              onFocus={({ target }) => {
                setActive(piece);
                target.scrollIntoView({ block: 'nearest' });
              }}
              onBlur={() => setActive(undefined)}
              onKeyDown={onEnter(piece)}
              className="min-h-11 w-full min-w-0 rounded-control border border-muted/60 bg-white px-1 text-center text-lg font-bold tabular-nums scroll-mt-20 scroll-mb-88 focus:border-leaf focus:bg-leaf-soft"
            />
            <span className="min-w-9 text-right text-sm text-muted tabular-nums" aria-hidden>
              {(piece === 'coins' ? pieces.coins : piece * pieces[piece]).toLocaleString('en-IN')}
            </span>
          </div>
        ))}
      </div>
      <output className="flex justify-between border-t border-line px-4 py-3 text-lg font-bold">
        <span>{i18n._('office.cash.counted')}</span>
        <span className="tabular-nums">{formatRupees(countedRupees(pieces))}</span>
      </output>
      {active !== undefined && (
        <>
          {/* Room to scroll the last boxes above the keys. */}
          <div className="h-72 md:hidden" />
          <Keys sum={countedRupees(pieces)} onKey={press} />
        </>
      )}
    </fieldset>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'back', '0', 'next'] as const;

/** The keys, above the end of the screen. They never take the focus from the box that is typed into. */
function Keys({ sum, onKey }: { sum: number; onKey: (key: (typeof KEYS)[number]) => void }) {
  const { i18n } = useLingui();
  return (
    <section
      aria-label={i18n._('office.cash.keys')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper p-2 shadow-float md:inset-x-auto md:right-4 md:bottom-4 md:w-80 md:rounded-tile md:border md:pointer-fine:hidden"
    >
      <p className="flex justify-between px-2 pb-2 font-bold">
        <span>{i18n._('office.cash.counted')}</span>
        <span className="tabular-nums">{formatRupees(sum)}</span>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            aria-label={NAMES[key] && i18n._(NAMES[key])}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onKey(key)}
            className={`grid min-h-13 place-items-center rounded-control text-xl font-semibold ${key === 'next' ? 'bg-leaf text-white' : 'bg-white ring-1 ring-line ring-inset active:bg-leaf-soft'}`}
          >
            {key === 'back' ? <ToolIcon name="rubOut" /> : key === 'next' ? <ToolIcon name="right" /> : key}
          </button>
        ))}
      </div>
    </section>
  );
}

const NAMES: Partial<Record<(typeof KEYS)[number], string>> = {
  back: /*i18n*/ 'office.cash.rubOut',
  next: /*i18n*/ 'office.cash.nextBox',
};

/** The fields of a count: each note, and the coins. */
export const PIECES = [...NOTES, 'coins'] as const;
/** One of them. */
type Piece = (typeof PIECES)[number];

/** A count as it is typed, before it is handed in. */
export type Draft = { pieces: Partial<Record<Piece, string>>; reason: string };
export const EMPTY: Draft = { pieces: {}, reason: '' };

const NAME = 'cashDrafts';
type Kept = Record<string, Draft>;

const readAll = (): Kept => (readKept(NAME, storageOfSession()) ?? {}) as Kept;
const keyOf = (sheet: string): string => `${useSession.getState().user?._id} ${sheet}`;

/** The draft of a count that the signed-in person typed on this device, or an empty one. */
export const readDraft = (sheet: string): Draft => readAll()[keyOf(sheet)] ?? EMPTY;

/** Keeps what was typed, so that a page that is loaded anew has it; an empty one is forgotten. */
export function keepDraft(sheet: string, draft: Draft): void {
  const { [keyOf(sheet)]: _, ...others } = readAll();
  const isEmpty = draft.reason === '' && Object.values(draft.pieces).every((typed) => !typed);
  keep(NAME, isEmpty ? others : { ...others, [keyOf(sheet)]: draft }, storageOfSession());
}

/** The typed draft as numbers. */
export const piecesOf = ({ pieces }: Draft): Pieces =>
  Object.fromEntries(PIECES.map((piece) => [piece, Number(pieces[piece] ?? 0)])) as Pieces;

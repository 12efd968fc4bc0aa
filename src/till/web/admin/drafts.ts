import { keep, readKept } from '#browser/storage.ts';
import { storageOfSession, useSession } from '#identity/web/public.ts';
import { NOTES, type Pieces } from '#till/cash-sheet.ts';

/** The fields of a count: each note, and the coins. */
export const PIECES = [...NOTES, 'coins'] as const;
/** One of them. */
export type Piece = (typeof PIECES)[number];

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

import { useEffect, useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { forget, keep, readKept } from '#browser/storage.ts';
import type { ListLine, ListOffer, MatchedList } from '#search/search.ts';

/** A line of a list on the screen: its number in the list, what it means, and what was chosen for it. */
export type OwnLine = ListLine & {
  number: number;
  /** Undefined until the shopper chooses; the first offer for a sure line. */
  chosen?: ListOffer | undefined;
  isLeftOut?: boolean;
};
/** A list on this device: the text as it was pasted, and its lines once they were found. */
type OwnList = { text: string; lines: readonly OwnLine[] };

/** The lists that this device keeps: a shopper's, and one of an order that staff take. */
export type ListName = 'pastedList' | 'newOrderList';

const EMPTY: OwnList = { text: '', lines: [] };

/** True if a list on this device has lines still to be found, settled or added, so that it must be kept. */
export function isListOpen(name: ListName): boolean {
  const { text, lines } = (readKept(name, 'local') ?? EMPTY) as OwnList;
  return text.trim() !== '' && (lines.length === 0 || lines.some(({ isLeftOut }) => !isLeftOut));
}

/** The lines of an answer, each with its number; those that are sure are chosen. */
const ownLines = (lines: readonly ListLine[]): OwnLine[] =>
  lines.map((line, at) => ({
    ...line,
    number: 1 + at,
    ...(line.state === 'sure' && { chosen: line.offers[0] }),
  }));

/** The list that is kept on this device under a name until all of it is done. */
export function useKeptList(name: ListName) {
  const [list, change] = useState<OwnList>(() => (readKept(name, 'local') ?? EMPTY) as OwnList);
  useEffect(() => {
    if (list.text === '') forget(name);
    else keep(name, list, 'local');
  }, [name, list]);
  const setLines = (lines: (now: readonly OwnLine[]) => readonly OwnLine[]): void =>
    change((now) => ({ ...now, lines: lines(now.lines) }));
  const edit = (line: OwnLine, changed: Partial<OwnLine>): void =>
    setLines((lines) => lines.map((one) => (one === line ? { ...one, ...changed } : one)));
  return {
    list,
    /** Another text; its lines are not known yet. */
    write: (text: string) => change(() => ({ text, lines: [] })),
    setLines,
    choose: (line: OwnLine, chosen: ListOffer) => edit(line, { chosen, isLeftOut: false }),
    open: (line: OwnLine) => edit(line, { chosen: undefined, isLeftOut: false }),
    leaveOut: (line: OwnLine) => edit(line, { chosen: undefined, isLeftOut: true }),
    /** Writes a line differently: what was found for it takes its place. */
    replace: (line: OwnLine, found: readonly OwnLine[]) =>
      setLines((lines) => lines.flatMap((one) => (one === line ? found : [one]))),
    /** Takes away what is done, and with the last line the list. */
    remove: (line: OwnLine) =>
      change((now) => {
        const lines = now.lines.filter((one) => one.number !== line.number || one.typed !== line.typed);
        return lines.every(({ isLeftOut }) => isLeftOut) ? EMPTY : { ...now, lines };
      }),
  };
}
/** A list on this device, and what can be done with it. */
export type KeptList = ReturnType<typeof useKeptList>;

/** Matches the lines of a text to goods, named in the page's language. */
export async function matchText(text: string): Promise<OwnLine[]> {
  const { lines } = await callApi<MatchedList>(inPageLanguage('/lists'), { method: 'POST', body: { text } });
  return ownLines(lines);
}

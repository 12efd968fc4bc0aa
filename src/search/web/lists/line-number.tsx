import type { OwnLine } from './kept-list.ts';

const LOOKS = {
  sure: 'bg-leaf-soft text-leaf',
  choose: 'bg-marigold text-night',
  none: 'bg-chilli text-white',
} as const;

/** The place of a line in the list, in the colour of what was found. */
export const LineNumber = ({ of: { number, state, chosen } }: { of: OwnLine }) => (
  <span
    className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums ${LOOKS[chosen ? 'sure' : state]}`}
  >
    {number}
  </span>
);

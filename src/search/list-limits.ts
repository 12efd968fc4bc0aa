/** Limits of a pasted list. A longer list is refused as a whole: no line of it is left out. */
export const LIST_AT_MOST = { letters: 8000, lines: 100 } as const;
/** The same for guests. A line costs the shop some 10 ms, so long lists are for people who are logged in. */
export const GUESTS_LIST_AT_MOST = { letters: 1000, lines: 20 } as const;

/** How long a pasted list may be. A list is refused as a whole: no line of it is left out. */
export const LIST_AT_MOST = { letters: 8000, lines: 100 } as const;

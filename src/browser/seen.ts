import { create } from 'zustand';

/** The time at which the page's content was seen, if it does not come from the shop now. */
export const useSeen = create<{ at: number | undefined }>(() => ({ at: undefined }));

/** Sets the age of the page's content; undefined: it is fresh. */
export const tellSeen = (at: number | undefined): void => useSeen.setState({ at });

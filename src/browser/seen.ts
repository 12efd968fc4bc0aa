import { create } from 'zustand';

/** When what this page shows was seen, if it does not come from the shop just now. */
export const useSeen = create<{ at: number | undefined }>(() => ({ at: undefined }));

/** Says how old what the page shows is; undefined: it is fresh. */
export const tellSeen = (at: number | undefined): void => useSeen.setState({ at });

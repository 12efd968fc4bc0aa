import { create } from 'zustand';

/**
 * State of the palette and its typed text, kept outside of the page's frame, which may be mounted again with its field.
 */
export const usePalette = create<{ open: boolean; typed: string }>(() => ({ open: false, typed: '' }));

/** Opens the palette: a search of orders, customers and pages, and what can be done with them. */
export const openPalette = (): void => usePalette.setState({ open: true, typed: '' });

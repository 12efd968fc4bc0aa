import { create } from 'zustand';

/** Whether the palette is open. */
export const usePalette = create<{ open: boolean }>(() => ({ open: false }));

/** Opens the palette: a search of orders, customers and pages, and what can be done with them. */
export const openPalette = (): void => usePalette.setState({ open: true });

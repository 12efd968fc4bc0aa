import type { StaffCard } from '#identity/identity.ts';

let made: { of: string; card: StaffCard } | undefined;

/** Keeps a new login card in memory, for the page that shows it. After a reload it is gone: its code is told once. */
export const keepCard = (of: string, card: StaffCard): void => {
  made = { of, card };
};

/** The login card of this person, if it was made just now. */
export const madeCard = (of: string): StaffCard | undefined => (made?.of === of ? made.card : undefined);

/** Forgets the login card. */
export const forgetCard = (): void => {
  made = undefined;
};

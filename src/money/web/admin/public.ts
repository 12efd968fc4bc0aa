// For other features, in the back office: cash in whole rupees, and the account of a customer.
export { KhataSection } from './khata/khata-section.tsx';
export { type KhataNow, roomOn, useCredit, useKhata } from './khata/use-credit.ts';
export { cashToGiveBack, cashToTake } from './in-cash.ts';

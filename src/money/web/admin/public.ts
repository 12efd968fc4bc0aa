// For other features, in the back office: the account of a customer.
export { KhataSection } from './khata/khata-section.tsx';
export { type KhataNow, useCredit, useKhata } from './khata/use-credit.ts';

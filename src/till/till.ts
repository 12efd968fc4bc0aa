// What other features use of the till.
export { ToGiveBack } from './cash-day.ts';

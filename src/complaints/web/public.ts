// For the shop's pages: the door to tell what is wrong with an order, and what was told.
export { ownOrderPath } from './waiting-complaints.ts';
export { TellWrong, useWrong } from './use-wrong.tsx';
export { ComplainLater } from './complain/complain-later.tsx';

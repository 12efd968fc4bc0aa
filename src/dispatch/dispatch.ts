// What other features, and both sides, use of dispatch: the board of the day's rounds, and the stops that an order was.
export {
  BOARD_STAGES,
  BoardOrder,
  type BoardRound,
  type BoardStage,
  type CameBack,
  type RoundBoard,
  type RoundClosing,
  stageOf,
} from './round-board.ts';
export type { DayMoved, DayOrders } from './day-orders.ts';
export { type OrderStop, type Stop, tapThatHolds } from './stops.ts';

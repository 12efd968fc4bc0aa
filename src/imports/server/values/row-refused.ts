import type { Question } from '#imports/imports.ts';

/** A row that cannot be imported. The message is the reason, for the owner. */
export class RowRefused extends Error {}

/** A row that is left out until the owner has said what is meant. */
export class RowAsks extends RowRefused {
  readonly question: Question;
  constructor(question: Question, reason: string) {
    super(reason);
    this.question = question;
  }
}

/** The start of a cell, for a reason. */
export const short = (cell: string): string => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell);

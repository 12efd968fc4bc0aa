import type { Paise } from '#base/figures/money.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;
/** A day of the shop's calendar: `2026-11-20`. */
type Day = string;

/** The tables of what becomes of cash; their rows are only added. */
export type CashTables = {
  /** The bag of a round, or the counter of a day: its id is the round's, or the day. */
  cash_sheets: { id: Text; round_id: Text | null; on_day: Day; opened_at: At };
  /** Money put into a bag at the start, or spent out of it. */
  cash_moves: {
    id: Text;
    sheet_id: Text;
    position: number;
    kind: 'opening' | 'spent' | 'undone';
    /** The amount put in; negative for money taken out. */
    amount_paise: Paise;
    note: Text;
    undoes: Text | null;
    by_id: Text;
    by_name: Text;
    at: At;
    written_at: At;
  };
  /** A count of the cash that a rider handed in. */
  cash_counts: {
    id: Text;
    sheet_id: Text;
    position: number;
    counted_paise: Paise;
    /** The number of each note, as JSON. */
    pieces: Text;
    reason: Text;
    by_id: Text;
    by_name: Text;
    at: At;
    written_at: At;
  };
  /** A signature under a sheet; the last row of a sheet is valid. */
  cash_closings: {
    id: Text;
    sheet_id: Text;
    position: number;
    /** Null of rounds that were closed before there were sheets. */
    count_id: Text | null;
    opening_paise: Paise;
    taken_paise: Paise;
    returned_paise: Paise;
    spent_paise: Paise;
    expected_paise: Paise;
    counted_paise: Paise;
    reason: Text;
    cost_paise: Paise | null;
    handed_by: Text | null;
    handed_name: Text;
    signed_by: Text;
    signed_name: Text;
    /** 1 if no other member of the team could have signed. */
    alone: Flag;
    signed_at: At;
  };
  /** Which payments were signed with which closing. */
  cash_signed: { payment_id: Text; closing_id: Text };
};

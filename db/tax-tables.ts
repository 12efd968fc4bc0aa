import type { Generated } from 'kysely';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;
/** A day of the shop's calendar: `2026-11-20`. */
type Day = string;

/** The tables of tax: the shop's registrations, the owner's own rates, and the links of her accountants. */
export type TaxTables = {
  tax_registrations: {
    id: Text;
    from_on: Day;
    mode: 'unregistered' | 'composition' | 'regular';
    gstin: Generated<Text>;
    /** Two digits; empty where a shop without registration did not say. */
    state: Generated<Text>;
    legal_name: Generated<Text>;
    prefix: Generated<Text>;
    /** The last day on which a paper was drawn under it. */
    used_until: Generated<Day | null>;
    made_at: At;
  };
  tax_rates: {
    id: Text;
    /** The key of tax goods, or else the first digits of an HSN. */
    goods: Generated<Text>;
    hsn: Generated<Text>;
    condition: 'any' | 'packed' | 'loose';
    from_on: Day;
    /** The first day on which it holds no more. */
    until_on: Generated<Day | null>;
    rate_hundredths: number;
    nature: 'taxable' | 'nil' | 'exempt';
    by_printed_price: Generated<Flag>;
    source: Generated<Text>;
    made_at: At;
  };
  /** The links by which an accountant reads the returns. */
  accountants: {
    id: Text;
    name: Text;
    secret_hash: Text;
    created_at: At;
    used_at: Generated<At | null>;
    ended_at: Generated<At | null>;
  };
};

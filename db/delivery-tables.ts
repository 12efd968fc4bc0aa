import type { Generated } from 'kysely';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of where the shop delivers. */
export type DeliveryTables = {
  areas: {
    id: Text;
    name: Text;
    fee_paise: number;
    /** Above which subtotal delivery is free; null: it never is. */
    free_above_paise: number | null;
    minimum_paise: number;
    /** The most cash taken at the door without a call before; null: no limit. */
    cash_most_paise: number | null;
    note: Text;
    rank: number;
    revision: Generated<number>;
    created_at: At;
    updated_at: At;
  };
  /** The villages of an area; an empty village is the whole pincode. Each is in one area. */
  places: {
    id: Text;
    area_id: Text;
    pincode: Text;
    village: Text;
    /** The result of `villageKey`. */
    village_key: Text;
    rank: number;
  };
};

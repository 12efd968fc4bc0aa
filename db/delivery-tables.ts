import type { Generated } from 'kysely';
import type { Paise } from '#base/figures/money.ts';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of where the shop delivers. */
export type DeliveryTables = {
  areas: {
    id: Text;
    name: Text;
    fee_paise: Paise;
    /** Above which subtotal delivery is free; null: it never is. */
    free_above_paise: Paise | null;
    minimum_paise: Paise;
    /** The most cash taken at the door without a call before; null: no limit. */
    cash_most_paise: Paise | null;
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

import type { Generated } from 'kysely';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of bills and credit notes. Rows are only added; of a line, the HSN may be filled in later. */
export type BillTables = {
  /** Series of papers, and the count of papers drawn in each. */
  bill_series: {
    letter: 'B' | 'S' | 'T' | 'M' | 'C';
    prefix: Text;
    /** April to March: `26-27`. */
    year: Text;
    drawn: number;
  };
  bills: {
    id: Text;
    order_id: Text;
    order_number: number;
    /** Its place among the papers of its order. */
    position: number;
    kind: 'bill' | 'supply' | 'tax' | 'mixed' | 'note';
    letter: 'B' | 'S' | 'T' | 'M' | 'C';
    prefix: Text;
    year: Text;
    n: number;
    number: Text;
    /** The day of India on which it was drawn. */
    on_day: Text;
    /** The day on which the goods left: rates are those of that day. */
    left_on: Text;
    at: At;
    /** The bill that a note is for. */
    original_id: Text | null;
    mode: 'unregistered' | 'composition' | 'regular';
    /** JSON, as both were then. */
    seller: Text;
    buyer: Text;
    buyer_gstin: Generated<Text>;
    /** Two digits; empty where the shop has not said its state. */
    place_of_supply: Text;
    interstate: Flag;
    delivery_paise: Paise;
    /** The whole value without tax; and the part of it that is taxed at nothing. */
    taxable_paise: Paise;
    exempt_paise: Paise;
    cgst_paise: Paise;
    sgst_paise: Paise;
    igst_paise: Paise;
    /** Where the law values goods by their printed price: by how much that is more than was asked for them. */
    printed_more_paise: Paise;
    total_paise: Paise;
    /** The amount that is asked less where it is paid in cash. */
    cash_off_paise: Paise;
  };
  bill_lines: {
    bill_id: Text;
    /** The line of the order. */
    position: number;
    product_id: Text;
    title: Text;
    title_hi: Generated<Text>;
    title_bn: Generated<Text>;
    pack: Generated<Text>;
    unit: Text;
    sold_by: SoldBy;
    hsn: Generated<Text>;
    uqc: Text;
    /** Grams or millilitres of loose goods, else pieces; 0 where only a price changed. */
    quantity: number;
    price_paise: Paise;
    gross_paise: Paise;
    discount_paise: Paise;
    /** Its share of the delivery. */
    delivery_paise: Paise;
    total_paise: Paise;
    rate_hundredths: number;
    nature: 'taxable' | 'nil' | 'exempt';
    by_printed_price: Generated<Flag>;
    /** 1 if the shop did not know the rate. */
    rate_assumed: Generated<Flag>;
    taxable_paise: Paise;
    cgst_paise: Paise;
    sgst_paise: Paise;
    igst_paise: Paise;
    printed_more_paise: Paise;
  };
  /** Customers who buy for a business that is registered for GST. */
  business_buyers: { user_id: Text; gstin: Text; name: Text; updated_at: At };
};

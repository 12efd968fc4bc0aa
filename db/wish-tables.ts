import type { Generated } from 'kysely';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The table of what customers want the shop to have: goods that are sold out, or words that a search found nothing for. */
export type WishTables = {
  wishes: {
    id: Text;
    user_id: Text;
    product_id: Text | null;
    /** The words folded; empty for goods. */
    term: Generated<Text>;
    words: Generated<Text>;
    made_at: At;
    here_at: At | null;
    /** The text for a customer without an e-mail address. */
    text: Generated<Text>;
    told_at: At | null;
    told_by_id: Text | null;
    told_by: Generated<Text>;
  };
};

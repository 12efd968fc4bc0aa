import type { Generated } from 'kysely';

type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of what customers say is wrong with an order that was delivered. */
export type ComplaintTables = {
  complaints: {
    id: Text;
    order_id: Text;
    user_id: Text;
    state: 'open' | 'answered' | 'refused' | 'again';
    wish: 'money' | 'goods' | 'words';
    /** Lines and addresses of photos as they were told, as JSON. */
    told: Text;
    told_at: At;
    updated_at: At;
    revision: Generated<number>;
  };
  /** Steps of a complaint, in order; they are only added. */
  complaint_steps: {
    complaint_id: Text;
    position: number;
    kind: 'told' | 'read' | 'credit' | 'goods' | 'words' | 'refused' | 'again';
    text: Text;
    credit_id: Text | null;
    actor_id: Text;
    actor_name: Text;
    at: At;
  };
  /** A complaint's number and clocks, whichever way it came; those that are not about an order are answered here. */
  complaint_slips: {
    number: Generated<number>;
    id: Text;
    complaint_id: Text | null;
    order_id: Text | null;
    user_id: Text | null;
    way: 'order' | 'contact' | 'caller';
    name: Text;
    phone: Text;
    language: Generated<Text>;
    words: Text;
    received_at: At;
    noted_at: At;
    noted_by: Generated<Text>;
    confirmed_at: At | null;
    confirmed_by: Generated<Text>;
    answer: Generated<Text>;
    answered_at: At | null;
    answered_by: Generated<Text>;
    /** When the customer was told the answer. */
    told_at: At | null;
    /** In the link that the customer reads it by; none where it was ticked on an order or its account is gone. */
    secret: Text | null;
  };
};

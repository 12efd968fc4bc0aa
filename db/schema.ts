import type { Generated, Kysely, Transaction } from 'kysely';
import type { Paise } from '#base/figures/money.ts';
import type { Language } from '#base/language/language.ts';
import type { AlarmTables } from './alarm-tables.ts';
import type { BillTables } from './bill-tables.ts';
import type { CashTables } from './cash-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ComplaintTables } from './complaint-tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { RoundTables } from './round-tables.ts';
import type { StopTables } from './stop-tables.ts';
import type { TaxTables } from './tax-tables.ts';
import type { WishTables } from './wish-tables.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables as the migrations leave them; the one description that queries are typed by. Money is whole paise. */
export type Schema = AlarmTables &
  BillTables &
  CatalogueTables &
  ComplaintTables &
  DeliveryTables &
  OrderTables &
  CashTables &
  PaymentTables &
  RoundTables &
  StopTables &
  TaxTables &
  WishTables & {
    settings: { name: Text; value: Text; revision: Generated<number>; updated_at: At };
    /** Changes in order; `tags` are words between spaces. */
    changes: { seq: Generated<number>; tags: Text };
    users: {
      id: Text;
      name: Text;
      /** The name as it is searched: folded. */
      search: Generated<Text>;
      email: Text | null;
      phone: Text;
      /** The result of `phoneDigits`. */
      phone_digits: Generated<Text>;
      password_hash: Text | null;
      /** The hash of the ADMIN_PASSWORD that was last given to this account. */
      configured_password_hash: Generated<Text | null>;
      google_subject: Text | null;
      /** The national digits that this account is logged in with; a number is the login name of one account. */
      login_phone: Generated<Text | null>;
      role: 'user' | 'staff' | 'admin';
      /** Comma-separated names of jobs and rights, for staff only. */
      permissions: Generated<Text>;
      owner: Generated<Flag>;
      /** True for an admin whom the owner trusts to let owners in again. */
      rescuer: Generated<Flag>;
      /** The language of their mails; null for who never chose one. */
      language: Language | null;
      revision: Generated<number>;
      created_at: At;
      updated_at: At;
      deleted_at: Generated<At | null>;
      /** Since when there is no e-mail address: the account was deleted, or its owner has none. */
      no_email_at: Generated<At | null>;
    };
    /** Codes that the shop handed out to shoppers who forgot the password and have no e-mail address. */
    login_codes: {
      user_id: Text;
      code_hash: Text;
      token_hash: Text;
      wrong_tries: Generated<number>;
      created_at: At;
      expires_at: At;
    };
    /** The code that was sent to a phone so that a new account may take its number over from one with an e-mail address. */
    phone_codes: {
      phone: Text;
      code_hash: Text;
      wrong_tries: Generated<number>;
      created_at: At;
      expires_at: At;
    };
    /** Codes that set a new password without mail: 1 to 8 are on a paper, 0 was handed out and expires. */
    rescue_codes: {
      user_id: Text;
      place: number;
      code_hash: Text;
      created_at: At;
      expires_at: At | null;
      used_at: Generated<At | null>;
    };
    /** The codes of a paper whose person has not said yet that it is printed. */
    new_rescue_codes: { user_id: Text; place: number; code_hash: Text; created_at: At };
    /** The card that logs a phone of staff in, once. A new one replaces it. */
    staff_cards: {
      user_id: Text;
      code_hash: Text;
      token_hash: Text;
      salt: Text;
      created_at: At;
      expires_at: At;
      used_at: Generated<At | null>;
      /** The hash of the secret that the phone made for asking again. */
      used_by: Generated<Text | null>;
    };
    addresses: {
      id: Text;
      user_id: Text;
      name: Text;
      email: Text;
      phone: Text;
      street: Text;
      city: Text;
      state: Text;
      pin_code: Text;
      /** Chosen where the shop lists the villages of the pincode; else empty. */
      village: Generated<Text>;
      landmark: Generated<Text>;
      created_at: At;
    };
    sessions: {
      id: Text;
      token_hash: Text;
      user_id: Text;
      remember: Flag;
      device: Text;
      created_at: At;
      seen_at: At;
      expires_at: At;
    };
    password_resets: { token_hash: Text; user_id: Text; created_at: At; expires_at: At; used_at: At | null };
    known_devices: { token_hash: Text; user_id: Text; created_at: At; seen_at: At };
    slowed_tries: { key: Text; tries: number; last_at: At; next_at: At };
    /** Requests under an id of their sender, with their outcome; kept for 30 days. */
    requests: { user_id: Text; id: Text; asked: Text; outcome: Text; at: At };
    rate_limits: { key: Text; window_start: At; hits: number };
    /** A file of goods on its way into the shop; header, sample, plan and outcome are JSON. */
    imports: {
      id: Text;
      file_name: Text;
      state: 'reading' | 'checking' | 'waiting' | 'importing' | 'done' | 'failed';
      header: Text;
      sample: Text;
      plan: Text;
      outcome: Text;
      signature: Text;
      row_count: Generated<number>;
      parts: Generated<number>;
      done_parts: Generated<number>;
      problem: Generated<Text>;
      actor_id: Text | null;
      actor_name: Text;
      revision: Generated<number>;
      /** When it was done; from then on it can be taken back for a day. */
      imported_at: At | null;
      undo: Generated<'' | 'undoing' | 'undone'>;
      /** The number of products that the undo removed or set back. */
      taken_back: Generated<number>;
      created_at: At;
      updated_at: At;
    };
    /** An import's changes to a product, as JSON, until they are undone; `reason` tells why that failed. */
    import_writes: {
      import_id: Text;
      product_id: Text;
      kind: 'added' | 'changed';
      before: Text;
      after: Text;
      reason: Generated<Text>;
    };
    /** Rows of a file, as JSON. */
    import_parts: { import_id: Text; position: number; content: Text };
    import_remarks: {
      import_id: Text;
      row_number: number;
      kind: 'left out' | 'adjusted';
      reason: Text;
      cells: Text;
    };
    import_layouts: { signature: Text; plan: Text; updated_at: At };
    /** Where a product's picture was named by an address of another site. */
    picture_sources: {
      product_id: Text;
      address: Text;
      state: 'waiting' | 'kept' | 'failed';
      /** The shop's own picture that was made of it. */
      thumbnail: Generated<Text>;
      tries: Generated<number>;
      reason: Generated<Text>;
      updated_at: At;
    };
    spelling_groups: { id: Text; canonical: Text; spellings: Text; created_at: At; updated_at: At };
    search_misses: { term: Text; times: number; first_at: At; last_at: At };
    /** `quantity` is an amount: grams, millilitres or pieces, as the product is sold. */
    cart_lines: {
      id: Text;
      user_id: Text;
      product_id: Text;
      quantity: number;
      created_at: At;
      updated_at: At;
    };
    news_seen: { user_id: Text; seen_at: At };
    /** The last check of the shop and the last backup that opens; `report` is JSON. */
    shop_checks: { kind: 'backup' | 'check'; at: At; report: Text };
    price_changes: {
      id: Text;
      preview: Text;
      state: 'changing' | 'changed' | 'taking back' | 'taken back';
      under_way: 1 | null;
      percent_hundredths: number;
      price_kind: Text;
      rounding: Text;
      /** The person who made the change; during an undo, the person who started it. */
      actor_id: Text | null;
      actor_name: Text;
      /** The number of its products, and of those handled so far. */
      total: number;
      written: Generated<number>;
      skipped: Generated<number>;
      undone: Generated<number>;
      kept: Generated<number>;
      created_at: At;
      ended_at: At | null;
    };
    price_change_parts: {
      change_id: Text;
      part: number;
      state: 'planned' | 'written' | 'taken back';
      /** JSON. */
      lines: Text;
    };
    jobs: {
      id: Text;
      kind: Text;
      payload: Text;
      dedupe_key: Text | null;
      run_at: At;
      attempts: Generated<number>;
      locked_until: At | null;
      last_error: Text | null;
      created_at: At;
      done_at: At | null;
      failed_at: At | null;
    };
    audit_log: {
      id: Text;
      at: At;
      actor_id: Text | null;
      actor_name: Text;
      entity: Text;
      entity_id: Text;
      action: Text;
      before: Text | null;
      after: Text | null;
    };
    newsletter_requests: {
      token_hash: Text;
      email: Text;
      language: Language | null;
      created_at: At;
      expires_at: At;
    };
    newsletter_subscribers: {
      id: Text;
      email: Text;
      language: Language | null;
      leave_token: Text;
      consented_at: At;
      left_at: At | null;
    };
    newsletter_consents: {
      id: Text;
      email: Text;
      user_id: Text | null;
      given: number;
      way: 'mail' | 'letter' | 'profile' | 'account';
      at: At;
    };
    team_members: {
      id: Text;
      user_id: Text | null;
      name: Text;
      job_profile: Text;
      image: Text;
      location: Text;
      sell: Generated<number>;
      amount_paise: Generated<Paise>;
      position: Generated<number>;
      created_at: At;
    };
  };

/** The database outside a transaction: for reads, and for `inTransaction`. */
export type Db = Kysely<Schema>;
/** The database inside a transaction: what every command is given. */
export type Tx = Transaction<Schema>;

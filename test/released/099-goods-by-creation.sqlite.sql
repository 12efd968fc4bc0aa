begin;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE settings (
  name text primary key,
  value text not null,
  revision bigint not null default 1,
  updated_at text not null
);
CREATE TABLE users (
  id text primary key,
  name text not null,
  email text unique,
  phone text not null,
  password_hash text,
  google_subject text unique,
  role text not null check (role in ('user', 'staff', 'admin')),
  permissions text not null default '',
  owner integer not null default 0 check (owner in (0, 1)),
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null,
  no_email_at text,
  configured_password_hash text,
  phone_digits text not null default '',
  search text not null default '',
  language text,
  deleted_at text,
  login_phone text
  check (login_phone is not null or email is not null or deleted_at is not null), rescuer integer not null default 0 check (rescuer in (0, 1)),
  check (owner = 0 or role = 'admin'),
  check (email is not null or no_email_at is not null)
);
CREATE INDEX users_by_role on users (role, created_at);
CREATE INDEX users_by_creation on users (created_at, id);
CREATE INDEX users_by_phone on users (phone_digits, created_at, id);
CREATE INDEX users_searched on users (created_at, id, deleted_at, search, email, phone);
CREATE UNIQUE INDEX users_login_phone on users (login_phone);
CREATE TABLE addresses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text not null,
  street text not null,
  city text not null,
  state text not null,
  pin_code text not null,
  created_at text not null,
  village text not null default ''
, landmark text not null default '');
CREATE INDEX addresses_by_user on addresses (user_id, created_at);
CREATE TABLE sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  remember integer not null check (remember in (0, 1)),
  device text not null,
  created_at text not null,
  seen_at text not null,
  expires_at text not null
);
CREATE INDEX sessions_by_user on sessions (user_id, seen_at);
CREATE INDEX sessions_by_expiry on sessions (expires_at);
CREATE TABLE password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text
);
CREATE INDEX password_resets_by_user on password_resets (user_id);
CREATE TABLE rate_limits (
  key text not null,
  window_start text not null,
  hits bigint not null,
  primary key (key, window_start)
);
CREATE INDEX rate_limits_by_window on rate_limits (window_start);
CREATE TABLE products (
  id text primary key,
  sku text not null unique,
  title text not null,
  description text not null,
  category text not null,
  brand text not null,
  color text not null,
  unit text not null check (unit in ('kg', 'gram', 'litres', 'item')),
  pack text not null,
  price_paise bigint not null check (price_paise >= 0),
  cut_price_paise bigint not null check (cut_price_paise >= price_paise),
  stock bigint not null check (stock >= 0),
  sold bigint not null default 0 check (sold >= 0),
  rating_hundredths integer not null check (rating_hundredths between 0 and 500),
  thumbnail text not null,
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null,
  deactivated_at text,
  popularity bigint not null default 0 check (popularity >= 0),
  search text not null default '',
  sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume')),
  step bigint not null default 1 check (step >= 1),
  least bigint not null default 1 check (least >= 1),
  family_id text,
  family_position bigint not null default 0,
  leads integer not null default 1 check (leads in (0, 1)),
  barcode text,
  origin text not null default '',
  mark text not null default '' check (mark in ('', 'veg', 'nonveg')),
  most_per_order bigint check (most_per_order >= 1),
  low_stock bigint check (low_stock >= 0),
  sold_out integer not null default 0 check (sold_out in (0, 1)),
  back_on text,
  also_called text not null default '',
  edited text not null default '',
  draft integer not null default 0 check (draft in (0, 1)),
  counted integer not null default 1 check (counted in (0, 1))
);
CREATE INDEX products_deactivated on products (created_at, id) where deactivated_at is not null;
CREATE INDEX products_changed on products (updated_at);
CREATE INDEX products_popularity_due on products (id) where popularity <> sold;
CREATE INDEX products_pictured_elsewhere on products (thumbnail) where substr(thumbnail, 1, 8) = 'https://';
CREATE INDEX products_low on products ((case when sold_by = 'piece' then stock * 1000 else stock end), id)
  where deactivated_at is null;
CREATE UNIQUE INDEX products_barcode on products (barcode) where barcode is not null;
CREATE INDEX products_in_family on products (family_id, family_position, id) where family_id is not null;
CREATE INDEX products_back_on on products (back_on) where back_on is not null;
CREATE INDEX products_drafts on products (created_at, id) where draft = 1;
CREATE INDEX products_low_by_own on products (id) where low_stock is not null;
CREATE INDEX products_newest on products (created_at, id, category, leads) where deactivated_at is null;
CREATE INDEX products_popular on products (popularity, created_at, id, category, leads) where deactivated_at is null;
CREATE INDEX products_rated on products (rating_hundredths, id, category, leads) where deactivated_at is null;
CREATE INDEX products_priced on products (price_paise, id, category, leads) where deactivated_at is null;
CREATE INDEX products_in_category_newest on products (category, created_at, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_popular on products (category, popularity, created_at, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_rated on products (category, rating_hundredths, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_priced on products (category, price_paise, id, leads) where deactivated_at is null;
CREATE INDEX products_pictured on products (category, popularity, created_at, id)
  where deactivated_at is null and thumbnail <> '';
CREATE TABLE spelling_groups (
  id text primary key,
  canonical text not null unique,
  spellings text not null,
  created_at text not null,
  updated_at text not null
);
CREATE TABLE search_misses (
  term text primary key,
  times bigint not null,
  first_at text not null,
  last_at text not null
);
CREATE TABLE cart_lines (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id),
  quantity bigint not null check (quantity >= 1),
  created_at text not null,
  updated_at text not null,
  unique (user_id, product_id)
);
CREATE TABLE order_numbers (
  number integer primary key autoincrement,
  order_id text not null unique
);
CREATE TABLE orders (
  id text primary key,
  number bigint not null unique,
  user_id text not null references users (id),
  status text not null check (status in ('pending', 'dispatched', 'delivered', 'cancelled')),
  payment_status text not null check (payment_status in ('pending', 'received')),
  payment_method text not null check (payment_method in ('cash', 'card')),
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  shipping_paise bigint not null check (shipping_paise >= 0),
  total_paise bigint not null,
  total_items bigint not null check (total_items >= 1),
  first_name text not null,
  last_name text not null,
  phone text not null,
  colony text not null,
  landmark text not null,
  email text not null default '',
  address text not null default '',
  district text not null default '',
  state text not null default '',
  pincode text not null default '',
  search text not null,
  idempotency_key text,
  request_hash text,
  revision bigint not null default 1,
  placed_at text not null,
  delivered_at text,
  updated_at text not null,
  phone_digits text not null default '',
  phone_to_confirm integer not null default 0 check (phone_to_confirm in (0, 1)),
  village text not null default '',
  area_name text not null default '',
  area_fee_paise bigint,
  area_free_above_paise bigint,
  area_cash_most_paise bigint,
  collected integer not null default 0 check (collected in (0, 1)),
  round_id text,
  promised_kind text check (promised_kind in ('ride', 'collect')),
  promised_on text,
  promised_from text,
  promised_to text,
  late_told text,
  packed_at text,
  area_note text not null default '',
  agreed_total_paise bigint check (agreed_total_paise >= total_paise),
  agreed_by text not null default '',
  agreed_at text,
  if_missing text not null default 'call' check (if_missing in ('call', 'similar', 'leaveOut')),
  paid_paise bigint not null default 0,
  rounded_paise bigint not null default 0,
  channel text not null default 'web' check (channel in ('web', 'phone', 'counter')),
  taken_by text not null default '',
  note text not null default '',
  shop_note text not null default '',
  credited_paise bigint not null default 0 check (credited_paise >= 0),
  credit_count integer not null default 0,
  credited_shipping_paise bigint not null default 0 check (credited_shipping_paise >= 0),
  last_line integer not null default 0,
  share_paise bigint not null default 0 check (share_paise >= 0), rest_on_account integer not null default 0 check (rest_on_account in (0, 1)), account_paise bigint not null default 0,
  check (total_paise = subtotal_paise + shipping_paise),
  unique (user_id, idempotency_key)
);
CREATE INDEX orders_by_user on orders (user_id, number);
CREATE INDEX orders_by_placing on orders (placed_at, number);
CREATE INDEX orders_read on orders (placed_at, number, status, payment_status, total_paise, shipping_paise, revision, search);
CREATE INDEX orders_by_total on orders (total_paise, number);
CREATE INDEX orders_by_name on orders (first_name, last_name, number);
CREATE INDEX orders_by_payment on orders (payment_status, placed_at, number, status, total_paise);
CREATE INDEX orders_by_status on orders (status, placed_at, number, payment_status, total_paise);
CREATE INDEX orders_unpaid on orders (payment_method, status, total_paise)
  where payment_status = 'pending' and status <> 'cancelled';
CREATE INDEX orders_by_phone on orders (phone_digits, placed_at, number);
CREATE INDEX orders_by_round on orders (round_id) where round_id is not null;
CREATE TABLE jobs (
  id text primary key,
  kind text not null,
  payload text not null,
  dedupe_key text unique,
  run_at text not null,
  attempts integer not null default 0,
  locked_until text,
  last_error text,
  created_at text not null,
  done_at text,
  failed_at text
);
CREATE INDEX jobs_waiting on jobs (run_at) where done_at is null and failed_at is null;
CREATE INDEX jobs_failed on jobs (failed_at) where failed_at is not null;
CREATE TABLE audit_log (
  id text primary key,
  at text not null,
  actor_id text,
  actor_name text not null,
  entity text not null,
  entity_id text not null,
  action text not null,
  before text,
  after text
);
CREATE INDEX audit_log_by_time on audit_log (at, id);
CREATE INDEX audit_log_by_entity on audit_log (entity, entity_id, at);
CREATE INDEX audit_log_by_kind on audit_log (entity, at, id);
CREATE TABLE newsletter_subscribers (
  id text primary key,
  email text not null unique,
  leave_token text not null unique,
  consented_at text not null,
  left_at text,
  language text
);
CREATE TABLE team_members (
  id text primary key,
  user_id text unique references users (id) on delete set null,
  name text not null,
  job_profile text not null,
  image text not null,
  location text not null,
  sell bigint not null default 0,
  amount_paise bigint not null default 0,
  position integer not null default 0,
  created_at text not null
);
CREATE TABLE news_seen (
  user_id text primary key references users (id) on delete cascade,
  seen_at text not null
);
CREATE TABLE price_changes (
  id text primary key,
  preview text not null,
  state text not null check (state in ('changing', 'changed', 'taking back', 'taken back')),
  under_way integer unique check (under_way = 1),
  percent_hundredths bigint not null,
  price_kind text not null,
  rounding text not null,
  actor_id text,
  actor_name text not null,
  total bigint not null,
  written bigint not null default 0,
  skipped bigint not null default 0,
  undone bigint not null default 0,
  kept bigint not null default 0,
  created_at text not null,
  ended_at text
);
CREATE INDEX price_changes_by_preview on price_changes (preview);
CREATE TABLE price_change_parts (
  change_id text not null references price_changes (id) on delete cascade,
  part integer not null,
  state text not null check (state in ('planned', 'written', 'taken back')),
  lines text not null,
  primary key (change_id, part)
);
CREATE TABLE known_devices (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  seen_at text not null
);
CREATE INDEX known_devices_by_user on known_devices (user_id, seen_at);
CREATE TABLE slowed_tries (
  key text primary key,
  tries bigint not null,
  last_at text not null,
  next_at text not null
);
CREATE INDEX slowed_tries_by_last on slowed_tries (last_at);
CREATE TABLE newsletter_requests (
  token_hash text primary key,
  email text not null,
  created_at text not null,
  expires_at text not null,
  language text
);
CREATE INDEX newsletter_requests_by_expiry on newsletter_requests (expires_at);
CREATE TABLE changes (
  seq integer primary key autoincrement,
  tags text not null
);
CREATE TABLE daily_sales (
  day text not null,
  part integer not null check (part between 0 and 7),
  orders bigint not null,
  cancelled bigint not null,
  sales_paise bigint not null,
  shipping_paise bigint not null,
  due_orders bigint not null,
  due_cash_paise bigint not null,
  due_card_paise bigint not null,
  due_delivered_paise bigint not null,
  primary key (day, part)
) without rowid;
CREATE TABLE daily_product_sales (
  day text not null,
  category text not null,
  product_id text not null references products (id),
  quantity bigint not null,
  sales_paise bigint not null,
  primary key (day, category, product_id)
) without rowid;
CREATE TABLE shelves (
  value text primary key,
  parent text references shelves (value),
  position bigint not null,
  hidden integer not null default 0 check (hidden in (0, 1)),
  art text not null,
  picture text not null default 'goods' check (picture in ('goods', 'drawing', 'photo')),
  thumbnail text not null default '',
  carousel bigint,
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null,
  check (parent <> value),
  check (picture <> 'photo' or thumbnail <> '')
);
CREATE INDEX shelves_inside on shelves (parent, position);
CREATE TABLE shelf_titles (
  shelf text not null references shelves (value) on delete cascade,
  language text not null check (language in ('en', 'hi', 'bn')),
  title text not null,
  heading text not null default '',
  primary key (shelf, language)
);
CREATE UNIQUE INDEX shelf_titles_english on shelf_titles (title) where language = 'en';
CREATE TABLE former_shelves (
  value text primary key,
  shelf text not null references shelves (value),
  merged_at text not null
);
CREATE INDEX former_shelves_by_shelf on former_shelves (shelf);
CREATE TABLE product_labels (
  product_id text primary key references products (id) on delete cascade,
  maker text not null default '',
  packer text not null default '',
  importer text not null default '',
  best_before text not null default '',
  hsn text not null default '',
  tax_rate_hundredths integer check (tax_rate_hundredths between 0 and 10000),
  fssai text not null default '',
  purchase_price_paise bigint check (purchase_price_paise >= 0)
, tax_goods text not null default '', taxed_as text not null default '' check (taxed_as in ('', 'packed', 'loose')), care text not null default '');
CREATE TABLE product_texts (
  product_id text not null references products (id) on delete cascade,
  language text not null check (language in ('hi', 'bn')),
  title text not null default '',
  description text not null default '',
  primary key (product_id, language)
);
CREATE TABLE imports (
  id text primary key,
  file_name text not null,
  state text not null check (state in ('reading', 'checking', 'waiting', 'importing', 'done', 'failed')),
  header text not null,
  sample text not null,
  plan text not null,
  outcome text not null,
  signature text not null,
  row_count bigint not null default 0,
  parts bigint not null default 0,
  done_parts bigint not null default 0,
  problem text not null default '',
  actor_id text,
  actor_name text not null,
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null,
  imported_at text,
  undo text not null default '' check (undo in ('', 'undoing', 'undone')),
  taken_back bigint not null default 0
);
CREATE INDEX imports_newest on imports (created_at, id);
CREATE TABLE import_parts (
  import_id text not null references imports (id) on delete cascade,
  position bigint not null,
  content text not null,
  primary key (import_id, position)
);
CREATE TABLE import_remarks (
  import_id text not null references imports (id) on delete cascade,
  row_number bigint not null,
  kind text not null check (kind in ('left out', 'adjusted')),
  reason text not null,
  cells text not null,
  primary key (import_id, row_number, kind)
);
CREATE TABLE import_layouts (
  signature text primary key,
  plan text not null,
  updated_at text not null
);
CREATE TABLE picture_sources (
  product_id text primary key references products (id) on delete cascade,
  address text not null,
  state text not null check (state in ('waiting', 'kept', 'failed')),
  thumbnail text not null default '',
  tries bigint not null default 0,
  reason text not null default '',
  updated_at text not null
);
CREATE INDEX picture_sources_by_state on picture_sources (state, updated_at);
CREATE TABLE import_writes (
  import_id text not null references imports (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  kind text not null check (kind in ('added', 'changed')),
  before text not null,
  after text not null,
  reason text not null default '',
  primary key (import_id, product_id)
);
CREATE INDEX import_writes_of_product on import_writes (product_id);
CREATE TABLE login_codes (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null,
  token_hash text not null unique,
  wrong_tries integer not null default 0,
  created_at text not null,
  expires_at text not null
);
CREATE TABLE areas (
  id text primary key,
  name text not null,
  fee_paise bigint not null check (fee_paise >= 0),
  -- Above which subtotal delivery is free; null: it never is.
  free_above_paise bigint check (free_above_paise >= 0),
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  -- The most cash taken at the door without a call before; null: any.
  cash_most_paise bigint check (cash_most_paise >= 0),
  note text not null default '',
  rank integer not null,
  revision integer not null default 1,
  created_at text not null,
  updated_at text not null
);
CREATE TABLE places (
  id text primary key,
  area_id text not null references areas (id) on delete cascade,
  pincode text not null check (length(pincode) = 6),
  village text not null,
  -- The village as it is compared: what `villageKey` makes of it.
  village_key text not null,
  rank integer not null,
  unique (pincode, village_key)
);
CREATE INDEX places_by_area on places (area_id, rank);
CREATE TABLE round_rules (
  id text primary key,
  kind text not null check (kind in ('ride', 'collect')),
  -- Its days of the week, a digit each: 1 is Monday.
  days text not null,
  from_time text not null,
  to_time text not null,
  order_before text not null,
  order_day text not null check (order_day in ('same', 'before')),
  capacity integer not null check (capacity >= 1),
  everywhere integer not null check (everywhere in (0, 1)),
  revision integer not null default 1,
  created_at text not null,
  updated_at text not null,
  ended_at text
);
CREATE TABLE round_rule_areas (
  rule_id text not null references round_rules (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (rule_id, area_id)
);
CREATE INDEX round_rule_areas_by_area on round_rule_areas (area_id);
CREATE TABLE rounds (
  id text primary key,
  rule_id text references round_rules (id),
  kind text not null check (kind in ('ride', 'collect')),
  on_day text not null,
  from_time text not null,
  to_time text not null,
  cut_off_at text not null,
  capacity integer not null check (capacity >= 1),
  booked integer not null default 0 check (booked >= 0),
  -- Whether an order was ever promised this round.
  promised integer not null default 0 check (promised in (0, 1)),
  everywhere integer not null check (everywhere in (0, 1)),
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at text not null,
  updated_at text not null,
  late_to text,
  ended_at text,
  closed_by_rule integer not null default 0 check (closed_by_rule in (0, 1)),
  check (booked <= capacity),
  unique (rule_id, on_day)
);
CREATE INDEX rounds_by_day on rounds (on_day, from_time, id);
CREATE TABLE round_areas (
  round_id text not null references rounds (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (round_id, area_id)
);
CREATE INDEX round_areas_by_area on round_areas (area_id);
CREATE TABLE round_pauses (
  id text primary key,
  from_on text not null,
  to_on text not null check (to_on >= from_on),
  rule_id text references round_rules (id),
  text text not null,
  created_at text not null
, text_hi text not null default '', text_bn text not null default '');
CREATE TABLE round_riders (
  round_id text not null references rounds (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (round_id, user_id)
);
CREATE INDEX round_riders_by_user on round_riders (user_id);
CREATE TABLE rule_riders (
  rule_id text not null references round_rules (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (rule_id, user_id)
);
CREATE INDEX rule_riders_by_user on rule_riders (user_id);
CREATE TABLE stop_places (
  user_id text not null references users (id) on delete cascade,
  pincode text not null,
  village_key text not null,
  position double precision not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  updated_at text not null,
  primary key (user_id, pincode, village_key)
);
CREATE TABLE stop_taps (
  -- Made by the phone, once for each tap.
  id text primary key,
  round_id text not null references rounds (id),
  order_id text not null references orders (id),
  -- The order in which the taps of an order arrived.
  position integer not null,
  kind text not null check (kind in ('delivered', 'away', 'refused')),
  -- Why it was refused: one of the shop's words, or the person's own.
  reason text not null default '',
  cash_paise bigint not null default 0 check (cash_paise >= 0),
  stands integer not null check (stands in (0, 1)),
  by_id text not null references users (id),
  by_name text not null,
  made_at text not null,
  arrived_at text not null,
  code text not null default '' check (code in ('', 'right', 'wrong', 'missing')),
  on_account integer not null default 0 check (on_account in (0, 1)),
  upi_paise bigint not null default 0 check (upi_paise >= 0), counts integer not null default 1 check (counts in (0, 1)),
  unique (order_id, position)
);
CREATE INDEX stop_taps_by_round on stop_taps (round_id, order_id);
CREATE INDEX stop_taps_with_upi on stop_taps (order_id) where upi_paise > 0;
CREATE TABLE product_names (
  product_id text primary key references products (id) on delete cascade,
  search text not null
) without rowid;
CREATE TABLE order_lines (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  title_hi text not null default '',
  title_bn text not null default '',
  description text not null,
  thumbnail text not null,
  category text not null,
  unit text not null,
  pack text not null,
  color text not null,
  price_paise bigint not null check (price_paise >= 0),
  sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume')),
  -- What is packed; 0 when it is left out.
  quantity bigint not null check (quantity >= 0),
  -- What was ordered; null while that is what is packed, 0 of what came in later.
  ordered_quantity bigint check (ordered_quantity >= 0),
  -- What the shop gives without asking money for it.
  given_paise bigint not null default 0 check (given_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  -- Why less is packed: one of the shop's words.
  reason text not null default '',
  -- The place of the line that it stands in for.
  instead_of integer,
  packed_at text,
  packed_by text not null default '',
  revision bigint not null default 1,
  credited_paise bigint not null default 0
  check (credited_paise between 0 and total_paise),
  credited_quantity bigint not null default 0
  check (credited_quantity between 0 and quantity),
  primary key (order_id, position),
  check (
    total_paise = case
      when sold_by = 'piece' then price_paise * quantity
      else (2 * price_paise * quantity + 1000) / 2000
    end - given_paise
  )
);
CREATE INDEX order_lines_by_product on order_lines (product_id);
CREATE TABLE order_changes (
  id text primary key,
  order_id text not null references orders (id),
  -- The lines that it touched, as they were before and are after it, and what was agreed before and after: JSON.
  states text not null,
  made_at text not null
);
CREATE INDEX order_changes_by_order on order_changes (order_id);
CREATE TABLE door_codes (
  order_id text primary key references orders (id),
  code text not null check (length(code) = 4),
  -- Why one is asked for. `credit` is for orders on account, which there are none of yet.
  why text not null check (why in ('large', 'paid', 'credit'))
);
CREATE TABLE push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at text not null
);
CREATE TABLE push_devices (
  id text primary key,
  session_id text not null unique references sessions (id) on delete cascade,
  user_id text not null references users (id),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at text not null,
  -- When a ring was last taken by its push service, and when the device last said that one had arrived.
  sent_at text,
  arrived_at text,
  -- Why the last one could not be sent; empty when it could.
  trouble text not null default ''
);
CREATE INDEX push_devices_by_user on push_devices (user_id);
CREATE TABLE alarm_people (
  user_id text primary key references users (id),
  position integer not null
);
CREATE TABLE alarm_rules (
  id integer primary key check (id = 1),
  quiet_from text,
  quiet_to text,
  mail text not null check (mail in ('first', 'second', 'never')),
  revision integer not null default 1,
  updated_at text not null,
  check ((quiet_from is null) = (quiet_to is null))
);
CREATE TABLE alarms (
  order_id text primary key references orders (id),
  turns integer not null default 0,
  -- When it rings next; null: never again.
  next_at text,
  looked_at text,
  looked_id text,
  -- As in an order's timeline: the name stays when the account is gone.
  looked_name text not null default '',
  -- When the order was placed.
  placed_at text not null
);
CREATE INDEX alarms_open on alarms (placed_at) where looked_at is null;
CREATE TABLE alarm_calls (
  id text primary key,
  -- Null: a test.
  order_id text references orders (id),
  channel text not null check (channel in ('push', 'mail')),
  user_id text not null,
  -- The device may be gone meanwhile.
  device_id text,
  -- What the device says when it has arrived, hashed.
  token_hash text unique,
  state text not null check (state in ('waiting', 'sent', 'refused', 'gone', 'stopped')),
  reason text not null default '',
  made_at text not null,
  sent_at text,
  arrived_at text
);
CREATE INDEX alarm_calls_by_time on alarm_calls (made_at);
CREATE INDEX alarm_calls_by_order on alarm_calls (order_id) where order_id is not null;
CREATE TABLE payments (
  id text primary key,
  order_id text references orders (id),
  -- Whose account the money is for, where it is for no order.
  customer_id text references users (id),
  position integer not null,
  kind text not null check (kind in ('paid', 'returned', 'undone')),
  method text not null check (method in ('cash', 'card', 'upi', 'account')),
  amount_paise bigint not null,
  rounded_paise bigint not null default 0 check (rounded_paise between -99 and 99),
  reference text not null default '',
  reference_turn integer not null default 0,
  note text not null default '',
  source text not null check (source in ('tap', 'desk', 'status', 'before')),
  -- A tap brings cash, the rest may go on the account.
  tap_id text references stop_taps (id),
  undoes text unique,
  round_id text references rounds (id),
  by_id text,
  by_name text not null,
  at text not null,
  written_at text not null, by_itself integer not null default 0 check (by_itself in (0, 1)),
  unique (order_id, position),
  unique (tap_id, method),
  check ((order_id is null) <> (customer_id is null)),
  check (customer_id is null or method <> 'account'),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'paid' or amount_paise >= 0),
  check (kind <> 'returned' or amount_paise < 0)
);
CREATE UNIQUE INDEX payments_reference_turn on payments (reference, reference_turn)
  where reference <> '' and kind = 'paid';
CREATE INDEX payments_by_time on payments (at);
CREATE INDEX payments_by_round on payments (round_id) where round_id is not null;
CREATE INDEX payments_by_customer on payments (customer_id) where customer_id is not null;
CREATE TABLE khatas (
  user_id text primary key references users (id),
  limit_paise bigint not null default 0 check (limit_paise >= 0),
  -- Below zero: the shop owes the customer.
  owed_paise bigint not null default 0,
  -- How many rows the ledger has.
  line_count integer not null default 0,
  -- Since when the oldest debt is owed; null while nothing is.
  oldest_at text,
  revision bigint not null default 1,
  updated_at text not null
);
CREATE INDEX khatas_owing on khatas (owed_paise) where owed_paise > 0;
CREATE TABLE khata_lines (
  -- That of its payment, or made by whoever sends it.
  id text primary key,
  user_id text not null references khatas (user_id),
  position integer not null,
  kind text not null check (kind in ('order', 'lessened', 'paid', 'returned', 'opening', 'corrected', 'undone')),
  -- What the customer owes more; below zero: less.
  amount_paise bigint not null,
  -- What the customer owes with this row.
  owed_paise bigint not null,
  payment_id text unique references payments (id),
  undoes text unique references khata_lines (id),
  note text not null default '',
  -- Why the owner let it go above the limit.
  beyond text not null default '',
  by_id text,
  by_name text not null,
  at text not null,
  unique (user_id, position),
  check (payment_id is not null or kind in ('opening', 'corrected', 'undone')),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind not in ('order', 'opening') or amount_paise >= 0),
  check (kind not in ('lessened', 'paid') or amount_paise <= 0)
);
CREATE TABLE order_questions (
  id text primary key,
  order_id text not null references orders (id),
  -- The change of the lines that is asked about, and its goods in each language: JSON.
  asked text not null,
  -- What the order would come to then, and how much of it is above what was agreed.
  total_paise bigint not null check (total_paise >= 0),
  above_paise bigint not null check (above_paise > 0),
  -- As in an order's timeline: the name stays when the account is gone.
  asked_by_id text not null,
  asked_by text not null,
  asked_at text not null,
  -- 'void': it was agreed to, but could not be done any more. 'over': it needs no answer any more.
  state text not null check (state in ('open', 'yes', 'no', 'void', 'over')),
  answered_at text,
  check ((state = 'open') = (answered_at is null))
);
CREATE UNIQUE INDEX order_questions_open on order_questions (order_id) where state = 'open';
CREATE INDEX order_questions_by_order on order_questions (order_id);
CREATE TABLE cash_sheets (
  -- The round's id, or the day of the counter, so that whoever counts without a network knows it.
  id text primary key,
  round_id text references rounds (id),
  on_day text not null,
  opened_at text not null,
  check (id = coalesce(round_id, on_day))
);
CREATE INDEX cash_sheets_by_day on cash_sheets (on_day);
CREATE TABLE cash_moves (
  -- Made by whoever sends it.
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  kind text not null check (kind in ('opening', 'spent', 'undone')),
  -- What went into the bag; less than nothing where it went out.
  amount_paise bigint not null,
  note text not null default '',
  -- The row that this one takes back.
  undoes text unique,
  -- As in an order's timeline: the name stays when the account is gone.
  by_id text not null,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (sheet_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check (kind <> 'opening' or amount_paise > 0),
  check (kind <> 'spent' or (amount_paise < 0 and note <> ''))
);
CREATE TABLE cash_counts (
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  counted_paise bigint not null check (counted_paise >= 0),
  -- How many of each note, and the coins in rupees: JSON.
  pieces text not null,
  reason text not null default '',
  by_id text not null,
  by_name text not null,
  at text not null,
  written_at text not null,
  unique (sheet_id, position)
);
CREATE TABLE cash_closings (
  id text primary key,
  sheet_id text not null references cash_sheets (id),
  position integer not null,
  -- Null of rounds that were closed before there were sheets.
  count_id text unique references cash_counts (id),
  opening_paise bigint not null,
  taken_paise bigint not null,
  returned_paise bigint not null check (returned_paise >= 0),
  spent_paise bigint not null,
  expected_paise bigint not null,
  counted_paise bigint not null check (counted_paise >= 0),
  -- Why less or more was counted, or what was found later.
  reason text not null default '',
  -- What the owner says that the round cost; null where nobody said.
  cost_paise bigint check (cost_paise >= 0),
  handed_by text,
  handed_name text not null,
  signed_by text not null,
  signed_name text not null,
  -- Whether there was nobody else who might sign.
  alone integer not null check (alone in (0, 1)),
  signed_at text not null,
  unique (sheet_id, position),
  check (expected_paise = opening_paise + taken_paise - returned_paise - spent_paise),
  check (reason <> '' or (position = 0 and expected_paise = counted_paise)),
  check (count_id is null or alone = 1 or handed_by <> signed_by)
);
CREATE TABLE cash_signed (
  payment_id text primary key references payments (id),
  closing_id text not null references cash_closings (id)
);
CREATE INDEX cash_signed_by_closing on cash_signed (closing_id);
CREATE TABLE phone_marks (
  phone_digits text primary key,
  kind text not null check (kind in ('careful', 'fine')),
  reason text not null,
  until_day text not null,
  by_id text,
  by_name text not null,
  at text not null
);
CREATE TABLE phone_turns (
  phone_digits text primary key,
  at text not null
);
CREATE TABLE credit_numbers (
  number integer primary key autoincrement,
  credit_id text not null unique
);
CREATE TABLE credits (
  -- Made by whoever sends it, once for each credit.
  id text primary key,
  number bigint not null unique,
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('credit', 'undone')),
  -- The credit that this row takes back.
  undoes text unique references credits (id),
  reason text not null check (reason in ('spoiled', 'missing', 'price', 'other')),
  note text not null default '',
  -- What the order costs less; below zero where a credit is taken back.
  amount_paise bigint not null,
  -- What came off the customer's account with it.
  payment_id text unique references payments (id),
  -- As in an order's timeline: the name stays when the account is gone.
  by_id text,
  by_name text not null,
  at text not null,
  shipping_paise bigint not null default 0,
  unique (order_id, position),
  check ((kind = 'undone') = (undoes is not null)),
  check ((kind = 'credit') = (amount_paise > 0)),
  check ((kind = 'undone') = (amount_paise < 0))
);
CREATE INDEX credits_by_time on credits (at);
CREATE TABLE credit_lines (
  credit_id text not null references credits (id),
  order_id text not null,
  -- The line of the order.
  position integer not null,
  -- How much of the goods it is for; 0 where only the price was wrong.
  quantity bigint not null,
  amount_paise bigint not null,
  -- Whether the goods went back to the shelf.
  restocked integer not null default 0 check (restocked in (0, 1)),
  primary key (credit_id, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);
CREATE INDEX credit_lines_by_line on credit_lines (order_id, position);
CREATE TABLE shop_checks (
  kind text primary key check (kind in ('backup', 'check')),
  at text not null,
  -- What was found: JSON.
  report text not null
);
CREATE INDEX orders_queue on orders (
  (case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    when paid_paise - account_paise + rounded_paise < 0 then 'toCollect'
    else 'done'
  end),
  updated_at,
  number
);
CREATE INDEX orders_never_came on orders (updated_at) where paid_paise - account_paise + rounded_paise < 0;
CREATE TABLE left_rounds (
  order_id text not null references orders (id),
  round_id text not null references rounds (id),
  primary key (order_id, round_id)
);
CREATE TABLE requests (
  user_id text not null,
  -- A hash of the sender's id, so that nobody can guess what was asked from the hash of it.
  id text not null,
  -- A hash of what was asked, keyed by the sender's id; empty of what was asked before there was this table: that is not compared.
  asked text not null,
  -- What came of it, as JSON; empty where that is nothing.
  outcome text not null,
  at text not null,
  primary key (user_id, id)
) without rowid;
CREATE INDEX requests_by_time on requests (at);
CREATE TABLE lifted_newcomers (
  user_id text primary key references users (id) on delete cascade,
  by_id text,
  by_name text not null,
  at text not null
);
CREATE TABLE phone_codes (
  phone text primary key,
  code_hash text not null,
  wrong_tries integer not null default 0,
  created_at text not null,
  expires_at text not null
);
CREATE TABLE "order_events" (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  figures text not null,
  actor_id text,
  actor_name text not null,
  at text not null,
  made_at text,
  primary key (order_id, position)
);
CREATE INDEX order_events_moved on order_events (order_id) where kind = 'roundChanged';
CREATE TABLE rescue_codes (
  user_id text not null references users (id) on delete cascade,
  place integer not null check (place between 0 and 8),
  code_hash text not null,
  created_at text not null,
  expires_at text,
  used_at text,
  primary key (user_id, place)
);
CREATE TABLE closures (
  id text primary key,
  from_on text not null,
  to_on text not null,
  text text not null,
  keeps_rounds integer not null check (keeps_rounds in (0, 1)),
  created_at text not null, text_hi text not null default '', text_bn text not null default '',
  check (to_on >= from_on)
);
CREATE UNIQUE INDEX closures_by_days on closures (from_on, to_on);
CREATE TABLE complaints (
  id text primary key,
  order_id text not null references orders (id),
  user_id text not null references users (id),
  state text not null check (state in ('open', 'answered', 'refused', 'again')),
  wish text not null check (wish in ('money', 'goods', 'words')),
  told text not null,
  told_at text not null,
  updated_at text not null,
  revision integer not null default 1 check (revision > 0)
);
CREATE INDEX complaints_by_order on complaints (order_id);
CREATE INDEX complaints_by_state on complaints (state, updated_at);
CREATE INDEX complaints_by_user on complaints (user_id);
CREATE TABLE complaint_steps (
  complaint_id text not null references complaints (id),
  position integer not null check (position >= 0),
  kind text not null check (kind in ('told', 'read', 'credit', 'goods', 'words', 'refused', 'again')),
  text text not null,
  credit_id text references credits (id),
  actor_id text not null,
  actor_name text not null,
  at text not null,
  primary key (complaint_id, position)
);
CREATE TABLE staff_cards (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null unique,
  token_hash text not null unique,
  salt text not null,
  created_at text not null,
  expires_at text not null,
  used_at text,
  used_by text
);
CREATE TABLE order_notices (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null,
  text text not null,
  made_at text not null,
  told_at text,
  -- As in an order's timeline: the name stays when the account is gone.
  told_by_id text,
  told_by text not null default '',
  check ((told_at is null) = (told_by_id is null))
);
CREATE INDEX order_notices_by_order on order_notices (order_id);
CREATE INDEX order_notices_open on order_notices (made_at) where told_at is null;
CREATE TABLE wishes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text references products (id) on delete cascade,
  -- Folded, so that one word is counted once however it is typed; empty for goods.
  term text not null default '',
  words text not null default '',
  made_at text not null,
  here_at text,
  text text not null default '',
  told_at text,
  told_by_id text,
  told_by text not null default '',
  check ((product_id is null) = (term <> '')),
  check (told_at is null or here_at is not null),
  check ((told_at is null) = (told_by_id is null))
);
CREATE UNIQUE INDEX wishes_of_goods on wishes (user_id, product_id) where told_at is null and product_id is not null;
CREATE UNIQUE INDEX wishes_of_words on wishes (user_id, term) where told_at is null and product_id is null;
CREATE INDEX wishes_by_product on wishes (product_id) where here_at is null and product_id is not null;
CREATE INDEX wishes_by_term on wishes (term, made_at) where here_at is null and product_id is null;
CREATE INDEX wishes_to_tell on wishes (here_at) where here_at is not null;
CREATE INDEX wishes_by_age on wishes (made_at);
CREATE TABLE bill_series (
  letter text not null check (letter in ('B', 'S', 'T', 'M', 'C')),
  prefix text not null,
  year text not null,
  drawn bigint not null check (drawn > 0),
  primary key (letter, prefix, year)
);
CREATE TABLE bills (
  id text primary key,
  order_id text not null references orders (id),
  order_number bigint not null,
  -- Its place among the papers of its order.
  position integer not null check (position >= 0),
  kind text not null check (kind in ('bill', 'supply', 'tax', 'mixed', 'note')),
  letter text not null,
  prefix text not null,
  year text not null,
  n bigint not null check (n > 0),
  number text not null unique check (length(number) <= 16),
  -- The day of India on which it was drawn, and the one on which the goods left: rates are those of that day.
  on_day text not null,
  left_on text not null,
  at text not null,
  -- The bill that a note is for.
  original_id text references bills (id),
  mode text not null check (mode in ('unregistered', 'composition', 'regular')),
  -- JSON.
  seller text not null,
  buyer text not null,
  buyer_gstin text not null default '',
  -- Two digits; empty where the shop has not said its state.
  place_of_supply text not null,
  interstate integer not null check (interstate in (0, 1)),
  delivery_paise bigint not null check (delivery_paise between 0 and total_paise),
  taxable_paise bigint not null check (taxable_paise >= 0),
  -- The part of it that is taxed at nothing.
  exempt_paise bigint not null check (exempt_paise between 0 and taxable_paise),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null,
  igst_paise bigint not null check (igst_paise >= 0),
  -- Where the law values goods by their printed price: by how much that is more than was asked for them.
  printed_more_paise bigint not null check (printed_more_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  -- What is asked less where it is paid in cash.
  cash_off_paise bigint not null check (cash_off_paise between 0 and 99),
  unique (order_id, position),
  foreign key (letter, prefix, year) references bill_series (letter, prefix, year),
  unique (letter, prefix, year, n),
  check ((kind = 'note') = (original_id is not null)),
  check ((kind = 'note') = (letter = 'C')),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise + printed_more_paise),
  check (cgst_paise = sgst_paise),
  check (case when interstate = 1 then cgst_paise else igst_paise end = 0),
  check (mode = 'regular' or cgst_paise + igst_paise = 0),
  check (kind not in ('bill', 'supply') or cgst_paise + igst_paise = 0),
  check (case kind when 'bill' then mode = 'unregistered' when 'supply' then mode <> 'unregistered'
    when 'tax' then mode = 'regular' when 'mixed' then mode = 'regular' and buyer_gstin = '' else true end)
);
CREATE INDEX bills_by_day on bills (on_day, id);
CREATE INDEX bills_by_original on bills (original_id) where original_id is not null;
CREATE TABLE bill_lines (
  -- Lines are written before their bill, which draws its number at the very end.
  bill_id text not null references bills (id) deferrable initially deferred,
  -- The line of the order.
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  title_hi text not null default '',
  title_bn text not null default '',
  pack text not null default '',
  unit text not null,
  sold_by text not null check (sold_by in ('piece', 'weight', 'volume')),
  hsn text not null default '',
  uqc text not null,
  quantity bigint not null check (quantity >= 0),
  price_paise bigint not null check (price_paise >= 0),
  gross_paise bigint not null check (gross_paise >= 0),
  discount_paise bigint not null check (discount_paise between 0 and gross_paise),
  delivery_paise bigint not null check (delivery_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  rate_hundredths integer not null check (rate_hundredths >= 0),
  nature text not null check (nature in ('taxable', 'nil', 'exempt')),
  by_printed_price integer not null default 0 check (by_printed_price in (0, 1)),
  -- 1 if the shop did not know the rate.
  rate_assumed integer not null default 0 check (rate_assumed in (0, 1)),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null,
  igst_paise bigint not null check (igst_paise >= 0),
  printed_more_paise bigint not null check (printed_more_paise >= 0),
  primary key (bill_id, position),
  check (total_paise = gross_paise - discount_paise + delivery_paise),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise + printed_more_paise),
  check (cgst_paise = sgst_paise),
  check (cgst_paise = 0 or igst_paise = 0),
  check (rate_hundredths > 0 or cgst_paise + igst_paise = 0),
  check ((nature = 'taxable') = (rate_hundredths > 0))
);
CREATE INDEX bill_lines_by_hsn on bill_lines (hsn, bill_id);
CREATE TABLE business_buyers (
  user_id text primary key references users (id),
  gstin text not null check (length(gstin) = 15),
  name text not null check (name <> ''),
  updated_at text not null
);
CREATE TABLE tax_registrations (
  id text primary key,
  from_on text not null unique,
  mode text not null check (mode in ('unregistered', 'composition', 'regular')),
  gstin text not null default '',
  state text not null default '',
  legal_name text not null default '',
  prefix text not null default '',
  used_until text,
  made_at text not null,
  check ((mode = 'unregistered') = (gstin = '')),
  check (used_until is null or used_until >= from_on)
);
CREATE TABLE tax_rates (
  id text primary key,
  goods text not null default '',
  hsn text not null default '',
  condition text not null check (condition in ('any', 'packed', 'loose')),
  from_on text not null,
  until_on text,
  rate_hundredths integer not null check (rate_hundredths >= 0),
  nature text not null check (nature in ('taxable', 'nil', 'exempt')),
  by_printed_price integer not null default 0 check (by_printed_price in (0, 1)),
  source text not null default '',
  made_at text not null,
  check ((goods = '') <> (hsn = '')),
  check (until_on is null or until_on >= from_on)
);
CREATE INDEX tax_rates_by_day on tax_rates (from_on);
CREATE TABLE complaint_slips (
  number integer primary key autoincrement,
  id text not null unique,
  complaint_id text unique references complaints (id),
  order_id text references orders (id),
  user_id text references users (id),
  way text not null check (way in ('order', 'contact', 'caller')),
  name text not null,
  phone text not null,
  language text not null default 'en',
  words text not null,
  received_at text not null,
  noted_at text not null,
  noted_by text not null default '',
  confirmed_at text,
  confirmed_by text not null default '',
  answer text not null default '',
  answered_at text,
  answered_by text not null default '',
  told_at text, secret text,
  check (received_at <= noted_at),
  check (way = 'order' or complaint_id is null)
);
CREATE INDEX complaint_slips_open on complaint_slips (received_at) where answered_at is null;
CREATE INDEX complaint_slips_by_user on complaint_slips (user_id);
CREATE INDEX complaint_slips_by_answer on complaint_slips (answered_at) where answered_at is not null;
CREATE TABLE newsletter_consents (
  id text primary key,
  email text not null,
  user_id text references users (id),
  given integer not null check (given in (0, 1)),
  way text not null check (way in ('mail', 'letter', 'profile', 'account')),
  at text not null
);
CREATE INDEX newsletter_consents_by_email on newsletter_consents (email, at);
CREATE TABLE new_rescue_codes (
  user_id text not null references users (id) on delete cascade,
  place integer not null check (place between 1 and 8),
  code_hash text not null,
  created_at text not null,
  primary key (user_id, place)
);
CREATE UNIQUE INDEX complaint_slips_by_secret on complaint_slips (secret) where secret is not null;
CREATE TABLE accountants (
  id text primary key,
  name text not null check (name <> ''),
  secret_hash text not null unique,
  created_at text not null,
  used_at text,
  ended_at text
);
CREATE INDEX products_by_creation on products (created_at, id, category);
insert into kysely_migration (name, timestamp) values ('062-shop', '2026-11-30T09:26:48.331Z');
insert into kysely_migration (name, timestamp) values ('063-shop-checks', '2026-11-30T09:26:48.333Z');
insert into kysely_migration (name, timestamp) values ('065-money-from-facts', '2026-11-30T09:26:48.358Z');
insert into kysely_migration (name, timestamp) values ('066-left-rounds', '2026-11-30T09:26:48.359Z');
insert into kysely_migration (name, timestamp) values ('067-requests', '2026-11-30T09:26:48.366Z');
insert into kysely_migration (name, timestamp) values ('068-one-once', '2026-11-30T09:26:48.378Z');
insert into kysely_migration (name, timestamp) values ('069-lifted-newcomers', '2026-11-30T09:26:48.380Z');
insert into kysely_migration (name, timestamp) values ('071-phone-names', '2026-11-30T09:26:48.382Z');
insert into kysely_migration (name, timestamp) values ('076-moved-orders', '2026-11-30T09:26:48.385Z');
insert into kysely_migration (name, timestamp) values ('077-events-as-data', '2026-11-30T09:26:48.398Z');
insert into kysely_migration (name, timestamp) values ('078-rescue-codes', '2026-11-30T09:26:48.399Z');
insert into kysely_migration (name, timestamp) values ('079-opening-hours', '2026-11-30T09:26:48.401Z');
insert into kysely_migration (name, timestamp) values ('081-complaints', '2026-11-30T09:26:48.403Z');
insert into kysely_migration (name, timestamp) values ('082-staff-cards', '2026-11-30T09:26:48.407Z');
insert into kysely_migration (name, timestamp) values ('083-own-words', '2026-11-30T09:26:48.411Z');
insert into kysely_migration (name, timestamp) values ('084-address-landmarks', '2026-11-30T09:26:48.415Z');
insert into kysely_migration (name, timestamp) values ('087-order-notices', '2026-11-30T09:26:48.416Z');
insert into kysely_migration (name, timestamp) values ('088-wishes', '2026-11-30T09:26:48.419Z');
insert into kysely_migration (name, timestamp) values ('089-closed-days-in-languages', '2026-11-30T09:26:48.429Z');
insert into kysely_migration (name, timestamp) values ('090-bills', '2026-11-30T09:26:48.432Z');
insert into kysely_migration (name, timestamp) values ('091-tax', '2026-11-30T09:26:48.441Z');
insert into kysely_migration (name, timestamp) values ('093-complaint-slips', '2026-11-30T09:26:48.444Z');
insert into kysely_migration (name, timestamp) values ('094-pauses-in-languages', '2026-11-30T09:26:48.456Z');
insert into kysely_migration (name, timestamp) values ('095-newsletter-consents', '2026-11-30T09:26:48.458Z');
insert into kysely_migration (name, timestamp) values ('096-first-shelves-and-papers', '2026-11-30T09:26:48.460Z');
insert into kysely_migration (name, timestamp) values ('097-care-and-complaint-links', '2026-11-30T09:26:48.471Z');
insert into kysely_migration (name, timestamp) values ('098-accountants', '2026-11-30T09:26:48.472Z');
insert into kysely_migration (name, timestamp) values ('099-goods-by-creation', '2026-11-30T09:26:48.474Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into settings (name, value, revision, updated_at) values ('shop', '{"name":"Sample हाट","tagline":"Everyday goods, to your door, paid in cash when they arrive.","story":"","mission":"","address":"","phones":[],"email":"","whatsapp":"","whatsappText":"Namaste! I have a question about an order.","shippingFee":20,"freeShippingAbove":500,"deliversElsewhere":true,"mayCollect":false,"newcomerOrders":5,"newcomerOrdersADay":10,"newcomersOfANetwork":60,"newcomerValue":100000,"doorCodeFrom":1000,"unpaidMost":null,"ordersWhileClosed":true,"smsPerDay":null,"banners":[],"newsletterOpen":true,"supportDayAndNight":false,"founded":null,"fssai":"","upiId":"","upiName":"","printerAddress":"","isDemo":false,"legalName":"","officerName":"","officerRole":"","officerPhone":"","officerEmail":"","rulesWho":"","rulesDelivery":"","rulesReturns":"","rulesCancelling":"","rulesPayment":"","rulesPrivacy":"","rulesOfficer":"","rulesWhoHi":"","rulesDeliveryHi":"","rulesReturnsHi":"","rulesCancellingHi":"","rulesPaymentHi":"","rulesPrivacyHi":"","rulesOfficerHi":"","rulesWhoBn":"","rulesDeliveryBn":"","rulesReturnsBn":"","rulesCancellingBn":"","rulesPaymentBn":"","rulesPrivacyBn":"","rulesOfficerBn":"","taglineHi":"","taglineBn":"","storyHi":"","storyBn":"","missionHi":"","missionBn":"","addressHi":"","addressBn":"","bannersHi":[],"bannersBn":[],"lowStock":5}', 1, '2026-11-20T05:30:00.000Z');
insert into settings (name, value, revision, updated_at) values ('hours', '[[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"]]]', 1, '2026-11-20T05:30:00.000Z');
insert into settings (name, value, revision, updated_at) values ('weekdays without rounds', '4', 1, '2026-11-20T05:30:00.000Z');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'owner@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'admin', '', 1, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'owner', NULL, NULL, '9876543210', 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', 'ravi1@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'staff', 'packer,counter,goods', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा देवी', 'asha@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'आशा देवी', 'hi', NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-41e8-71c5-9f9a-d1d274dccde5', 'Ravi', 'ravi2@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-4237-7743-8fed-425d9b94c135', 'Meena', NULL, '9826044444', '$argon2id$v=19$m=19456,t=2,p=1$LunLKxMtXvWRxECsNWaj7w$Cc3BOnxrhbXxTk1+61M/nkUnbgyJvPUWzU/kGQIXpzA', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, '9826044444', 'meena', NULL, NULL, '9826044444', 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('00000000-0000-7000-8000-000000000000', 'Without an account', NULL, '', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', '', NULL, '2026-11-20T05:30:00.000Z', NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a22bc7-43bf-7166-a38d-f0e62e77a3de', 'गीता बाई', NULL, '9826033333', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '9826033333', 'गीता बाई', NULL, NULL, '9826033333', 0);
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a22bc7-42bf-74cf-9f2a-e916dad9474a', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T04:30:00.000Z', '', 'near the bus stand');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a22bc7-42f2-724c-93e6-2713ee365430', '01a22bc7-41e8-71c5-9f9a-d1d274dccde5', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T05:30:00.000Z', '', 'near the bus stand');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a22bc7-478e-7624-b832-4617bb796902', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा देवी', 'asha@example.in', '9876543210', 'Upper Bazaar', 'Almora', 'Uttarakhand', '263601', '2026-11-20T05:30:00.000Z', '', 'मंदिर के पास');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a22bc7-41de-7382-9e31-d2d38574738e', 'lQ30E62GtL0Q7k1OKYNJx_ulLKz75-hRvT7ONlA9fR8', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a22bc7-41e7-74c3-acfb-0cc80f4edbb5', 'QXmZQ6nz4aAYjSXbngAgXlLKNjqvjjPWapqt-VAgAuM', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a22bc7-41e9-774b-8ccd-9453fd4c1b55', 'nbpc6MToFedEwnk2qJo1Cjbx6ImJQunDpSC_re6HOAU', '01a22bc7-41e8-71c5-9f9a-d1d274dccde5', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into password_resets (token_hash, user_id, created_at, expires_at, used_at) values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into rate_limits (key, window_start, hits) values ('sign-ups:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T04:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('mails-of-own-moves:9IoPuxM6SHMTb6T6CdViBy', '2026-11-20T00:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('resets:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('reset-mails-anywhere:pS3w9lLk6vTn9LN1JsXznB', '2026-11-20T05:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter-mails:L1HqVn-MJW0QZXzn-DRd-x', '2026-11-20T05:00:00.000Z', 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-73e6-b308-851de825645f', 'H-1DE825645F', 'Mango आम', 'Fresh mango', 'fruits', '', '', 'kg', '', 12050, 12050, 35, 5, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'mango आम
h-1de825645f', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-71e6-abda-a25504750532', 'H-5504750532', 'rice', 'Fresh rice', 'grocery', '', '', 'kg', '', 6700, 6700, 98, 2, 0, '', 3, '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, 0, 'rice
h-5504750532', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', 'price cuttedprice maker hsn taxRate title_hi', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-72a0-9179-6aa2178f87a1', 'H-A2178F87A1', 'potato', 'Fresh potato', 'vegetables', '', '', 'kg', '', 2490, 2490, 28800, 1200, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'potato
h-a2178f87a1', 'weight', 50, 250, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into spelling_groups (id, canonical, spellings, created_at, updated_at) values ('01a22bc7-4790-75c6-8c51-7d796960ac4d', 'aam', '["aam","आम"]', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('zzz', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('कटहल', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a22bc7-43d1-71af-a145-dc79d7db0b37', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', '01a1f737-ed40-73e6-b308-851de825645f', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a22bc7-43d3-7242-b3fd-aa61fd8c5738', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', '01a1f737-ed40-72a0-9179-6aa2178f87a1', 1250, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_numbers (number, order_id) values (1, '01a1f737-ed40-73ae-9dd4-26f5dec1e465');
insert into order_numbers (number, order_id) values (2, '01a1f76e-dbc0-76a1-92f3-1efeb4c13f17');
insert into order_numbers (number, order_id) values (3, '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf');
insert into order_numbers (number, order_id) values (4, '01a1f76e-dbc0-769c-a958-9110e99f5004');
insert into order_numbers (number, order_id) values (5, '01a1f76e-dbc0-7267-b262-88ff07e6d55a');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 1, '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'pending', 'received', 'cash', 31968, 2000, 33968, 4, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#1 asha devi 9876543210 ', NULL, NULL, 10, '2026-11-20T04:30:00.000Z', NULL, '2026-11-20T05:30:00.007Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, '01a1f76e-dbc0-7456-823d-76577ae8740d', 'ride', '2026-11-20', '17:00', '19:00', NULL, NULL, '', NULL, '', NULL, 'call', 34000, 0, 'web', '', '', '', 100, 1, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-76a1-92f3-1efeb4c13f17', 2, '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'cancelled', 'pending', 'cash', 30500, 2000, 32500, 5, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#2 asha devi 9876543210 ', NULL, NULL, 2, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.001Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 3, '01a22bc7-41e8-71c5-9f9a-d1d274dccde5', 'pending', 'pending', 'cash', 13171, 2000, 15171, 3, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#3 asha devi 9876543210 ', NULL, NULL, 4, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.003Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', 15295, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 2, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-769c-a958-9110e99f5004', 4, '00000000-0000-7000-8000-000000000000', 'delivered', 'received', 'cash', 12050, 0, 12050, 1, '', '-', '', '', '', '', '', '', '', '', '#4   ', NULL, NULL, 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.001Z', '2026-11-20T05:30:00.002Z', '', 0, '', '', 0, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 12000, 50, 'counter', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-7267-b262-88ff07e6d55a', 5, '01a22bc7-43bf-7166-a38d-f0e62e77a3de', 'pending', 'pending', 'cash', 12050, 2000, 14050, 1, 'गीता', 'बाई', '98260 33333', '', '', '', '', '', '', '', '#5 गीता बाई 9826033333 ', NULL, NULL, 1, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', '9826033333', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'phone', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42c6-7490-932b-6d661dacfa77', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 1","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 1 मिल गया (20 नवंबर 2026, सुबह 10 बजे)।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f737-ed40-73ae-9dd4-26f5dec1e465 placed', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42c6-7491-bc1b-048da16fd2c7', 'alarm', '{"order":"01a1f737-ed40-73ae-9dd4-26f5dec1e465"}', 'alarm 01a1f737-ed40-73ae-9dd4-26f5dec1e465', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42df-75f9-b810-531d29ccdcab', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 2","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 2 मिल गया (20 नवंबर 2026, सुबह 11 बजे)।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-76a1-92f3-1efeb4c13f17 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42df-75fa-87e9-11a8e0b5cf31', 'alarm', '{"order":"01a1f76e-dbc0-76a1-92f3-1efeb4c13f17"}', 'alarm 01a1f76e-dbc0-76a1-92f3-1efeb4c13f17', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42f3-74eb-95d8-96a6b425aa0b', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"Your order 3 from Haat","text":"Namaste Asha,\n\nThank you for your order 3 of 20 Nov 2026, 11:00 am.\n\n1 x Mango आम at ₹120.50: ₹120.50\n500 g potato at ₹24.90 per kg: ₹12.45\n\nSubtotal: ₹132.95\nShipping: ₹20\nTotal: ₹152.95\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-76cd-b4c3-3d70d03135cf placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-42f3-74ec-ab65-73b1d013c10e', 'alarm', '{"order":"01a1f76e-dbc0-76cd-b4c3-3d70d03135cf"}', 'alarm 01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-43cd-7630-bcf3-29ea03886160', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"A question about your order 3","text":"Namaste Asha,\n\nWe are packing your order 3 and would like to ask you first:\n\nMango आम: 2 kg instead of 1 kg\n\nYour order would then come to ₹272.21 instead of ₹151.71. Without your yes it never comes to more than was agreed.\n\nYes or no? One tap is enough: http://localhost:3000/my-order/01a1f76e-dbc0-76cd-b4c3-3d70d03135cf\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-43d9-76b8-bf40-a6a95a16ec3c', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 2 रद्द हो गया","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 2 (20 नवंबर 2026, सुबह 11 बजे) रद्द हो गया। कोई पैसा नहीं देना है।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-43e5-7300-a317-5e895e43d375', 'mail-reset', '{"email":"asha@example.in","origin":"http://localhost:3000","isSpare":false}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-43ea-762d-9ea1-488d58447c7e', 'mail', '{"to":"reader@example.in","language":"en","subject":"Do you want the news of Haat?","text":"Someone, we hope you, asked Haat to send its news to this e-mail address.\n\nIf it was you, open this link within two days and say yes:\nhttp://localhost:3000/newsletter/confirm/YoKpKy365ZtBqyeGVFoQTR3x691gtfzP77wuufJQeqU\n\nIf it was not you, do nothing: you get no e-mails.\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-4629-72d9-977f-297438bc596b', 'push', '{"call":"01a1f76e-dbc0-719a-8dbb-8318ac1ff487"}', 'push 01a1f76e-dbc0-719a-8dbb-8318ac1ff487', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-46ab-721a-9d56-d4ab05e9bb4b', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1 कब आएगा","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय तय हो गया है।\n\nडिलीवरी: 21 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-46b4-729e-b7f2-19ea61caa583', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1: नया समय","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय बदल गया है।\n\nडिलीवरी: 20 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-46f8-7447-8227-3f6e41ac574b', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 1 रास्ते में है","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 1 (20 नवंबर 2026, सुबह 10 बजे) रास्ते में है।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nआपका कोड: 8659। सामान हाथ में आने पर ही बताएँ। उससे पहले किसी को न बताएँ।\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-470a-77e1-ad74-38cce0d7fc39', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपके ऑर्डर 1 के बिल में से कुछ घटाया गया है","text":"नमस्ते Asha जी,\n\nहमने आपके ऑर्डर 1 के बिल में से ₹1 घटा दिए हैं।\n\nMango आम: सामान खराब निकला: गीला था\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nघटाया गया: −₹1\nकुल: ₹339.68\n\nहम आपको ₹0.32 वापस देंगे।\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a22bc7-471e-75e5-b3e0-9a64b0e5a932', 'late round', '{"round":"01a1f76e-dbc0-7456-823d-76577ae8740d"}', NULL, '2026-11-20T05:30:12.000Z', 1, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-41f0-76d1-bd9d-a84e32cf49d9', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-73e6-b308-851de825645f', 'added', NULL, '{"sku":"H-1DE825645F","title":"Mango आम","description":"Fresh mango","category":"fruits","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":120.5,"cuttedprice":120.5,"stock":40,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-41f3-70b3-80fb-a3e0315407ce', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-71e6-abda-a25504750532', 'added', NULL, '{"sku":"H-5504750532","title":"rice","description":"Fresh rice","category":"grocery","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":61,"cuttedprice":61,"stock":100,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-41f4-7169-9dbf-f53bf0d1b82c', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-72a0-9179-6aa2178f87a1', 'added', NULL, '{"sku":"H-A2178F87A1","title":"potato","description":"Fresh potato","category":"vegetables","brand":"","color":"","unit":"kg","soldBy":"weight","least":0.25,"step":0.05,"pack":"","price":24.9,"cuttedprice":24.9,"stock":30,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4275-7758-9d36-55521151b01d', '2026-11-20T04:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-4237-7743-8fed-425d9b94c135', 'login code given', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4280-72ed-8923-bebc4c419025', '2026-11-20T04:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'tax', 'changed', NULL, '{"from":"2026-11-20","taxMode":"regular","gstin":"27AAPFU0939F1ZV","state":"27","legalName":"हाट","billPrefix":"A"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4309-7289-9d2d-02e2b843eac5', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.5,"ordered":0.5,"unit":"kg","total":12.45}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4318-720b-99cf-019302a2f1a8', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"},{"title":"rice","quantity":1,"ordered":0,"unit":"kg","total":0}]}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4327-7782-8158-079d25fd5dd8', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-769c-a958-9110e99f5004', 'taken', NULL, '{"channel":"counter","total":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-432a-77e2-89a5-ea12d3984265', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-769c-a958-9110e99f5004', 'moved', '{"status":"pending"}', '{"status":"delivered"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-43a8-76fe-81f8-66316465966a', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-769c-a958-9110e99f5004', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-43c0-74e6-9498-d6f743787da2', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-43bf-7166-a38d-f0e62e77a3de', 'added', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-43c2-71c2-82c4-1d144886e0cd', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-7267-b262-88ff07e6d55a', 'taken', NULL, '{"channel":"phone","total":140.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-43cc-733e-9988-919e7c70ab4f', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 'asked', '{"total":151.71}', '{"title":"Mango आम","total":272.21}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-45fe-75e4-8dac-2944554ced89', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'shop', 'changed', '{"name":"Haat","doorCodeFrom":null}', '{"name":"Sample हाट","doorCodeFrom":1000}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4609-70ac-817f-10d03c2aa831', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'product', '01a1f737-ed40-71e6-abda-a25504750532', 'price changed by 10 %', '{"price":61,"cuttedprice":61}', '{"price":67,"cuttedprice":67,"change":"01a1f76e-dbc0-70b5-9a18-3169151fc168"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-460a-7140-b4e9-128fd65e994a', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'price change', '01a1f76e-dbc0-70b5-9a18-3169151fc168', 'done', NULL, '{"percent":10,"of":"both","round":"rupee","products":1,"skipped":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4623-76be-b345-b20ddba292d3', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'alarm', 'changed', '{"quietHours":""}', '{"quietHours":"22:00 – 06:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4638-7297-b349-115156771fff', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'product', '01a1f737-ed40-71e6-abda-a25504750532', 'edited', '{"maker":"","hsn":"","taxRate":null,"title_hi":""}', '{"maker":"Amber Mills, Patna","hsn":"1006","taxRate":5,"title_hi":"चावल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4640-7597-9a95-b15f2a545cac', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'area', '01a1f76e-dbc0-77a0-869e-780b81189668', 'added', NULL, '{"name":"Upper valley","fee":40,"freeAbove":null,"minimum":0,"cashMost":null,"note":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4649-7606-afbb-2310a2dd9b32', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'area', '01a1f76e-dbc0-77a0-869e-780b81189668', 'edited', NULL, '{"name":"Upper valley","villagesAdded":2,"villagesMoved":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4650-75f5-a913-b2fa1c5e5ac7', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'added', NULL, '{"kind":"ride","days":"1 2 3 4 5 6","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":"01a1f76e-dbc0-77a0-869e-780b81189668"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4657-70bc-8d9c-d89af33a65f3', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7656-8db5-fb76c0a73a75', 'added', NULL, '{"kind":"collect","days":"7","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-465d-7236-99f1-e7ee325a28ed', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'pause', '01a1f76e-dbc0-779f-a07d-e1a3b7c518fe', 'added', NULL, '{"from":"2026-11-24","to":"2026-11-25","text":"शादी की छुट्टी"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4665-7345-a266-6f21dfc00658', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'hours', 'changed', '{"hours":""}', '{"hours":"07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · – · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4669-71c8-b27a-874045152d4e', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'tax', 'changed', NULL, '{"from":"2027-04-01","taxMode":"regular","gstin":"27AAPFU0939F1ZV","state":"27","legalName":"हाट","billPrefix":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-466d-758d-a166-b09a965f9560', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'tax', 'changed', NULL, '{"taxGoods":"rice","taxedAs":"packed","from":"2027-04-01","taxRate":3,"note":"मुनीम जी"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4674-7430-9f53-eefb156af31f', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'settings', 'hours', 'changed', NULL, '{"closedDays":"2026-12-25: बड़ा दिन / বড়দিন"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-467b-76df-ba44-1efbea00f47b', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'payment noted', '{"paid":0}', '{"paid":50}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4682-706b-83dc-505c465c76f4', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-468a-70e9-893a-01ae674af592', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'limit set', '{"limit":0}', '{"limit":500}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4693-715e-a133-deb9f3bafa73', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'account opened', '{"owed":0}', '{"owed":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4699-73fe-b89b-3db4705aa4cd', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'number marked', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-469f-71a3-a3c0-b8380ef7e149', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'newcomer limits lifted', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-46ab-7219-89fa-102c0661aae8', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'round changed', '{"on":null,"from":null,"to":null}', '{"on":"2026-11-21","from":"17:00","to":"19:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-46b3-7364-8305-6fe94f0cff22', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'round changed', '{"on":"2026-11-21","from":"17:00","to":"19:00"}', '{"on":"2026-11-20","from":"17:00","to":"19:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-46bd-73a9-920c-ccf3a7514631', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7456-823d-76577ae8740d', 'riders named', '{"riders":""}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-46ca-740e-926d-24a9e4bfa443', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7456-823d-76577ae8740d', 'riders named', '{"riders":"Owner"}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-46e7-7303-971e-7d1e8b0f59d0', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'moved', '{"status":"pending"}', '{"status":"dispatched"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4704-71e8-b046-7205e57f4aa7', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'credit given', '{"total":340.68}', '{"total":339.68,"reason":"spoiled","note":"गीला था"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4713-72ad-b382-70084c59470f', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'order', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'moved', '{"status":"dispatched"}', '{"status":"pending"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-471f-77fa-995d-bd1f30e6f2c5', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7456-823d-76577ae8740d', 'edited', '{"lateTo":null}', '{"lateTo":"20:30"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4729-74c2-aca5-70cf970360be', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'cash', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 'change given', NULL, '{"amount":500,"note":"diesel"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4734-77e3-a05c-5b82e794009c', '2026-11-20T05:30:00.000Z', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', 'cash', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 'money spent', NULL, '{"amount":100,"note":"डीज़ल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-473c-7197-89ad-a62fa50ee308', '2026-11-20T05:30:00.000Z', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', 'cash', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 'handed in', NULL, '{"counted":400}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4742-7713-99c5-7e70fe32da68', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'round', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 'edited', '{"closed":false}', '{"closed":true}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-474d-7333-98bd-a38da403442e', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'cash', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 'closed', NULL, '{"expected":400,"counted":400,"difference":0,"cost":40,"handedBy":"Ravi"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-4756-7314-9e2e-d5cda1cfcc69', '2026-11-20T05:30:00.000Z', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', 'cash', '2026-11-20', 'handed in', NULL, '{"counted":460,"reason":"खुले पैसे"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-475e-767e-96f7-110f43a54596', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'cash', '2026-11-20', 'closed', NULL, '{"expected":460,"counted":460,"difference":0,"reason":"खुले पैसे","handedBy":"Ravi"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a22bc7-478b-7389-961b-e66b5fe50dcb', '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 'account', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'login card made', NULL, NULL);
insert into newsletter_subscribers (id, email, leave_token, consented_at, left_at, language) values ('01a22bc7-4791-72a2-bef4-b60d55dbd8d8', 'reader@example.in', 'ccccccccccccccccccccccccccccccccccccccccccc', '2026-11-20T05:30:00.000Z', NULL, 'bn');
insert into team_members (id, user_id, name, job_profile, image, location, sell, amount_paise, position, created_at) values ('01a22bc7-4794-707c-aabb-d3d9b21b5e8d', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'Sample', 'Counter', '', '', 0, 0, 0, '2026-11-20T05:30:00.000Z');
insert into news_seen (user_id, seen_at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', '2026-11-20T05:30:00.000Z');
insert into price_changes (id, preview, state, under_way, percent_hundredths, price_kind, rounding, actor_id, actor_name, total, written, skipped, undone, kept, created_at, ended_at) values ('01a1f76e-dbc0-70b5-9a18-3169151fc168', 'e09706383bd2201c4573e2427ff231be', 'changed', NULL, 1000, 'both', 'rupee', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 1, 1, 0, 0, 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into price_change_parts (change_id, part, state, lines) values ('01a1f76e-dbc0-70b5-9a18-3169151fc168', 0, 'written', '[{"id":"01a1f737-ed40-71e6-abda-a25504750532","from":{"price_paise":6100,"cut_price_paise":6100},"to":{"price_paise":6700,"cut_price_paise":6700}}]');
insert into known_devices (token_hash, user_id, created_at, seen_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('reset-mails:lrQB7blVUTzM1LCw-QMbJh', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('5tBgL9s-nCy7qSH_uMSUxhpksjikFQcG24LJjvBEzTA', 'reader@example.in', '2026-11-20T05:30:00.000Z', '2026-11-22T05:30:00.000Z', 'en');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'asked@example.in', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 'hi');
insert into changes (seq, tags) values (1, ' catalogue row:01a1f737-ed40-73e6-b308-851de825645f page:01a1f737-ed40-73e6-b308-851de825645f tile:01a1f737-ed40-73e6-b308-851de825645f goods:all goods:fruits sold-out:all sold-out:fruits words products row:01a1f737-ed40-71e6-abda-a25504750532 page:01a1f737-ed40-71e6-abda-a25504750532 tile:01a1f737-ed40-71e6-abda-a25504750532 goods:grocery sold-out:grocery row:01a1f737-ed40-72a0-9179-6aa2178f87a1 page:01a1f737-ed40-72a0-9179-6aa2178f87a1 tile:01a1f737-ed40-72a0-9179-6aa2178f87a1 goods:vegetables sold-out:vegetables ');
insert into changes (seq, tags) values (2, ' tax ');
insert into changes (seq, tags) values (3, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 row:01a1f737-ed40-72a0-9179-6aa2178f87a1 row:01a1f737-ed40-73e6-b308-851de825645f orders order-called:1 ');
insert into changes (seq, tags) values (4, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 orders order-called:2 ');
insert into changes (seq, tags) values (5, ' catalogue row:01a1f737-ed40-72a0-9179-6aa2178f87a1 row:01a1f737-ed40-73e6-b308-851de825645f orders order-called:3 ');
insert into changes (seq, tags) values (6, ' catalogue row:01a1f737-ed40-72a0-9179-6aa2178f87a1 orders ');
insert into changes (seq, tags) values (7, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 orders ');
insert into changes (seq, tags) values (8, ' catalogue row:01a1f737-ed40-73e6-b308-851de825645f orders order-called:4 ');
insert into changes (seq, tags) values (9, ' catalogue row:01a1f737-ed40-73e6-b308-851de825645f orders order-called:5 ');
insert into changes (seq, tags) values (10, ' catalogue row:01a1f737-ed40-73e6-b308-851de825645f orders ');
insert into changes (seq, tags) values (11, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 orders ');
insert into changes (seq, tags) values (12, ' settings ');
insert into changes (seq, tags) values (13, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 page:01a1f737-ed40-71e6-abda-a25504750532 tile:01a1f737-ed40-71e6-abda-a25504750532 products order:price:all order:price:grocery ');
insert into changes (seq, tags) values (14, ' catalogue row:01a1f737-ed40-71e6-abda-a25504750532 page:01a1f737-ed40-71e6-abda-a25504750532 tile:01a1f737-ed40-71e6-abda-a25504750532 words products ');
insert into changes (seq, tags) values (15, ' areas promises ');
insert into changes (seq, tags) values (16, ' areas ');
insert into changes (seq, tags) values (17, ' rounds promises ');
insert into changes (seq, tags) values (18, ' rounds promises ');
insert into changes (seq, tags) values (19, ' rounds ');
insert into changes (seq, tags) values (20, ' settings closures ');
insert into changes (seq, tags) values (21, ' tax ');
insert into changes (seq, tags) values (22, ' tax ');
insert into changes (seq, tags) values (23, ' settings closures ');
insert into changes (seq, tags) values (24, ' orders ');
insert into changes (seq, tags) values (25, ' orders ');
insert into changes (seq, tags) values (26, ' orders ');
insert into changes (seq, tags) values (27, ' orders ');
insert into changes (seq, tags) values (28, ' orders ');
insert into changes (seq, tags) values (29, ' orders ');
insert into changes (seq, tags) values (30, ' orders ');
insert into changes (seq, tags) values (31, ' orders ');
insert into changes (seq, tags) values (32, ' orders ');
insert into changes (seq, tags) values (33, ' orders ');
insert into changes (seq, tags) values (34, ' orders ');
insert into changes (seq, tags) values (35, ' orders ');
insert into changes (seq, tags) values (36, ' rounds orders ');
insert into changes (seq, tags) values (37, ' orders ');
insert into changes (seq, tags) values (38, ' orders ');
insert into changes (seq, tags) values (39, ' orders ');
insert into changes (seq, tags) values (40, ' rounds ');
insert into changes (seq, tags) values (41, ' rounds orders ');
insert into changes (seq, tags) values (42, ' orders ');
insert into changes (seq, tags) values (43, ' orders ');
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 1, 1, 0, 33968, 2000, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 2, 0, 1, 0, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 3, 1, 0, 15171, 2000, 1, 15171, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 4, 1, 0, 12050, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 5, 1, 0, 14050, 2000, 1, 14050, 0, 0);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'fruits', '01a1f737-ed40-73e6-b308-851de825645f', 5000, 60150);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'grocery', '01a1f737-ed40-71e6-abda-a25504750532', 2000, 6100);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'vegetables', '01a1f737-ed40-72a0-9179-6aa2178f87a1', 1200, 2989);
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('vegetables', NULL, 1, 0, 'vegetables', 'goods', '', 2, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('fruits', NULL, 2, 0, 'fruits', 'goods', '', 3, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('meat', NULL, 3, 0, 'meat', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('localitems', NULL, 4, 0, 'localitems', 'goods', '', 4, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('grocery', NULL, 0, 0, 'grocery', 'goods', '', 1, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('electronics', NULL, 6, 0, 'electronics', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('food', NULL, 7, 0, 'food', 'goods', '', 5, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('cosmetics', NULL, 8, 0, 'cosmetics', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('fragrances', NULL, 9, 0, 'fragrances', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('aam', 'fruits', 10, 0, 'fruits', 'goods', '', NULL, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into shelf_titles (shelf, language, title, heading) values ('vegetables', 'en', 'Fruits-Vegetables', 'Vegetables');
insert into shelf_titles (shelf, language, title, heading) values ('vegetables', 'hi', 'फल-सब्ज़ी', 'सब्ज़ियाँ');
insert into shelf_titles (shelf, language, title, heading) values ('vegetables', 'bn', 'ফল-সবজি', 'সবজি');
insert into shelf_titles (shelf, language, title, heading) values ('fruits', 'en', 'Fruits', '');
insert into shelf_titles (shelf, language, title, heading) values ('fruits', 'hi', 'फल', '');
insert into shelf_titles (shelf, language, title, heading) values ('fruits', 'bn', 'ফল', '');
insert into shelf_titles (shelf, language, title, heading) values ('meat', 'en', 'Meat', '');
insert into shelf_titles (shelf, language, title, heading) values ('meat', 'hi', 'मीट-मछली', '');
insert into shelf_titles (shelf, language, title, heading) values ('meat', 'bn', 'মাছ-মাংস', '');
insert into shelf_titles (shelf, language, title, heading) values ('localitems', 'en', 'Local items', '');
insert into shelf_titles (shelf, language, title, heading) values ('localitems', 'hi', 'अपने इलाके का सामान', '');
insert into shelf_titles (shelf, language, title, heading) values ('localitems', 'bn', 'এলাকার জিনিস', '');
insert into shelf_titles (shelf, language, title, heading) values ('grocery', 'en', 'Grocery', '');
insert into shelf_titles (shelf, language, title, heading) values ('grocery', 'hi', 'किराना', '');
insert into shelf_titles (shelf, language, title, heading) values ('grocery', 'bn', 'মুদিখানা', '');
insert into shelf_titles (shelf, language, title, heading) values ('electronics', 'en', 'Electronics', '');
insert into shelf_titles (shelf, language, title, heading) values ('electronics', 'hi', 'इलेक्ट्रॉनिक्स', '');
insert into shelf_titles (shelf, language, title, heading) values ('electronics', 'bn', 'ইলেকট্রনিক্স', '');
insert into shelf_titles (shelf, language, title, heading) values ('food', 'en', 'Food', '');
insert into shelf_titles (shelf, language, title, heading) values ('food', 'hi', 'खाना-पीना', '');
insert into shelf_titles (shelf, language, title, heading) values ('food', 'bn', 'খাবার', '');
insert into shelf_titles (shelf, language, title, heading) values ('cosmetics', 'en', 'Cosmetics', '');
insert into shelf_titles (shelf, language, title, heading) values ('cosmetics', 'hi', 'कॉस्मेटिक', '');
insert into shelf_titles (shelf, language, title, heading) values ('cosmetics', 'bn', 'সাজগোজ', '');
insert into shelf_titles (shelf, language, title, heading) values ('fragrances', 'en', 'Fragrances', '');
insert into shelf_titles (shelf, language, title, heading) values ('fragrances', 'hi', 'परफ़्यूम-इत्र', '');
insert into shelf_titles (shelf, language, title, heading) values ('fragrances', 'bn', 'পারফিউম-আতর', '');
insert into shelf_titles (shelf, language, title, heading) values ('aam', 'en', 'Mangoes', '');
insert into shelf_titles (shelf, language, title, heading) values ('aam', 'hi', 'आम', 'आज के आम');
insert into former_shelves (value, shelf, merged_at) values ('mango-box', 'aam', '2026-11-20T05:30:00.000Z');
insert into product_labels (product_id, maker, packer, importer, best_before, hsn, tax_rate_hundredths, fssai, purchase_price_paise, tax_goods, taxed_as, care) values ('01a1f737-ed40-71e6-abda-a25504750532', 'Amber Mills, Patna', '', '', '', '1006', 500, '', NULL, '', '', '');
insert into product_texts (product_id, language, title, description) values ('01a1f737-ed40-71e6-abda-a25504750532', 'hi', 'चावल', '');
insert into imports (id, file_name, state, header, sample, plan, outcome, signature, row_count, parts, done_parts, problem, actor_id, actor_name, revision, created_at, updated_at, imported_at, undo, taken_back) values ('sample-import', 'stock.xlsx', 'done', '{"layout":"List of goods","row":1,"columns":[],"notes":[],"isRemembered":false}', '[]', '{"columns":[],"shelves":{},"answers":{},"overwrite":false}', '{"added":0,"changed":0,"unchanged":0,"hidden":0,"leftOut":0,"adjusted":0,"kept":0,"shelves":[],"found":[],"questions":[]}', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, 0, 0, '', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'Sample', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', 0);
insert into import_parts (import_id, position, content) values ('sample-import', 0, '[[2,"आम","50"]]');
insert into import_remarks (import_id, row_number, kind, reason, cells) values ('sample-import', 2, 'left out', 'the price is 0', '["आम","0"]');
insert into import_layouts (signature, plan, updated_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '{}', '2026-11-20T05:30:00.000Z');
insert into picture_sources (product_id, address, state, thumbnail, tries, reason, updated_at) values ('01a1f737-ed40-71e6-abda-a25504750532', 'https://example.in/mango.jpg', 'failed', '', 0, 'the other site answers 404', '2026-11-20T05:30:00.000Z');
insert into import_writes (import_id, product_id, kind, before, after, reason) values ('sample-import', '01a1f737-ed40-71e6-abda-a25504750532', 'added', '{}', '{}', '');
insert into login_codes (user_id, code_hash, token_hash, wrong_tries, created_at, expires_at) values ('01a22bc7-4237-7743-8fed-425d9b94c135', '$argon2id$v=19$m=19456,t=2,p=1$aNbRGBUh9MVzHRIibToaGw$VyMMffVsGP2Z5f5Y0CR38bV7u/TYHBcQXoBN7kpzHIg', 'ZY8RVWBrcvmA1WiHd0GuOh0y2ZhsIWfmmwyNgsM4has', 0, '2026-11-20T04:30:00.000Z', '2026-11-20T05:00:00.000Z');
insert into areas (id, name, fee_paise, free_above_paise, minimum_paise, cash_most_paise, note, rank, revision, created_at, updated_at) values ('01a1f76e-dbc0-77a0-869e-780b81189668', 'Upper valley', 4000, NULL, 0, NULL, '', 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a22bc7-4649-7604-8a4b-02f2a196c9db', '01a1f76e-dbc0-77a0-869e-780b81189668', '263601', 'रामपुर', 'रामपुर', 1);
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a22bc7-4649-7605-aad6-cecee1a935e8', '01a1f76e-dbc0-77a0-869e-780b81189668', '263602', '', '', 2);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '123456', '17:00', '19:00', '14:00', 'same', 20, 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-7656-8db5-fb76c0a73a75', 'collect', '7', '17:00', '19:00', '14:00', 'same', 20, 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rule_areas (rule_id, area_id) values ('01a1f76e-dbc0-7455-80dd-61ee75a11800', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7456-823d-76577ae8740d', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-20', '17:00', '19:00', '2026-11-20T08:30:00.000Z', 20, 1, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '20:30', NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7457-9f62-a470d22da06b', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-21', '17:00', '19:00', '2026-11-21T08:30:00.000Z', 20, 0, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7458-a4d0-9ab35dfd4dda', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-23', '17:00', '19:00', '2026-11-23T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7459-82b7-d010c737051b', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-24', '17:00', '19:00', '2026-11-24T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745a-b98d-84b7e872b78e', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-25', '17:00', '19:00', '2026-11-25T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745b-8b70-2a49a3639bf6', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-26', '17:00', '19:00', '2026-11-26T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745c-ac77-b0f461dfd493', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-27', '17:00', '19:00', '2026-11-27T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745d-aae2-982d1621acb8', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-28', '17:00', '19:00', '2026-11-28T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745e-9a3e-725a67672d35', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-11-30', '17:00', '19:00', '2026-11-30T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-745f-a408-dfb352380d22', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-12-01', '17:00', '19:00', '2026-12-01T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7460-a3ef-60500fd9786f', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-12-02', '17:00', '19:00', '2026-12-02T08:30:00.000Z', 20, 0, 1, 0, 'closed', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7461-8b9e-b476a2c20f00', '01a1f76e-dbc0-7455-80dd-61ee75a11800', 'ride', '2026-12-03', '17:00', '19:00', '2026-12-03T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7657-a9cb-5d6630e4a7fb', '01a1f76e-dbc0-7656-8db5-fb76c0a73a75', 'collect', '2026-11-22', '17:00', '19:00', '2026-11-22T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7658-91b2-0896a03f5abc', '01a1f76e-dbc0-7656-8db5-fb76c0a73a75', 'collect', '2026-11-29', '17:00', '19:00', '2026-11-29T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7456-823d-76577ae8740d', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7457-9f62-a470d22da06b', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7458-a4d0-9ab35dfd4dda', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7459-82b7-d010c737051b', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745a-b98d-84b7e872b78e', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745b-8b70-2a49a3639bf6', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745c-ac77-b0f461dfd493', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745d-aae2-982d1621acb8', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745e-9a3e-725a67672d35', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-745f-a408-dfb352380d22', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7460-a3ef-60500fd9786f', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7461-8b9e-b476a2c20f00', '01a1f76e-dbc0-77a0-869e-780b81189668');
insert into round_pauses (id, from_on, to_on, rule_id, text, created_at, text_hi, text_bn) values ('01a1f76e-dbc0-779f-a07d-e1a3b7c518fe', '2026-11-24', '2026-11-25', NULL, 'शादी की छुट्टी', '2026-11-20T05:30:00.000Z', '', '');
insert into round_riders (round_id, user_id) values ('01a1f76e-dbc0-7456-823d-76577ae8740d', '01a22bc7-41d8-73c5-8f90-b151e856e42b');
insert into rule_riders (rule_id, user_id) values ('01a1f76e-dbc0-7455-80dd-61ee75a11800', '01a22bc7-41d8-73c5-8f90-b151e856e42b');
insert into stop_places (user_id, pincode, village_key, position, latitude, longitude, updated_at) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', '', '', 0.0, 29.5971, 79.6591, '2026-11-20T05:30:00.000Z');
insert into stop_taps (id, round_id, order_id, position, kind, reason, cash_paise, stands, by_id, by_name, made_at, arrived_at, code, on_account, upi_paise, counts) values ('01a22bc7-46d8-7702-83ff-0fbb2ee1e48e', '01a1f76e-dbc0-7456-823d-76577ae8740d', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, 'away', '', 0, 1, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', 0, 0, 1);
insert into product_names (product_id, search) values ('01a1f737-ed40-71e6-abda-a25504750532', 'चावल');
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 2, NULL, 0, 24100, '', NULL, NULL, '', 1, 100, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 1, '01a1f737-ed40-71e6-abda-a25504750532', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, NULL, 0, 6100, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 2, '01a1f737-ed40-72a0-9179-6aa2178f87a1', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 750, NULL, 0, 1868, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-76a1-92f3-1efeb4c13f17', 0, '01a1f737-ed40-71e6-abda-a25504750532', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 5, NULL, 0, 30500, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 1, '01a1f737-ed40-72a0-9179-6aa2178f87a1', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 450, 500, 0, 1121, 'poor', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 2, '01a1f737-ed40-71e6-abda-a25504750532', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, 0, 6100, 0, '', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-769c-a958-9110e99f5004', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-7267-b262-88ff07e6d55a', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_changes (id, order_id, states, made_at) values ('01a1f76e-dbc0-74bb-b76b-da26d2e91ce4', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', '{"lines":[{"before":{"order_id":"01a1f76e-dbc0-76cd-b4c3-3d70d03135cf","position":1,"product_id":"01a1f737-ed40-72a0-9179-6aa2178f87a1","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":500,"ordered_quantity":null,"given_paise":0,"total_paise":1245,"sold_by":"weight","reason":"","instead_of":null,"packed_at":null,"packed_by":"","credited_paise":0,"credited_quantity":0,"revision":1},"after":{"order_id":"01a1f76e-dbc0-76cd-b4c3-3d70d03135cf","position":1,"product_id":"01a1f737-ed40-72a0-9179-6aa2178f87a1","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":450,"ordered_quantity":500,"given_paise":0,"total_paise":1121,"sold_by":"weight","reason":"poor","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
insert into order_changes (id, order_id, states, made_at) values ('01a1f76e-dbc0-76a9-bad6-0b480c4c0e59', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', '{"lines":[{"before":null,"after":{"order_id":"01a1f76e-dbc0-76cd-b4c3-3d70d03135cf","position":2,"title_hi":"","title_bn":"","product_id":"01a1f737-ed40-71e6-abda-a25504750532","title":"rice","description":"Fresh rice","thumbnail":"","category":"grocery","unit":"kg","pack":"","color":"","price_paise":6100,"quantity":1,"sold_by":"piece","total_paise":0,"ordered_quantity":0,"given_paise":6100,"reason":"","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
insert into door_codes (order_id, code, why) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', '8659', 'paid');
insert into push_keys (id, public_key, private_key, created_at) values (1, 'BIrQ4pNtsEPV56W6fQwi8SQtF5NwtDLnSDbuuckmq4Yqk5LsZfv6f3CveiEc8DmPlOhqlWsIY8JtSzZpL1VS1EY', 'tJlxXrdtDyBuvWAiEQCHcv9aT3OG18uVPCY61goSDMI', '2026-11-20T05:30:00.000Z');
insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, language, created_at, sent_at, arrived_at, trouble) values ('01a1f76e-dbc0-704c-8bcf-8fb6605741ed', '01a22bc7-41de-7382-9e31-d2d38574738e', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'https://push.services.example.com/sample', 'BN6Eek4VZ94I2Oq_mcsHh2rxK5fGzRKO7HkMBcSWaJGkFS9plW4jgxOQG19WjZmUPtcgTH8YU7G_u6pDEYT__hA', 's7OvfoG7zF09j24JdGBjrA', 'hi', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into alarm_people (user_id, position) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 1);
insert into alarm_rules (id, quiet_from, quiet_to, mail, revision, updated_at) values (1, '22:00', '06:00', 'second', 1, '2026-11-20T05:30:00.000Z');
insert into alarms (order_id, turns, next_at, looked_at, looked_id, looked_name, placed_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, NULL, '2026-11-20T05:30:00.000Z', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T04:30:00.000Z');
insert into alarm_calls (id, order_id, channel, user_id, device_id, token_hash, state, reason, made_at, sent_at, arrived_at) values ('01a1f76e-dbc0-719a-8dbb-8318ac1ff487', NULL, 'push', '01a22bc7-41d8-73c5-8f90-b151e856e42b', '01a1f76e-dbc0-704c-8bcf-8fb6605741ed', NULL, 'waiting', '', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a1f76e-dbc0-77a2-a78b-f2ea90ace0f2', '01a1f76e-dbc0-769c-a958-9110e99f5004', NULL, 0, 'paid', 'cash', 12000, 50, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a22bc7-4677-757e-9459-04ba26cb7640', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', NULL, 0, 'paid', 'cash', 5000, 0, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a22bc7-467f-76e5-a3e8-f2e6b25f7a66', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', NULL, 1, 'paid', 'cash', 29000, 68, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a1f76e-dbc0-72fc-9095-3e84fb5c097c', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', NULL, 2, 'paid', 'cash', 0, -68, '', 0, '', 'status', NULL, NULL, NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
insert into khatas (user_id, limit_paise, owed_paise, line_count, oldest_at, revision, updated_at) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', 50000, 12050, 1, '2026-11-20T05:30:00.000Z', 3, '2026-11-20T05:30:00.000Z');
insert into khata_lines (id, user_id, position, kind, amount_paise, owed_paise, payment_id, undoes, note, beyond, by_id, by_name, at) values ('01a22bc7-468e-7138-9d34-9c3cc7bda482', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 0, 'opening', 12050, 12050, NULL, NULL, 'पुरानी कॉपी', '', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z');
insert into order_questions (id, order_id, asked, total_paise, above_paise, asked_by_id, asked_by, asked_at, state, answered_at) values ('01a1f76e-dbc3-71df-b2c6-a0f3dbe1bb48', '01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', '{"change":{"kind":"pack","line":0,"revision":1,"quantity":2},"goods":{"title":"Mango आम","title_hi":"","title_bn":"","unit":"kg","pack":"","quantity":2,"sold_by":"piece"}}', 27221, 11926, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.003Z', 'open', NULL);
insert into cash_sheets (id, round_id, on_day, opened_at) values ('01a1f76e-dbc0-7460-a3ef-60500fd9786f', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', '2026-12-02', '2026-11-20T05:30:00.000Z');
insert into cash_sheets (id, round_id, on_day, opened_at) values ('2026-11-20', NULL, '2026-11-20', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a22bc7-4722-76a6-8607-3fb8a7b1b487', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 0, 'opening', 50000, 'diesel', NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a22bc7-472f-734f-a155-7426b769c0ca', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 1, 'spent', -10000, 'डीज़ल', NULL, '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a22bc7-4738-77ae-803e-8ea702675ad6', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 0, 40000, '{"10":0,"20":0,"50":0,"100":0,"200":2,"500":0,"coins":0}', '', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a22bc7-4753-7492-9365-9939df4c0e53', '2026-11-20', 0, 46000, '{"10":0,"20":0,"50":0,"100":0,"200":0,"500":0,"coins":460}', 'खुले पैसे', '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a22bc7-4748-7274-87ba-71654d0656fe', '01a1f76e-dbc0-7460-a3ef-60500fd9786f', 0, '01a22bc7-4738-77ae-803e-8ea702675ad6', 50000, 0, 0, 10000, 40000, 40000, '', 4000, '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a22bc7-475b-70e7-9830-74480985673c', '2026-11-20', 0, '01a22bc7-4753-7492-9365-9939df4c0e53', 0, 46000, 0, 0, 46000, 46000, 'खुले पैसे', NULL, '01a22bc7-41e4-75df-8477-77dfd50c131b', 'Ravi', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_signed (payment_id, closing_id) values ('01a1f76e-dbc0-77a2-a78b-f2ea90ace0f2', '01a22bc7-475b-70e7-9830-74480985673c');
insert into cash_signed (payment_id, closing_id) values ('01a22bc7-4677-757e-9459-04ba26cb7640', '01a22bc7-475b-70e7-9830-74480985673c');
insert into cash_signed (payment_id, closing_id) values ('01a22bc7-467f-76e5-a3e8-f2e6b25f7a66', '01a22bc7-475b-70e7-9830-74480985673c');
insert into phone_marks (phone_digits, kind, reason, until_day, by_id, by_name, at) values ('9876543210', 'careful', 'Second gate', '2026-11-20', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z');
insert into phone_turns (phone_digits, at) values ('0', '2026-11-20T05:30:00.000Z');
insert into credit_numbers (number, credit_id) values (1, '01a22bc7-46fe-765c-87ba-df7ef2f9393e');
insert into credits (id, number, order_id, position, kind, undoes, reason, note, amount_paise, payment_id, by_id, by_name, at, shipping_paise) values ('01a22bc7-46fe-765c-87ba-df7ef2f9393e', 1, '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, 'credit', NULL, 'spoiled', 'गीला था', 100, NULL, '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', 0);
insert into credit_lines (credit_id, order_id, position, quantity, amount_paise, restocked) values ('01a22bc7-46fe-765c-87ba-df7ef2f9393e', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, 0, 100, 0);
insert into shop_checks (kind, at, report) values ('backup', '2026-11-20T05:30:00.000Z', '{"rows":1,"pictures":0}');
insert into left_rounds (order_id, round_id) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', '01a1f76e-dbc0-7457-9f62-a470d22da06b');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', '4IlDjzsyMYE_E0v03nq5HEZwNDD_HZy1M8lFw5g7O2w', 'SQG_O_U6DyyB5FnhYX874vmUCPGBVBfmx0NNg85VLok', '"01a1f76e-dbc0-7267-b262-88ff07e6d55a"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', '93Rnlh1FG2-KOMrNO8RMvTtKpRkZ1mDH3d44qu521No', '4ktlcw-3medCi_NefpciUFp1FUr3caS-KgzqvYff6AU', '"01a1f76e-dbc0-76a9-bad6-0b480c4c0e59"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'BpMDxaJbWb-E5LU8yFjbS0qioHZRr5Tok1_zfrtHggk', 'h6pyr5pudPQr3YFOLC24NZk9m131oTVCJVt1uJGSEi8', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'F3HsKwTGZ-P-wK8_If1w1Jxt3UycmCdnEXnvjlr-6X4', 'Frt_vCso_FIaa95D7wT8fUIeFAbbGkV9R0E2Fxx4sjE', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'NvrhqymJECD7ByXWpr-dsfgGlJ20Kjd71CPcRuoZFrk', 'MkjXBlk3oGtfkvYaLDO0mk5UulFyGV2MzRshwYUnqAE', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'UewpTiKNVZ4Q0DVcbRIi_0lv6JH3Xmciuv1WvdcUlh8', 'xkCjEiaFJrMP0ZJAGXUQTWxG9iFkgG9vaAMXXBdpK2I', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'hyI3QI_tEexVB7Mn9jAsAZpDJcD2hPmZ4apGVvKkvhs', 'i4oVAO6wZNlBCFOw4BLswtufHySD7zDjizP0j6Ip9YY', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'jB0PU7FNk_85aTfWCPBYy4gH4Az258-oTBcC3dLpuz4', 'QvlEg6a5s0w9HH5ffzb4EhttZtdRULW48qY3dRwMmcY', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'k0cAt59MMbQtMKDLj4sbVhk8k5ithmzIFtehw_t2eBE', '28ZZ5DrNtNKwIJJrR7LMCPzxzBClzvMFb1H8VRhOio4', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'oFdOeH2GF3IctCCjynX0XP5tec4jyBGcYTMam6lHy6g', 'Z4hRzOBu4mD0_afoEtTz74EYIJGWpY13MT6G9C4Yg7w', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41d8-73c5-8f90-b151e856e42b', 'zG2G9Mb2TwOLSEJ9WCbdYU1ULKa9Z-JUh38gPcBjfag', '-cJx0XKLKmzIxPRUxBVLFoKqqRuT0IG_Q-fglIETf0M', '"01a1f76e-dbc0-769c-a958-9110e99f5004"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41e4-75df-8477-77dfd50c131b', 'HGBDxEgwgerTCH1qUvqMc192fY2RYoszRpWpRGVepog', '0XKSTYLg82I0g6mTkdXUTWfMcOwWpazJtUfYuq-Zmy8', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41e4-75df-8477-77dfd50c131b', 'g_O8-iNX6ogoSu1daBPeTYqhPc70HW7bkupF66OCfRk', '2UnZZNAa3xw0NNCADZhjY-YpgA_3WV-BAb_xYwGVsk4', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a22bc7-41e4-75df-8477-77dfd50c131b', 'kxCx762XORfGE9vkVBYcQvdiftBt-MBR-2jaH3u4NO8', 'dCc5wlJlJOMyBC4RniejQPkka5AFx84p8sNou8g2ahY', '', '2026-11-20T05:30:00.000Z');
insert into lifted_newcomers (user_id, by_id, by_name, at) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z');
insert into phone_codes (phone, code_hash, wrong_tries, created_at, expires_at) values ('9826055555', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा देवी', '2026-11-20T04:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76a1-92f3-1efeb4c13f17', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा देवी', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-41e8-71c5-9f9a-d1d274dccde5', 'Ravi', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 1, 'line', '{"deed":"packed","title":"potato","title_hi":"","title_bn":""}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 2, 'line', '{"deed":"added","title":"rice","title_hi":"","title_bn":""}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-769c-a958-9110e99f5004', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"counter","beyond":false}}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-769c-a958-9110e99f5004', 1, 'status', '{"from":"pending","to":"delivered"}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-769c-a958-9110e99f5004', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":12000}}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-7267-b262-88ff07e6d55a', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"phone","beyond":false}}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76cd-b4c3-3d70d03135cf', 3, 'asked', '{"total":27221}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-76a1-92f3-1efeb4c13f17', 1, 'status', '{"from":"pending","to":"cancelled"}', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा देवी', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 1, 'payment', '{"from":"pending","to":"pending","money":{"move":"cash","amount":5000}}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":29000}}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 3, 'roundGiven', '{}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 4, 'roundChanged', '{}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 5, 'nobodyHome', '{}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.004Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 6, 'status', '{"from":"pending","to":"dispatched"}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.005Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 7, 'credited', '{"amount":100}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.006Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-73ae-9dd4-26f5dec1e465', 8, 'status', '{"from":"dispatched","to":"pending"}', '01a22bc7-41d8-73c5-8f90-b151e856e42b', 'Owner', '2026-11-20T05:30:00.007Z', NULL);
insert into rescue_codes (user_id, place, code_hash, created_at, expires_at, used_at) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', 1, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into closures (id, from_on, to_on, text, keeps_rounds, created_at, text_hi, text_bn) values ('01a1f76e-dbc0-74a1-a362-74262da5fc82', '2026-12-25', '2026-12-25', '', 1, '2026-11-20T05:30:00.000Z', 'बड़ा दिन', 'বড়দিন');
insert into complaints (id, order_id, user_id, state, wish, told, told_at, updated_at, revision) values ('01a22bc7-478e-7625-806e-fc3c80717a22', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'open', 'money', '{"lines":[{"line":0,"fault":"damaged","quantity":1}],"photos":[]}', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
insert into complaint_steps (complaint_id, position, kind, text, credit_id, actor_id, actor_name, at) values ('01a22bc7-478e-7625-806e-fc3c80717a22', 0, 'told', 'दबे हुए थे', NULL, '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'आशा', '2026-11-20T05:30:00.000Z');
insert into staff_cards (user_id, code_hash, token_hash, salt, created_at, expires_at, used_at, used_by) values ('01a22bc7-41e4-75df-8477-77dfd50c131b', '$argon2id$v=19$m=19456,t=2,p=1$acmVS4dxjJwUAMaTTRsWnw$UGl7JK/GVGODgFsqrRV1Ep2BqjWn21nJuwHujoYO0kU', 'CTCoxEqRl8u7jO7s7sTenubnjF83HyguUmURWm4VhiU', 'acmVS4dxjJwUAMaTTRsWnw==', '2026-11-20T05:30:00.000Z', '2026-11-27T05:30:00.000Z', NULL, NULL);
insert into order_notices (id, order_id, kind, text, made_at, told_at, told_by_id, told_by) values ('01a22bc7-43c3-709f-acad-78469e5839be', '01a1f76e-dbc0-7267-b262-88ff07e6d55a', 'placed', 'Namaste गीता,

Thank you for your order 5 of 20 Nov 2026, 11:00 am.

1 x Mango आम at ₹120.50: ₹120.50

Subtotal: ₹120.50
Shipping: ₹20
Total: ₹140.50

You pay in cash at the door.

It comes to:
गीता बाई
98260 33333

You can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order

Haat', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into order_notices (id, order_id, kind, text, made_at, told_at, told_by_id, told_by) values ('sample-notice', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 'late', 'देर', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into wishes (id, user_id, product_id, term, words, made_at, here_at, text, told_at, told_by_id, told_by) values ('01a22bc7-4790-75c5-87ce-d49318f0a60a', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', NULL, 'सततू', 'सत्तू', '2026-11-20T05:30:00.000Z', NULL, '', NULL, NULL, '');
insert into bill_series (letter, prefix, year, drawn) values ('S', 'A', '26-27', 1);
insert into bill_series (letter, prefix, year, drawn) values ('M', 'A', '26-27', 1);
insert into bill_series (letter, prefix, year, drawn) values ('C', 'A', '26-27', 1);
insert into bills (id, order_id, order_number, position, kind, letter, prefix, year, n, number, on_day, left_on, at, original_id, mode, seller, buyer, buyer_gstin, place_of_supply, interstate, delivery_paise, taxable_paise, exempt_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise, total_paise, cash_off_paise) values ('01a1f76e-dbc0-77a1-a8b2-bf5029291cb9', '01a1f76e-dbc0-769c-a958-9110e99f5004', 4, 0, 'supply', 'S', 'A', '26-27', 1, 'AS/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', NULL, 'regular', '{"name":"Haat","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"","phone":"","address":[],"gstin":"","businessName":""}', '', '27', 0, 0, 12050, 12050, 0, 0, 0, 0, 12050, 50);
insert into bills (id, order_id, order_number, position, kind, letter, prefix, year, n, number, on_day, left_on, at, original_id, mode, seller, buyer, buyer_gstin, place_of_supply, interstate, delivery_paise, taxable_paise, exempt_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise, total_paise, cash_off_paise) values ('01a1f76e-dbc0-76f9-9f78-e326ebbec407', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 1, 0, 'mixed', 'M', 'A', '26-27', 1, 'AM/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', NULL, 'regular', '{"name":"Sample हाट","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"Asha Devi","phone":"9876543210","address":["Upper Bazaar","near the bus stand"],"gstin":"","businessName":""}', '', '27', 0, 2000, 33760, 27588, 154, 154, 0, 0, 34068, 68);
insert into bills (id, order_id, order_number, position, kind, letter, prefix, year, n, number, on_day, left_on, at, original_id, mode, seller, buyer, buyer_gstin, place_of_supply, interstate, delivery_paise, taxable_paise, exempt_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise, total_paise, cash_off_paise) values ('01a1f76e-dbc0-72fb-8bd2-c1219a4f73f0', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', 1, 1, 'note', 'C', 'A', '26-27', 1, 'AC/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', '01a1f76e-dbc0-76f9-9f78-e326ebbec407', 'regular', '{"name":"Sample हाट","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"Asha Devi","phone":"9876543210","address":["Upper Bazaar","near the bus stand"],"gstin":"","businessName":""}', '', '27', 0, 0, 100, 100, 0, 0, 0, 0, 100, 0);
insert into bill_lines (bill_id, position, product_id, title, title_hi, title_bn, pack, unit, sold_by, hsn, uqc, quantity, price_paise, gross_paise, discount_paise, delivery_paise, total_paise, rate_hundredths, nature, by_printed_price, rate_assumed, taxable_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise) values ('01a1f76e-dbc0-77a1-a8b2-bf5029291cb9', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 1, 12050, 12050, 0, 0, 12050, 0, 'exempt', 0, 1, 12050, 0, 0, 0, 0);
insert into bill_lines (bill_id, position, product_id, title, title_hi, title_bn, pack, unit, sold_by, hsn, uqc, quantity, price_paise, gross_paise, discount_paise, delivery_paise, total_paise, rate_hundredths, nature, by_printed_price, rate_assumed, taxable_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise) values ('01a1f76e-dbc0-76f9-9f78-e326ebbec407', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 2, 12050, 24100, 0, 1503, 25603, 0, 'exempt', 0, 1, 25603, 0, 0, 0, 0);
insert into bill_lines (bill_id, position, product_id, title, title_hi, title_bn, pack, unit, sold_by, hsn, uqc, quantity, price_paise, gross_paise, discount_paise, delivery_paise, total_paise, rate_hundredths, nature, by_printed_price, rate_assumed, taxable_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise) values ('01a1f76e-dbc0-76f9-9f78-e326ebbec407', 1, '01a1f737-ed40-71e6-abda-a25504750532', 'rice', '', '', '', 'kg', 'piece', '1006', 'KGS', 1, 6100, 6100, 0, 380, 6480, 500, 'taxable', 0, 0, 6172, 154, 154, 0, 0);
insert into bill_lines (bill_id, position, product_id, title, title_hi, title_bn, pack, unit, sold_by, hsn, uqc, quantity, price_paise, gross_paise, discount_paise, delivery_paise, total_paise, rate_hundredths, nature, by_printed_price, rate_assumed, taxable_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise) values ('01a1f76e-dbc0-76f9-9f78-e326ebbec407', 2, '01a1f737-ed40-72a0-9179-6aa2178f87a1', 'potato', '', '', '', 'kg', 'weight', '0701', 'KGS', 750, 2490, 1868, 0, 117, 1985, 0, 'exempt', 0, 1, 1985, 0, 0, 0, 0);
insert into bill_lines (bill_id, position, product_id, title, title_hi, title_bn, pack, unit, sold_by, hsn, uqc, quantity, price_paise, gross_paise, discount_paise, delivery_paise, total_paise, rate_hundredths, nature, by_printed_price, rate_assumed, taxable_paise, cgst_paise, sgst_paise, igst_paise, printed_more_paise) values ('01a1f76e-dbc0-72fb-8bd2-c1219a4f73f0', 0, '01a1f737-ed40-73e6-b308-851de825645f', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 0, 12050, 100, 0, 0, 100, 0, 'exempt', 0, 1, 100, 0, 0, 0, 0);
insert into business_buyers (user_id, gstin, name, updated_at) values ('01a22bc7-41e8-71c5-9f9a-d1d274dccde5', '27AAPFU0939F1ZV', 'रवि जनरल स्टोर', '2026-11-20T04:30:00.000Z');
insert into tax_registrations (id, from_on, mode, gstin, state, legal_name, prefix, used_until, made_at) values ('01a1f737-ed40-714f-ad2d-6a37984ac27e', '2026-11-20', 'regular', '27AAPFU0939F1ZV', '27', 'हाट', 'A', '2026-11-20', '2026-11-20T04:30:00.000Z');
insert into tax_registrations (id, from_on, mode, gstin, state, legal_name, prefix, used_until, made_at) values ('01a1f76e-dbc0-706d-98c3-17680465b28d', '2027-04-01', 'regular', '27AAPFU0939F1ZV', '27', 'हाट', '', NULL, '2026-11-20T05:30:00.000Z');
insert into tax_rates (id, goods, hsn, condition, from_on, until_on, rate_hundredths, nature, by_printed_price, source, made_at) values ('01a1f76e-dbc0-776e-a739-4a6527742d50', 'rice', '', 'packed', '2027-04-01', NULL, 300, 'taxable', 0, 'मुनीम जी', '2026-11-20T05:30:00.000Z');
insert into complaint_slips (number, id, complaint_id, order_id, user_id, way, name, phone, language, words, received_at, noted_at, noted_by, confirmed_at, confirmed_by, answer, answered_at, answered_by, told_at, secret) values (1, '01a22bc7-478e-7625-806e-fc3c80717a22', '01a22bc7-478e-7625-806e-fc3c80717a22', '01a1f737-ed40-73ae-9dd4-26f5dec1e465', '01a22bc7-41e6-7362-9e21-446e02bf6a1b', 'order', 'आशा', '9876543210', 'en', '', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', NULL, '', '', NULL, '', NULL, NULL);
insert into newsletter_consents (id, email, user_id, given, way, at) values ('01a22bc7-4791-72a3-9d34-676e47335e61', 'reader@example.in', NULL, 1, 'mail', '2026-11-20T05:30:00.000Z');
insert into new_rescue_codes (user_id, place, code_hash, created_at) values ('01a22bc7-41e6-7362-9e21-446e02bf6a1b', 1, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z');
insert into accountants (id, name, secret_hash, created_at, used_at, ended_at) values ('01a22bc7-4792-70fd-9927-5945a51ed802', 'मेहता जी', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z', NULL, NULL);
commit;

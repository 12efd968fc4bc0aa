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
CREATE INDEX products_by_creation on products (created_at, id);
CREATE INDEX products_deactivated on products (created_at, id) where deactivated_at is not null;
CREATE INDEX products_changed on products (updated_at);
CREATE INDEX products_popularity_due on products (id) where popularity <> sold;
CREATE INDEX products_searched on products (created_at, id, deactivated_at, category, stock, search);
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
);
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
);
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
insert into kysely_migration (name, timestamp) values ('062-shop', '2026-11-26T23:12:02.755Z');
insert into kysely_migration (name, timestamp) values ('063-shop-checks', '2026-11-26T23:12:02.757Z');
insert into kysely_migration (name, timestamp) values ('065-money-from-facts', '2026-11-26T23:12:02.771Z');
insert into kysely_migration (name, timestamp) values ('066-left-rounds', '2026-11-26T23:12:02.772Z');
insert into kysely_migration (name, timestamp) values ('067-requests', '2026-11-26T23:12:02.777Z');
insert into kysely_migration (name, timestamp) values ('068-one-once', '2026-11-26T23:12:02.784Z');
insert into kysely_migration (name, timestamp) values ('069-lifted-newcomers', '2026-11-26T23:12:02.785Z');
insert into kysely_migration (name, timestamp) values ('071-phone-names', '2026-11-26T23:12:02.786Z');
insert into kysely_migration (name, timestamp) values ('076-moved-orders', '2026-11-26T23:12:02.787Z');
insert into kysely_migration (name, timestamp) values ('077-events-as-data', '2026-11-26T23:12:02.794Z');
insert into kysely_migration (name, timestamp) values ('078-rescue-codes', '2026-11-26T23:12:02.795Z');
insert into kysely_migration (name, timestamp) values ('079-opening-hours', '2026-11-26T23:12:02.796Z');
insert into kysely_migration (name, timestamp) values ('081-complaints', '2026-11-26T23:12:02.797Z');
insert into kysely_migration (name, timestamp) values ('082-staff-cards', '2026-11-26T23:12:02.799Z');
insert into kysely_migration (name, timestamp) values ('083-own-words', '2026-11-26T23:12:02.802Z');
insert into kysely_migration (name, timestamp) values ('084-address-landmarks', '2026-11-26T23:12:02.804Z');
insert into kysely_migration (name, timestamp) values ('087-order-notices', '2026-11-26T23:12:02.805Z');
insert into kysely_migration (name, timestamp) values ('088-wishes', '2026-11-26T23:12:02.806Z');
insert into kysely_migration (name, timestamp) values ('089-closed-days-in-languages', '2026-11-26T23:12:02.811Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into settings (name, value, revision, updated_at) values ('shop', '{"name":"Sample हाट","tagline":"Everyday goods, to your door, paid in cash when they arrive.","story":"","mission":"","address":"","phones":[],"email":"","whatsapp":"","whatsappText":"Namaste! I have a question about an order.","shippingFee":20,"freeShippingAbove":500,"deliversElsewhere":true,"mayCollect":false,"newcomerOrders":5,"newcomerOrdersADay":10,"newcomersOfANetwork":60,"newcomerValue":100000,"doorCodeFrom":1000,"unpaidMost":null,"ordersWhileClosed":true,"smsPerDay":null,"banners":[],"newsletterOpen":true,"supportDayAndNight":false,"founded":null,"fssai":"","upiId":"","upiName":"","printerAddress":"","isDemo":false,"taglineHi":"","taglineBn":"","storyHi":"","storyBn":"","missionHi":"","missionBn":"","addressHi":"","addressBn":"","bannersHi":[],"bannersBn":[],"lowStock":5}', 1, '2026-11-20T05:30:00.000Z');
insert into settings (name, value, revision, updated_at) values ('hours', '[[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"]]]', 1, '2026-11-20T05:30:00.000Z');
insert into settings (name, value, revision, updated_at) values ('weekdays without rounds', '4', 1, '2026-11-20T05:30:00.000Z');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'owner@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$U7OCRzLo1soMDB+WfBKQ3g$5nZyQrxls8EQz3Mxvkrx8a6UWMSqTFiMt3QoxTeuDNM', NULL, 'admin', '', 1, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'owner', NULL, NULL, '9876543210', 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', 'ravi1@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$U7OCRzLo1soMDB+WfBKQ3g$5nZyQrxls8EQz3Mxvkrx8a6UWMSqTFiMt3QoxTeuDNM', NULL, 'staff', 'packer,counter,goods', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा देवी', 'asha@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$U7OCRzLo1soMDB+WfBKQ3g$5nZyQrxls8EQz3Mxvkrx8a6UWMSqTFiMt3QoxTeuDNM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'आशा देवी', 'hi', NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-593e-7316-8c3a-4e397870f365', 'Ravi', 'ravi2@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$U7OCRzLo1soMDB+WfBKQ3g$5nZyQrxls8EQz3Mxvkrx8a6UWMSqTFiMt3QoxTeuDNM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-5993-7070-bda5-0c90fce5df49', 'Meena', NULL, '9826044444', '$argon2id$v=19$m=19456,t=2,p=1$UaQggZK9XvuclUnUBpq3CA$5TQdTvj+sKPaqWihvr1vL2WjhAAdM5zZu9+f5G/v/WM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, '9826044444', 'meena', NULL, NULL, '9826044444', 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('00000000-0000-7000-8000-000000000000', 'Without an account', NULL, '', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', '', NULL, '2026-11-20T05:30:00.000Z', NULL, 0);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone, rescuer) values ('01a21a21-5a86-75ec-8ddf-b7dcc82a36de', 'गीता बाई', NULL, '9826033333', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '9826033333', 'गीता बाई', NULL, NULL, '9826033333', 0);
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a21a21-5a16-70f2-aade-b5a841c881a0', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T04:30:00.000Z', '', 'near the bus stand');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a21a21-5a46-77b8-aa17-a224f9411509', '01a21a21-593e-7316-8c3a-4e397870f365', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T05:30:00.000Z', '', 'near the bus stand');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village, landmark) values ('01a21a21-5dfa-71cd-9578-5508ab425c10', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा देवी', 'asha@example.in', '9876543210', 'Upper Bazaar', 'Almora', 'Uttarakhand', '263601', '2026-11-20T05:30:00.000Z', '', 'मंदिर के पास');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a21a21-5932-7753-afc1-031f9f98fd56', 'cxUfMsCwu4WNcXMAouyKElywO5-yRoCDLddVEXf-20o', '01a21a21-592e-718a-8ab5-136c504ba7c8', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a21a21-593c-70a7-b7ca-c2ccc6077c41', 'gJ1RKpe0bY7bklAC-JoSVYrHYL53rzIlAxW0KfHeUNg', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a21a21-593f-71e3-9662-5f86af2f4582', 'AN43GqQXo22lBm44ml_w_aLCgU3dh0XLEkYcminLpvs', '01a21a21-593e-7316-8c3a-4e397870f365', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into password_resets (token_hash, user_id, created_at, expires_at, used_at) values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '01a21a21-593b-72fc-a5af-c46e3b3c5680', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into rate_limits (key, window_start, hits) values ('sign-ups:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T04:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('mails-of-own-moves:J2HC6_Rn7vklm4nsVcCFZC', '2026-11-20T00:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('resets:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('reset-mails-anywhere:pS3w9lLk6vTn9LN1JsXznB', '2026-11-20T05:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter-mails:L1HqVn-MJW0QZXzn-DRd-x', '2026-11-20T05:00:00.000Z', 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-752c-96e2-6834c7b570c4', 'H-34C7B570C4', 'Mango आम', 'Fresh mango', 'fruits', '', '', 'kg', '', 12050, 12050, 35, 5, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'mango आम
h-34c7b570c4', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-77ff-8de6-a189231f3338', 'H-89231F3338', 'rice', 'Fresh rice', 'grocery', '', '', 'kg', '', 6700, 6700, 98, 2, 0, '', 3, '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, 0, 'rice
h-89231f3338', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', 'price cuttedprice maker hsn taxRate title_hi', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 'H-F4A9A6F36D', 'potato', 'Fresh potato', 'vegetables', '', '', 'kg', '', 2490, 2490, 28800, 1200, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'potato
h-f4a9a6f36d', 'weight', 50, 250, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into spelling_groups (id, canonical, spellings, created_at, updated_at) values ('01a21a21-5dfc-70ab-9d22-14e546d1ef96', 'aam', '["aam","आम"]', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('zzz', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('कटहल', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a21a21-5aa2-7101-8411-fff9f8d7aff3', '01a21a21-593b-72fc-a5af-c46e3b3c5680', '01a1f737-ed40-752c-96e2-6834c7b570c4', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a21a21-5aa5-7587-bbd5-1161a281d362', '01a21a21-593b-72fc-a5af-c46e3b3c5680', '01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 1250, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_numbers (number, order_id) values (1, '01a1f737-ed40-71ac-bd91-37ba4aebfb61');
insert into order_numbers (number, order_id) values (2, '01a1f76e-dbc0-727a-86e2-a9b4d514f89e');
insert into order_numbers (number, order_id) values (3, '01a1f76e-dbc0-756c-ae69-f034bf3d9093');
insert into order_numbers (number, order_id) values (4, '01a1f76e-dbc0-75e1-9a59-8f98522c3488');
insert into order_numbers (number, order_id) values (5, '01a1f76e-dbc0-7491-95dc-5b03697bb86b');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 1, '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'pending', 'received', 'cash', 31968, 2000, 33968, 4, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#1 asha devi 9876543210 ', NULL, NULL, 10, '2026-11-20T04:30:00.000Z', NULL, '2026-11-20T05:30:00.007Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, '01a1f76e-dbc0-7380-931d-9136f8c40d1c', 'ride', '2026-11-20', '17:00', '19:00', NULL, NULL, '', NULL, '', NULL, 'call', 34000, 0, 'web', '', '', '', 100, 1, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-727a-86e2-a9b4d514f89e', 2, '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'cancelled', 'pending', 'cash', 30500, 2000, 32500, 5, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#2 asha devi 9876543210 ', NULL, NULL, 2, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.001Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 3, '01a21a21-593e-7316-8c3a-4e397870f365', 'pending', 'pending', 'cash', 13171, 2000, 15171, 3, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#3 asha devi 9876543210 ', NULL, NULL, 4, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.003Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', 15295, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 2, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-75e1-9a59-8f98522c3488', 4, '00000000-0000-7000-8000-000000000000', 'delivered', 'received', 'cash', 12050, 0, 12050, 1, '', '-', '', '', '', '', '', '', '', '', '#4   ', NULL, NULL, 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.001Z', '2026-11-20T05:30:00.002Z', '', 0, '', '', 0, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 12000, 50, 'counter', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, note, shop_note, credited_paise, credit_count, credited_shipping_paise, last_line, share_paise, rest_on_account, account_paise) values ('01a1f76e-dbc0-7491-95dc-5b03697bb86b', 5, '01a21a21-5a86-75ec-8ddf-b7dcc82a36de', 'pending', 'pending', 'cash', 12050, 2000, 14050, 1, 'गीता', 'बाई', '98260 33333', '', '', '', '', '', '', '', '#5 गीता बाई 9826033333 ', NULL, NULL, 1, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', '9826033333', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'phone', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a1c-737d-886c-4a39f77b7726', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 1","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 1 मिल गया (20 नवंबर 2026, सुबह 10 बजे)।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f737-ed40-71ac-bd91-37ba4aebfb61 placed', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a1d-7218-ae12-a7a8f53a3c50', 'alarm', '{"order":"01a1f737-ed40-71ac-bd91-37ba4aebfb61"}', 'alarm 01a1f737-ed40-71ac-bd91-37ba4aebfb61', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a33-767d-a1c3-d2f66b58135e', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 2","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 2 मिल गया (20 नवंबर 2026, सुबह 11 बजे)।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-727a-86e2-a9b4d514f89e placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a33-767e-b9ab-d2066bd28ade', 'alarm', '{"order":"01a1f76e-dbc0-727a-86e2-a9b4d514f89e"}', 'alarm 01a1f76e-dbc0-727a-86e2-a9b4d514f89e', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a47-73df-a2f9-ffbac3d144d2', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"Your order 3 from Haat","text":"Namaste Asha,\n\nThank you for your order 3 of 20 Nov 2026, 11:00 am.\n\n1 x Mango आम at ₹120.50: ₹120.50\n500 g potato at ₹24.90 per kg: ₹12.45\n\nSubtotal: ₹132.95\nShipping: ₹20\nTotal: ₹152.95\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-756c-ae69-f034bf3d9093 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a47-73e0-9df8-5caf2975cf7c', 'alarm', '{"order":"01a1f76e-dbc0-756c-ae69-f034bf3d9093"}', 'alarm 01a1f76e-dbc0-756c-ae69-f034bf3d9093', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5a9c-73d6-b83f-9e241b2bba77', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"A question about your order 3","text":"Namaste Asha,\n\nWe are packing your order 3 and would like to ask you first:\n\nMango आम: 2 kg instead of 1 kg\n\nYour order would then come to ₹272.21 instead of ₹151.71. Without your yes it never comes to more than was agreed.\n\nYes or no? One tap is enough: http://localhost:3000/my-order/01a1f76e-dbc0-756c-ae69-f034bf3d9093\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5aae-75a8-bbf5-d587a42f265d', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 2 रद्द हो गया","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 2 (20 नवंबर 2026, सुबह 11 बजे) रद्द हो गया। कोई पैसा नहीं देना है।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5abe-70a0-b15b-f209c419d5ab', 'mail-reset', '{"email":"asha@example.in","origin":"http://localhost:3000","isSpare":false}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5ac4-7768-9f90-4ed1f4891b44', 'mail', '{"to":"reader@example.in","language":"en","subject":"Do you want the news of Haat?","text":"Someone, we hope you, asked Haat to send its news to this e-mail address.\n\nIf it was you, open this link within two days and say yes:\nhttp://localhost:3000/newsletter/confirm/CtGMhWHqT-K3knBtdoRjUxjaP68CbtNUzGCnSgMX_W8\n\nIf it was not you, do nothing: you get no e-mails.\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5c9d-728f-8e0d-f1f417039dad', 'push', '{"call":"01a1f76e-dbc0-7182-9f14-eb527f0d6b3d"}', 'push 01a1f76e-dbc0-7182-9f14-eb527f0d6b3d', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5d0f-7169-bfee-753a8252c58a', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1 कब आएगा","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय तय हो गया है।\n\nडिलीवरी: 21 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5d18-74f4-b396-b0b7af51769c', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1: नया समय","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय बदल गया है।\n\nडिलीवरी: 20 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5d4f-76fb-9736-63295b2de824', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 1 रास्ते में है","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 1 (20 नवंबर 2026, सुबह 10 बजे) रास्ते में है।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nआपका कोड: 2441। सामान हाथ में आने पर ही बताएँ। उससे पहले किसी को न बताएँ।\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5d60-73f7-a4b7-efcec0173b37', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपके ऑर्डर 1 के बिल में से कुछ घटाया गया है","text":"नमस्ते Asha जी,\n\nहमने आपके ऑर्डर 1 के बिल में से ₹1 घटा दिए हैं।\n\nMango आम: सामान खराब निकला: गीला था\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nघटाया गया: −₹1\nकुल: ₹339.68\n\nहम आपको ₹0.32 वापस देंगे।\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a21a21-5d75-7134-afd3-b1c0e474f88f', 'late round', '{"round":"01a1f76e-dbc0-7380-931d-9136f8c40d1c"}', NULL, '2026-11-20T05:30:12.000Z', 1, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5946-743e-be10-63431b3c7c70', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-752c-96e2-6834c7b570c4', 'added', NULL, '{"sku":"H-34C7B570C4","title":"Mango आम","description":"Fresh mango","category":"fruits","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":120.5,"cuttedprice":120.5,"stock":40,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5948-7278-90c2-41ec6ba5b1d5', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-77ff-8de6-a189231f3338', 'added', NULL, '{"sku":"H-89231F3338","title":"rice","description":"Fresh rice","category":"grocery","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":61,"cuttedprice":61,"stock":100,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-594a-725b-9f8f-4e85f4d15ca0', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 'added', NULL, '{"sku":"H-F4A9A6F36D","title":"potato","description":"Fresh potato","category":"vegetables","brand":"","color":"","unit":"kg","soldBy":"weight","least":0.25,"step":0.05,"pack":"","price":24.9,"cuttedprice":24.9,"stock":30,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-59e6-7423-a952-8c197c85a4eb', '2026-11-20T04:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-5993-7070-bda5-0c90fce5df49', 'login code given', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a59-7004-99c8-36b18a5824cc', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.5,"ordered":0.5,"unit":"kg","total":12.45}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a69-7063-bd06-b256800afa47', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"},{"title":"rice","quantity":1,"ordered":0,"unit":"kg","total":0}]}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a77-756d-8ab5-7242fe7d7ff5', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-75e1-9a59-8f98522c3488', 'taken', NULL, '{"channel":"counter","total":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a79-76a1-bf26-8daeb2b370d3', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-75e1-9a59-8f98522c3488', 'moved', '{"status":"pending"}', '{"status":"delivered"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a7c-74ad-babd-c1e9e9d90a29', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-75e1-9a59-8f98522c3488', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a87-713c-9b70-b8c46add05ec', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-5a86-75ec-8ddf-b7dcc82a36de', 'added', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a89-76a5-ae51-b6a69f125f01', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-7491-95dc-5b03697bb86b', 'taken', NULL, '{"channel":"phone","total":140.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5a9a-7781-8194-dcbfd3c791b3', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', 'asked', '{"total":151.71}', '{"title":"Mango आम","total":272.21}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5c75-7734-8522-2fef8fad6c59', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'settings', 'shop', 'changed', '{"name":"Haat","doorCodeFrom":null}', '{"name":"Sample हाट","doorCodeFrom":1000}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5c7f-71fc-8c46-2e3d00bc4e39', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'product', '01a1f737-ed40-77ff-8de6-a189231f3338', 'price changed by 10 %', '{"price":61,"cuttedprice":61}', '{"price":67,"cuttedprice":67,"change":"01a1f76e-dbc0-746d-bb68-f2aeabb1a7df"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5c80-75de-994f-cca2c0d528be', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'price change', '01a1f76e-dbc0-746d-bb68-f2aeabb1a7df', 'done', NULL, '{"percent":10,"of":"both","round":"rupee","products":1,"skipped":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5c98-76e8-925d-59feba90e3b8', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'settings', 'alarm', 'changed', '{"quietHours":""}', '{"quietHours":"22:00 – 06:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5ca5-72ff-971c-e97422715fbe', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'product', '01a1f737-ed40-77ff-8de6-a189231f3338', 'edited', '{"maker":"","hsn":"","taxRate":null,"title_hi":""}', '{"maker":"Amber Mills, Patna","hsn":"1006","taxRate":5,"title_hi":"चावल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5caa-72c6-a06a-50da8a4acbb9', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'area', '01a1f76e-dbc0-7230-b7ef-24718a6f445d', 'added', NULL, '{"name":"Upper valley","fee":40,"freeAbove":null,"minimum":0,"cashMost":null,"note":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cb6-74dc-a324-edb4fd4df2a4', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'area', '01a1f76e-dbc0-7230-b7ef-24718a6f445d', 'edited', NULL, '{"name":"Upper valley","villagesAdded":2,"villagesMoved":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cbe-7614-8d80-ce65263b5fd0', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'added', NULL, '{"kind":"ride","days":"1 2 3 4 5 6","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":"01a1f76e-dbc0-7230-b7ef-24718a6f445d"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cc6-71b1-b8e4-7594a86e35c0', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-77f9-a1c0-9184c1d5dac8', 'added', NULL, '{"kind":"collect","days":"7","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5ccc-76a8-a72b-de5bb969282b', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'pause', '01a1f76e-dbc0-747a-b453-2bb78308541c', 'added', NULL, '{"from":"2026-11-24","to":"2026-11-25","text":"शादी की छुट्टी"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cd4-7214-80d8-07abe1643c7c', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'settings', 'hours', 'changed', '{"hours":""}', '{"hours":"07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · – · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cd9-7346-900a-292449cfea9e', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'settings', 'hours', 'changed', NULL, '{"closedDays":"2026-12-25: बड़ा दिन / বড়দিন"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5ce0-737e-a1b5-092588ceb883', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'payment noted', '{"paid":0}', '{"paid":50}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5ce8-742b-8870-ed54759f48d7', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cef-7734-ba0f-d2230f6b8950', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'limit set', '{"limit":0}', '{"limit":500}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cf6-7481-8289-8cad989a889b', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'account opened', '{"owed":0}', '{"owed":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5cfb-763d-b46a-d4aee16a06ed', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'number marked', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d02-7527-a573-447f0b65a480', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'newcomer limits lifted', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d0e-73f8-931b-fefe76aa05de', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'round changed', '{"on":null,"from":null,"to":null}', '{"on":"2026-11-21","from":"17:00","to":"19:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d17-7097-a4d1-6c2a83359d2f', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'round changed', '{"on":"2026-11-21","from":"17:00","to":"19:00"}', '{"on":"2026-11-20","from":"17:00","to":"19:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d21-7335-855b-e678755492ed', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-7380-931d-9136f8c40d1c', 'riders named', '{"riders":""}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d2f-778e-9a11-43a1cfdf6697', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-7380-931d-9136f8c40d1c', 'riders named', '{"riders":"Owner"}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d4e-7514-8e53-65e6a9c5b637', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'moved', '{"status":"pending"}', '{"status":"dispatched"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d5c-742a-ba9b-3bb6e05d5290', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'credit given', '{"total":340.68}', '{"total":339.68,"reason":"spoiled","note":"गीला था"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d69-7661-a425-06fe6ce95d45', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'order', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'moved', '{"status":"dispatched"}', '{"status":"pending"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d75-7135-8d3f-0c686c453762', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-7380-931d-9136f8c40d1c', 'edited', '{"lateTo":null}', '{"lateTo":"20:30"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d81-72c5-84a5-71a4e1d709ac', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'cash', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 'change given', NULL, '{"amount":500,"note":"diesel"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d93-753d-9111-f65fe828b655', '2026-11-20T05:30:00.000Z', '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', 'cash', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 'money spent', NULL, '{"amount":100,"note":"डीज़ल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5d9a-72d4-819a-7a0b656965c7', '2026-11-20T05:30:00.000Z', '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', 'cash', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 'handed in', NULL, '{"counted":400}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5da0-76f0-8929-f50b63a03f67', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'round', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 'edited', '{"closed":false}', '{"closed":true}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5da8-74e0-bc1a-f561bf72fc3f', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'cash', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 'closed', NULL, '{"expected":400,"counted":400,"difference":0,"cost":40,"handedBy":"Ravi"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5db0-74ad-b90d-d7409d8d0363', '2026-11-20T05:30:00.000Z', '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', 'cash', '2026-11-20', 'handed in', NULL, '{"counted":460,"reason":"खुले पैसे"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5db7-72f2-bece-170ecea4185b', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'cash', '2026-11-20', 'closed', NULL, '{"expected":460,"counted":460,"difference":0,"reason":"खुले पैसे","handedBy":"Ravi"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a21a21-5df7-752d-96e6-636978c1b1a0', '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 'account', '01a21a21-5937-7709-8965-33bb2174a84a', 'login card made', NULL, NULL);
insert into newsletter_subscribers (id, email, leave_token, consented_at, left_at, language) values ('01a21a21-5dfc-70ac-8d4f-0c5fa4c9dbbb', 'reader@example.in', 'ccccccccccccccccccccccccccccccccccccccccccc', '2026-11-20T05:30:00.000Z', NULL, 'bn');
insert into team_members (id, user_id, name, job_profile, image, location, sell, amount_paise, position, created_at) values ('01a21a21-5dff-769b-b4ae-a290e67adddb', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'Sample', 'Counter', '', '', 0, 0, 0, '2026-11-20T05:30:00.000Z');
insert into news_seen (user_id, seen_at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', '2026-11-20T05:30:00.000Z');
insert into price_changes (id, preview, state, under_way, percent_hundredths, price_kind, rounding, actor_id, actor_name, total, written, skipped, undone, kept, created_at, ended_at) values ('01a1f76e-dbc0-746d-bb68-f2aeabb1a7df', '7d4f7957b5c65fc89bcf5e71f996eebc', 'changed', NULL, 1000, 'both', 'rupee', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 1, 1, 0, 0, 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into price_change_parts (change_id, part, state, lines) values ('01a1f76e-dbc0-746d-bb68-f2aeabb1a7df', 0, 'written', '[{"id":"01a1f737-ed40-77ff-8de6-a189231f3338","from":{"price_paise":6100,"cut_price_paise":6100},"to":{"price_paise":6700,"cut_price_paise":6700}}]');
insert into known_devices (token_hash, user_id, created_at, seen_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '01a21a21-593b-72fc-a5af-c46e3b3c5680', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('reset-mails:lrQB7blVUTzM1LCw-QMbJh', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('KTClO0V2dw57_Wo-5cRZPlNh5K6Uywk3zwoXdX-wrI8', 'reader@example.in', '2026-11-20T05:30:00.000Z', '2026-11-22T05:30:00.000Z', 'en');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'asked@example.in', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 'hi');
insert into changes (seq, tags) values (1, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 page:01a1f737-ed40-752c-96e2-6834c7b570c4 tile:01a1f737-ed40-752c-96e2-6834c7b570c4 goods:all goods:fruits sold-out:all sold-out:fruits words products row:01a1f737-ed40-77ff-8de6-a189231f3338 page:01a1f737-ed40-77ff-8de6-a189231f3338 tile:01a1f737-ed40-77ff-8de6-a189231f3338 goods:grocery sold-out:grocery row:01a1f737-ed40-779e-a07b-1ff4a9a6f36d page:01a1f737-ed40-779e-a07b-1ff4a9a6f36d tile:01a1f737-ed40-779e-a07b-1ff4a9a6f36d goods:vegetables sold-out:vegetables ');
insert into changes (seq, tags) values (2, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 row:01a1f737-ed40-779e-a07b-1ff4a9a6f36d row:01a1f737-ed40-77ff-8de6-a189231f3338 orders ');
insert into changes (seq, tags) values (3, ' catalogue row:01a1f737-ed40-77ff-8de6-a189231f3338 orders ');
insert into changes (seq, tags) values (4, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 row:01a1f737-ed40-779e-a07b-1ff4a9a6f36d orders ');
insert into changes (seq, tags) values (5, ' catalogue row:01a1f737-ed40-779e-a07b-1ff4a9a6f36d orders ');
insert into changes (seq, tags) values (6, ' catalogue row:01a1f737-ed40-77ff-8de6-a189231f3338 orders ');
insert into changes (seq, tags) values (7, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 orders ');
insert into changes (seq, tags) values (8, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 orders ');
insert into changes (seq, tags) values (9, ' catalogue row:01a1f737-ed40-752c-96e2-6834c7b570c4 orders ');
insert into changes (seq, tags) values (10, ' catalogue row:01a1f737-ed40-77ff-8de6-a189231f3338 orders ');
insert into changes (seq, tags) values (11, ' settings ');
insert into changes (seq, tags) values (12, ' catalogue row:01a1f737-ed40-77ff-8de6-a189231f3338 page:01a1f737-ed40-77ff-8de6-a189231f3338 tile:01a1f737-ed40-77ff-8de6-a189231f3338 products order:price:all order:price:grocery ');
insert into changes (seq, tags) values (13, ' catalogue row:01a1f737-ed40-77ff-8de6-a189231f3338 page:01a1f737-ed40-77ff-8de6-a189231f3338 tile:01a1f737-ed40-77ff-8de6-a189231f3338 words products ');
insert into changes (seq, tags) values (14, ' areas promises ');
insert into changes (seq, tags) values (15, ' areas ');
insert into changes (seq, tags) values (16, ' rounds promises ');
insert into changes (seq, tags) values (17, ' rounds promises ');
insert into changes (seq, tags) values (18, ' rounds ');
insert into changes (seq, tags) values (19, ' settings closures ');
insert into changes (seq, tags) values (20, ' settings closures ');
insert into changes (seq, tags) values (21, ' orders ');
insert into changes (seq, tags) values (22, ' orders ');
insert into changes (seq, tags) values (23, ' orders ');
insert into changes (seq, tags) values (24, ' orders ');
insert into changes (seq, tags) values (25, ' orders ');
insert into changes (seq, tags) values (26, ' orders ');
insert into changes (seq, tags) values (27, ' orders ');
insert into changes (seq, tags) values (28, ' orders ');
insert into changes (seq, tags) values (29, ' orders ');
insert into changes (seq, tags) values (30, ' orders ');
insert into changes (seq, tags) values (31, ' orders ');
insert into changes (seq, tags) values (32, ' orders ');
insert into changes (seq, tags) values (33, ' rounds orders ');
insert into changes (seq, tags) values (34, ' orders ');
insert into changes (seq, tags) values (35, ' orders ');
insert into changes (seq, tags) values (36, ' orders ');
insert into changes (seq, tags) values (37, ' rounds ');
insert into changes (seq, tags) values (38, ' rounds orders ');
insert into changes (seq, tags) values (39, ' orders ');
insert into changes (seq, tags) values (40, ' orders ');
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 1, 1, 0, 33968, 2000, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 2, 0, 1, 0, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 3, 1, 0, 15171, 2000, 1, 15171, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 4, 1, 0, 12050, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 5, 1, 0, 14050, 2000, 1, 14050, 0, 0);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'fruits', '01a1f737-ed40-752c-96e2-6834c7b570c4', 5000, 60150);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'grocery', '01a1f737-ed40-77ff-8de6-a189231f3338', 2000, 6100);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'vegetables', '01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 1200, 2989);
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('vegetables', NULL, 1, 0, 'vegetables', 'goods', '', 1, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('fruits', NULL, 2, 0, 'fruits', 'goods', '', 2, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('meat', NULL, 3, 0, 'meat', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('localitems', NULL, 4, 0, 'localitems', 'goods', '', 3, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('grocery', NULL, 5, 0, 'grocery', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('electronics', NULL, 6, 0, 'electronics', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
insert into shelves (value, parent, position, hidden, art, picture, thumbnail, carousel, revision, created_at, updated_at) values ('food', NULL, 7, 0, 'food', 'goods', '', 4, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
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
insert into product_labels (product_id, maker, packer, importer, best_before, hsn, tax_rate_hundredths, fssai, purchase_price_paise) values ('01a1f737-ed40-77ff-8de6-a189231f3338', 'Amber Mills, Patna', '', '', '', '1006', 500, '', NULL);
insert into product_texts (product_id, language, title, description) values ('01a1f737-ed40-77ff-8de6-a189231f3338', 'hi', 'चावल', '');
insert into imports (id, file_name, state, header, sample, plan, outcome, signature, row_count, parts, done_parts, problem, actor_id, actor_name, revision, created_at, updated_at, imported_at, undo, taken_back) values ('sample-import', 'stock.xlsx', 'done', '{"layout":"List of goods","row":1,"columns":[],"notes":[],"isRemembered":false}', '[]', '{"columns":[],"shelves":{},"answers":{},"overwrite":false}', '{"added":0,"changed":0,"unchanged":0,"hidden":0,"leftOut":0,"adjusted":0,"kept":0,"shelves":[],"found":[],"questions":[]}', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, 0, 0, '', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'Sample', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', 0);
insert into import_parts (import_id, position, content) values ('sample-import', 0, '[[2,"आम","50"]]');
insert into import_remarks (import_id, row_number, kind, reason, cells) values ('sample-import', 2, 'left out', 'the price is 0', '["आम","0"]');
insert into import_layouts (signature, plan, updated_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '{}', '2026-11-20T05:30:00.000Z');
insert into picture_sources (product_id, address, state, thumbnail, tries, reason, updated_at) values ('01a1f737-ed40-752c-96e2-6834c7b570c4', 'https://example.in/mango.jpg', 'failed', '', 0, 'the other site answers 404', '2026-11-20T05:30:00.000Z');
insert into import_writes (import_id, product_id, kind, before, after, reason) values ('sample-import', '01a1f737-ed40-752c-96e2-6834c7b570c4', 'added', '{}', '{}', '');
insert into login_codes (user_id, code_hash, token_hash, wrong_tries, created_at, expires_at) values ('01a21a21-5993-7070-bda5-0c90fce5df49', '$argon2id$v=19$m=19456,t=2,p=1$qUqP97+GBRI0a4kJj4w3CA$41vvJHVOZ8raJ7Qa3kJEgHRWu+umMaE6VfbBirD40lE', 'f8jc4EtHi2_N76I-EfxpVmUKwAFYgTEgkN7oy93d6LE', 0, '2026-11-20T04:30:00.000Z', '2026-11-20T05:00:00.000Z');
insert into areas (id, name, fee_paise, free_above_paise, minimum_paise, cash_most_paise, note, rank, revision, created_at, updated_at) values ('01a1f76e-dbc0-7230-b7ef-24718a6f445d', 'Upper valley', 4000, NULL, 0, NULL, '', 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a21a21-5cb5-748c-87f1-87fb661ee847', '01a1f76e-dbc0-7230-b7ef-24718a6f445d', '263601', 'रामपुर', 'रामपुर', 1);
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a21a21-5cb6-74db-a2c1-c8c7e09c39b8', '01a1f76e-dbc0-7230-b7ef-24718a6f445d', '263602', '', '', 2);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '123456', '17:00', '19:00', '14:00', 'same', 20, 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-77f9-a1c0-9184c1d5dac8', 'collect', '7', '17:00', '19:00', '14:00', 'same', 20, 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rule_areas (rule_id, area_id) values ('01a1f76e-dbc0-737f-90d5-3ff4f67a7997', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7380-931d-9136f8c40d1c', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-20', '17:00', '19:00', '2026-11-20T08:30:00.000Z', 20, 1, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '20:30', NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7381-9fb0-1c6a957484c4', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-21', '17:00', '19:00', '2026-11-21T08:30:00.000Z', 20, 0, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7382-b032-5c49ea78e033', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-23', '17:00', '19:00', '2026-11-23T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7383-b8c8-d5cc86e0aab7', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-24', '17:00', '19:00', '2026-11-24T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7384-b028-04c142063ef8', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-25', '17:00', '19:00', '2026-11-25T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7385-82bf-814dd4d2ebf7', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-26', '17:00', '19:00', '2026-11-26T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7386-b24d-008a75384a7c', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-27', '17:00', '19:00', '2026-11-27T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7387-93a7-f301ccd17bb7', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-28', '17:00', '19:00', '2026-11-28T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7388-ae18-fed0431a1581', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-11-30', '17:00', '19:00', '2026-11-30T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-7389-8bd4-378ea8d05e38', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-12-01', '17:00', '19:00', '2026-12-01T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-738a-8cf1-233ae995f171', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-12-02', '17:00', '19:00', '2026-12-02T08:30:00.000Z', 20, 0, 1, 0, 'closed', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-738b-8e91-478d00d53818', '01a1f76e-dbc0-737f-90d5-3ff4f67a7997', 'ride', '2026-12-03', '17:00', '19:00', '2026-12-03T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-77fa-9a5e-5510fd30a627', '01a1f76e-dbc0-77f9-a1c0-9184c1d5dac8', 'collect', '2026-11-22', '17:00', '19:00', '2026-11-22T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at, closed_by_rule) values ('01a1f76e-dbc0-77fb-93e2-341d2aaf63c0', '01a1f76e-dbc0-77f9-a1c0-9184c1d5dac8', 'collect', '2026-11-29', '17:00', '19:00', '2026-11-29T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7380-931d-9136f8c40d1c', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7381-9fb0-1c6a957484c4', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7382-b032-5c49ea78e033', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7383-b8c8-d5cc86e0aab7', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7384-b028-04c142063ef8', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7385-82bf-814dd4d2ebf7', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7386-b24d-008a75384a7c', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7387-93a7-f301ccd17bb7', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7388-ae18-fed0431a1581', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7389-8bd4-378ea8d05e38', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-738a-8cf1-233ae995f171', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-738b-8e91-478d00d53818', '01a1f76e-dbc0-7230-b7ef-24718a6f445d');
insert into round_pauses (id, from_on, to_on, rule_id, text, created_at) values ('01a1f76e-dbc0-747a-b453-2bb78308541c', '2026-11-24', '2026-11-25', NULL, 'शादी की छुट्टी', '2026-11-20T05:30:00.000Z');
insert into round_riders (round_id, user_id) values ('01a1f76e-dbc0-7380-931d-9136f8c40d1c', '01a21a21-592e-718a-8ab5-136c504ba7c8');
insert into rule_riders (rule_id, user_id) values ('01a1f76e-dbc0-737f-90d5-3ff4f67a7997', '01a21a21-592e-718a-8ab5-136c504ba7c8');
insert into stop_places (user_id, pincode, village_key, position, latitude, longitude, updated_at) values ('01a21a21-593b-72fc-a5af-c46e3b3c5680', '', '', 0.0, 29.5971, 79.6591, '2026-11-20T05:30:00.000Z');
insert into stop_taps (id, round_id, order_id, position, kind, reason, cash_paise, stands, by_id, by_name, made_at, arrived_at, code, on_account, upi_paise, counts) values ('01a21a21-5d3e-70b3-add3-77e45af8a893', '01a1f76e-dbc0-7380-931d-9136f8c40d1c', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, 'away', '', 0, 1, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', 0, 0, 1);
insert into product_names (product_id, search) values ('01a1f737-ed40-77ff-8de6-a189231f3338', 'चावल');
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, '01a1f737-ed40-752c-96e2-6834c7b570c4', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 2, NULL, 0, 24100, '', NULL, NULL, '', 1, 100, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 1, '01a1f737-ed40-77ff-8de6-a189231f3338', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, NULL, 0, 6100, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 2, '01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 750, NULL, 0, 1868, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-727a-86e2-a9b4d514f89e', 0, '01a1f737-ed40-77ff-8de6-a189231f3338', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 5, NULL, 0, 30500, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 0, '01a1f737-ed40-752c-96e2-6834c7b570c4', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 1, '01a1f737-ed40-779e-a07b-1ff4a9a6f36d', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 450, 500, 0, 1121, 'poor', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 2, '01a1f737-ed40-77ff-8de6-a189231f3338', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, 0, 6100, 0, '', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-75e1-9a59-8f98522c3488', 0, '01a1f737-ed40-752c-96e2-6834c7b570c4', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision, credited_paise, credited_quantity) values ('01a1f76e-dbc0-7491-95dc-5b03697bb86b', 0, '01a1f737-ed40-752c-96e2-6834c7b570c4', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
insert into order_changes (id, order_id, states, made_at) values ('01a1f76e-dbc0-7331-a3ec-f03fb7584ba9', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', '{"lines":[{"before":{"order_id":"01a1f76e-dbc0-756c-ae69-f034bf3d9093","position":1,"product_id":"01a1f737-ed40-779e-a07b-1ff4a9a6f36d","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":500,"ordered_quantity":null,"given_paise":0,"total_paise":1245,"sold_by":"weight","reason":"","instead_of":null,"packed_at":null,"packed_by":"","credited_paise":0,"credited_quantity":0,"revision":1},"after":{"order_id":"01a1f76e-dbc0-756c-ae69-f034bf3d9093","position":1,"product_id":"01a1f737-ed40-779e-a07b-1ff4a9a6f36d","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":450,"ordered_quantity":500,"given_paise":0,"total_paise":1121,"sold_by":"weight","reason":"poor","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
insert into order_changes (id, order_id, states, made_at) values ('01a1f76e-dbc0-7324-91b8-1ff770ea860e', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', '{"lines":[{"before":null,"after":{"order_id":"01a1f76e-dbc0-756c-ae69-f034bf3d9093","position":2,"title_hi":"","title_bn":"","product_id":"01a1f737-ed40-77ff-8de6-a189231f3338","title":"rice","description":"Fresh rice","thumbnail":"","category":"grocery","unit":"kg","pack":"","color":"","price_paise":6100,"quantity":1,"sold_by":"piece","total_paise":0,"ordered_quantity":0,"given_paise":6100,"reason":"","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
insert into door_codes (order_id, code, why) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', '2441', 'paid');
insert into push_keys (id, public_key, private_key, created_at) values (1, 'BCDltp9ALGUZZTWdoXgR22t86NhpSV-9tLYDejtO_lfWvUL4cDkDaKai-zgxMBA43cMmOaY_ltG-2N4i7uynH8o', '-m9uzBFzHn_75a_ncSBbHZwJVVa08eA0YiW1104fFa8', '2026-11-20T05:30:00.000Z');
insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, language, created_at, sent_at, arrived_at, trouble) values ('01a1f76e-dbc0-727b-a589-6b7f888472ae', '01a21a21-5932-7753-afc1-031f9f98fd56', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'https://push.services.example.com/sample', 'BP12sGPrh10DAuuWxB4xYZhQ4RKNyj6aFvvc3oHffM5eBNyZH7ktABr7yX-yTsK6Mea1wMS3gQJvoWwgehoQ_Ck', 'FxGnsSOr_q3hPCAMpZK2OQ', 'hi', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into alarm_people (user_id, position) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 1);
insert into alarm_rules (id, quiet_from, quiet_to, mail, revision, updated_at) values (1, '22:00', '06:00', 'second', 1, '2026-11-20T05:30:00.000Z');
insert into alarms (order_id, turns, next_at, looked_at, looked_id, looked_name, placed_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, NULL, '2026-11-20T05:30:00.000Z', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T04:30:00.000Z');
insert into alarm_calls (id, order_id, channel, user_id, device_id, token_hash, state, reason, made_at, sent_at, arrived_at) values ('01a1f76e-dbc0-7182-9f14-eb527f0d6b3d', NULL, 'push', '01a21a21-592e-718a-8ab5-136c504ba7c8', '01a1f76e-dbc0-727b-a589-6b7f888472ae', NULL, 'waiting', '', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a1f76e-dbc0-7214-8d99-0ce301e3fd7a', '01a1f76e-dbc0-75e1-9a59-8f98522c3488', NULL, 0, 'paid', 'cash', 12000, 50, '', 0, '', 'desk', NULL, NULL, NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a21a21-5cdb-7346-b9db-8f5120590b90', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', NULL, 0, 'paid', 'cash', 5000, 0, '', 0, '', 'desk', NULL, NULL, NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a21a21-5ce4-7594-9538-4f5fd88524d4', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', NULL, 1, 'paid', 'cash', 29000, 68, '', 0, '', 'desk', NULL, NULL, NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at, by_itself) values ('01a1f76e-dbc0-7047-a463-4e57a3895654', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', NULL, 2, 'paid', 'cash', 0, -68, '', 0, '', 'status', NULL, NULL, NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
insert into khatas (user_id, limit_paise, owed_paise, line_count, oldest_at, revision, updated_at) values ('01a21a21-593b-72fc-a5af-c46e3b3c5680', 50000, 12050, 1, '2026-11-20T05:30:00.000Z', 3, '2026-11-20T05:30:00.000Z');
insert into khata_lines (id, user_id, position, kind, amount_paise, owed_paise, payment_id, undoes, note, beyond, by_id, by_name, at) values ('01a21a21-5cf2-7150-964a-7f8ee3eee1da', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 0, 'opening', 12050, 12050, NULL, NULL, 'पुरानी कॉपी', '', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z');
insert into order_questions (id, order_id, asked, total_paise, above_paise, asked_by_id, asked_by, asked_at, state, answered_at) values ('01a1f76e-dbc3-70ed-9967-ae9c1e4ffa37', '01a1f76e-dbc0-756c-ae69-f034bf3d9093', '{"change":{"kind":"pack","line":0,"revision":1,"quantity":2},"goods":{"title":"Mango आम","title_hi":"","title_bn":"","unit":"kg","pack":"","quantity":2,"sold_by":"piece"}}', 27221, 11926, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.003Z', 'open', NULL);
insert into cash_sheets (id, round_id, on_day, opened_at) values ('01a1f76e-dbc0-738a-8cf1-233ae995f171', '01a1f76e-dbc0-738a-8cf1-233ae995f171', '2026-12-02', '2026-11-20T05:30:00.000Z');
insert into cash_sheets (id, round_id, on_day, opened_at) values ('2026-11-20', NULL, '2026-11-20', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a21a21-5d7a-75fb-9aed-22d7cf7685ec', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 0, 'opening', 50000, 'diesel', NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a21a21-5d88-7564-b3f7-dd8a389b7201', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 1, 'spent', -10000, 'डीज़ल', NULL, '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a21a21-5d96-7371-9ae7-3e96a65dbe0a', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 0, 40000, '{"10":0,"20":0,"50":0,"100":0,"200":2,"500":0,"coins":0}', '', '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a21a21-5dae-7064-814a-dc983f205c32', '2026-11-20', 0, 46000, '{"10":0,"20":0,"50":0,"100":0,"200":0,"500":0,"coins":460}', 'खुले पैसे', '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a21a21-5da5-7702-bdcf-5a00638213d3', '01a1f76e-dbc0-738a-8cf1-233ae995f171', 0, '01a21a21-5d96-7371-9ae7-3e96a65dbe0a', 50000, 0, 0, 10000, 40000, 40000, '', 4000, '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a21a21-5db5-7150-a032-ed7ca5372c27', '2026-11-20', 0, '01a21a21-5dae-7064-814a-dc983f205c32', 0, 46000, 0, 0, 46000, 46000, 'खुले पैसे', NULL, '01a21a21-5937-7709-8965-33bb2174a84a', 'Ravi', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_signed (payment_id, closing_id) values ('01a1f76e-dbc0-7214-8d99-0ce301e3fd7a', '01a21a21-5db5-7150-a032-ed7ca5372c27');
insert into cash_signed (payment_id, closing_id) values ('01a21a21-5cdb-7346-b9db-8f5120590b90', '01a21a21-5db5-7150-a032-ed7ca5372c27');
insert into cash_signed (payment_id, closing_id) values ('01a21a21-5ce4-7594-9538-4f5fd88524d4', '01a21a21-5db5-7150-a032-ed7ca5372c27');
insert into phone_marks (phone_digits, kind, reason, until_day, by_id, by_name, at) values ('9876543210', 'careful', 'Second gate', '2026-11-20', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z');
insert into phone_turns (phone_digits, at) values ('0', '2026-11-20T05:30:00.000Z');
insert into credit_numbers (number, credit_id) values (1, '01a21a21-5d55-7646-b765-42de4895ad04');
insert into credits (id, number, order_id, position, kind, undoes, reason, note, amount_paise, payment_id, by_id, by_name, at, shipping_paise) values ('01a21a21-5d55-7646-b765-42de4895ad04', 1, '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, 'credit', NULL, 'spoiled', 'गीला था', 100, NULL, '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', 0);
insert into credit_lines (credit_id, order_id, position, quantity, amount_paise, restocked) values ('01a21a21-5d55-7646-b765-42de4895ad04', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, 0, 100, 0);
insert into shop_checks (kind, at, report) values ('backup', '2026-11-20T05:30:00.000Z', '{"rows":1,"pictures":0}');
insert into left_rounds (order_id, round_id) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', '01a1f76e-dbc0-7381-9fb0-1c6a957484c4');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', '6ntqqRqgb98PHYHhQBxlQAsJnWz-WlLhT24vGjqEPV8', 'WnhI0RhvgvZ5-qeueyjeceKCd3IlrBcfNk5X0HYHlFo', '"01a1f76e-dbc0-7491-95dc-5b03697bb86b"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'AkpeTUCfyW5971HtvdYtBav1ahAWsd84fenQavyfI68', 'Gkz80ipuwV5plYlZe93Kzn6tWOCnpIVE0EB-xMDjis0', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'FFIboFgmLgOp6OymvSnE9ov9el_nUuoEgVkwCa8tIg4', '-FV48O5BN1Gdjc4lxUJqgdITsbJgNQ-ojoz6wIaIVpY', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'ICHLEtdcQ8nl2Vh4m9Yq6TuOsF6pjyQ1MoCFPzz7F6E', 'pfXlM65rrBJ20QS2Nv7BoLT8BOnHQILh0tbP0BhWHSw', '"01a1f76e-dbc0-7324-91b8-1ff770ea860e"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'Jh9zb75z7rb1oMdQl1T7RVUowYm49dAweCcGLGNglMg', 'N8y873NJ4oADlOH6bGCGUUUYQTlzaWtGRhZMCeMjxJs', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'PEyIqO_v83goZEWWh1vhvM2uIMKVhHR1v4L0cGcJ4WI', '60io9wZrhOpUELN4MFZCttCcYOTRafBlMnYcstEYVFY', '"01a1f76e-dbc0-75e1-9a59-8f98522c3488"', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'S1WSBmtxoI3D0n4GNDO_BiZAooAQkNQFE2G35nnFK7k', 'LlFEAcM_ojXrJdUdD5jqhHl7eCpUnhgXR8saBbFZugY', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'ZgWZ9oQhClEAuTLRJ7Tm1KhLh-k9rDuGiYHGzJJWEns', 'I48YQ56IFMo9CEAmUj_aPx5MJ7fjuMN8B-Z7FkalpwI', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'h9hqE1mDt9yW3uorWXMYWgnaEC3nrjzJdPNeMOfHiLc', 'LrFxf76H02IwdAK5a8XFmlNa5j4oZPH-kjw5PHChc4Q', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'nZZ7-4bkAtdhD0U8Czay1ryopA2UQvA3aT-odNDRy14', 'YqjRgTlBG6W3cPWXIAH1DXCcnEf8ZVHdtZuzuQ5PrhQ', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-592e-718a-8ab5-136c504ba7c8', 'xZhsOxUtHQAVIrxIUAuluzKHfCwKo8joQnUCwUgTlHo', 'ihEgQqP6Fexu85k7p2qKC3M7TJ5FMzK2nratAOqzr08', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-5937-7709-8965-33bb2174a84a', '8YfEEr2_CuaxNUmYh40-XOdCqGryv3ZxDfkzrw7yfs0', 'xBSgwtidHG4_uWa-lmEjoUvnin5q4susVoo4msOgGQM', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-5937-7709-8965-33bb2174a84a', 'UvwY7ZA1n0rJh-MYbleI6lkn3M8eQ7v9kfY5lW62Vws', '3Ig6ldANbubPowjY5iQ6jCHwoB89MpYqEOJEVxztZus', '', '2026-11-20T05:30:00.000Z');
insert into requests (user_id, id, asked, outcome, at) values ('01a21a21-5937-7709-8965-33bb2174a84a', 'lppvvDkelsVILgL2MlPdsv-p50urqBomqFmMdQBtT6c', 'gc3FdMDSImN3MNtcpC-77k_-qrOvAEhcDNaTPpv3erI', '', '2026-11-20T05:30:00.000Z');
insert into lifted_newcomers (user_id, by_id, by_name, at) values ('01a21a21-593b-72fc-a5af-c46e3b3c5680', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z');
insert into phone_codes (phone, code_hash, wrong_tries, created_at, expires_at) values ('9826055555', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 0, 'status', '{"from":null,"to":"pending"}', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा देवी', '2026-11-20T04:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-727a-86e2-a9b4d514f89e', 0, 'status', '{"from":null,"to":"pending"}', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा देवी', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 0, 'status', '{"from":null,"to":"pending"}', '01a21a21-593e-7316-8c3a-4e397870f365', 'Ravi', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 1, 'line', '{"deed":"packed","title":"potato","title_hi":"","title_bn":""}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 2, 'line', '{"deed":"added","title":"rice","title_hi":"","title_bn":""}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-75e1-9a59-8f98522c3488', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"counter","beyond":false}}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-75e1-9a59-8f98522c3488', 1, 'status', '{"from":"pending","to":"delivered"}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-75e1-9a59-8f98522c3488', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":12000}}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-7491-95dc-5b03697bb86b', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"phone","beyond":false}}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-756c-ae69-f034bf3d9093', 3, 'asked', '{"total":27221}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f76e-dbc0-727a-86e2-a9b4d514f89e', 1, 'status', '{"from":"pending","to":"cancelled"}', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा देवी', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 1, 'payment', '{"from":"pending","to":"pending","money":{"move":"cash","amount":5000}}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":29000}}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 3, 'roundGiven', '{}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 4, 'roundChanged', '{}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 5, 'nobodyHome', '{}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.004Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 6, 'status', '{"from":"pending","to":"dispatched"}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.005Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 7, 'credited', '{"amount":100}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.006Z', NULL);
insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at) values ('01a1f737-ed40-71ac-bd91-37ba4aebfb61', 8, 'status', '{"from":"dispatched","to":"pending"}', '01a21a21-592e-718a-8ab5-136c504ba7c8', 'Owner', '2026-11-20T05:30:00.007Z', NULL);
insert into rescue_codes (user_id, place, code_hash, created_at, expires_at, used_at) values ('01a21a21-593b-72fc-a5af-c46e3b3c5680', 1, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into closures (id, from_on, to_on, text, keeps_rounds, created_at, text_hi, text_bn) values ('01a1f76e-dbc0-742c-bffe-b9cd2ae4da75', '2026-12-25', '2026-12-25', '', 1, '2026-11-20T05:30:00.000Z', 'बड़ा दिन', 'বড়দিন');
insert into complaints (id, order_id, user_id, state, wish, told, told_at, updated_at, revision) values ('01a21a21-5dfb-7128-9547-cbd711ee4353', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'open', 'money', '{"lines":[{"line":0,"fault":"damaged","quantity":1}],"photos":[]}', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
insert into complaint_steps (complaint_id, position, kind, text, credit_id, actor_id, actor_name, at) values ('01a21a21-5dfb-7128-9547-cbd711ee4353', 0, 'told', 'दबे हुए थे', NULL, '01a21a21-593b-72fc-a5af-c46e3b3c5680', 'आशा', '2026-11-20T05:30:00.000Z');
insert into staff_cards (user_id, code_hash, token_hash, salt, created_at, expires_at, used_at, used_by) values ('01a21a21-5937-7709-8965-33bb2174a84a', '$argon2id$v=19$m=19456,t=2,p=1$qCsuCPO4ccmeKkx4ORwaRg$bdF8oy8yaI1T9RyqUdCcLNiH2GiA69jmPKHivFI10KM', 'WTs1Xm3ljef9upsNJsQqmn7qwFNYX6B09x-aGr_S2F8', 'qCsuCPO4ccmeKkx4ORwaRg==', '2026-11-20T05:30:00.000Z', '2026-11-27T05:30:00.000Z', NULL, NULL);
insert into order_notices (id, order_id, kind, text, made_at, told_at, told_by_id, told_by) values ('01a21a21-5a8b-7012-a1dd-615343349a90', '01a1f76e-dbc0-7491-95dc-5b03697bb86b', 'placed', 'Namaste गीता,

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
insert into order_notices (id, order_id, kind, text, made_at, told_at, told_by_id, told_by) values ('sample-notice', '01a1f737-ed40-71ac-bd91-37ba4aebfb61', 'late', 'देर', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into wishes (id, user_id, product_id, term, words, made_at, here_at, text, told_at, told_by_id, told_by) values ('01a21a21-5dfc-70aa-b48b-4593cd12a0b1', '01a21a21-593b-72fc-a5af-c46e3b3c5680', NULL, 'सततू', 'सत्तू', '2026-11-20T05:30:00.000Z', NULL, '', NULL, NULL, '');
commit;

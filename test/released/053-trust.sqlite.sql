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
  no_email_at text, configured_password_hash text, phone_digits text not null default '', search text not null default '', language text, deleted_at text, login_phone text
  check (login_phone is not null or email is not null or deleted_at is not null),
  check (owner = 0 or role = 'admin'),
  check (email is not null or no_email_at is not null)
);
CREATE INDEX users_by_role on users (role, created_at);
CREATE INDEX users_by_creation on users (created_at, id);
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
  created_at text not null
, village text not null default '');
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
  deactivated_at text
, popularity bigint not null default 0 check (popularity >= 0), search text not null default '', sold_by text not null default 'piece' check (sold_by in ('piece', 'weight', 'volume')), step bigint not null default 1 check (step >= 1), least bigint not null default 1 check (least >= 1), family_id text, family_position bigint not null default 0, leads integer not null default 1 check (leads in (0, 1)), barcode text, origin text not null default '', mark text not null default '' check (mark in ('', 'veg', 'nonveg')), most_per_order bigint check (most_per_order >= 1), low_stock bigint check (low_stock >= 0), sold_out integer not null default 0 check (sold_out in (0, 1)), back_on text, also_called text not null default '', edited text not null default '', draft integer not null default 0 check (draft in (0, 1)), counted integer not null default 1 check (counted in (0, 1)));
CREATE INDEX products_by_creation on products (created_at, id);
CREATE INDEX products_deactivated on products (created_at, id) where deactivated_at is not null;
CREATE INDEX products_changed on products (updated_at);
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
  updated_at text not null, phone_digits text not null default '', phone_to_confirm integer not null default 0 check (phone_to_confirm in (0, 1)), village text not null default '', area_name text not null default '', area_fee_paise bigint, area_free_above_paise bigint, area_cash_most_paise bigint, collected integer not null default 0 check (collected in (0, 1)), round_id text, promised_kind text check (promised_kind in ('ride', 'collect')), promised_on text, promised_from text, promised_to text, late_told text, packed_at text, area_note text not null default '', agreed_total_paise bigint check (agreed_total_paise >= total_paise), agreed_by text not null default '', agreed_at text, if_missing text not null default 'call' check (if_missing in ('call', 'similar', 'leaveOut')), paid_paise bigint not null default 0, rounded_paise bigint not null default 0, channel text not null default 'web' check (channel in ('web', 'phone', 'counter')), taken_by text not null default '', taken_key text, note text not null default '', shop_note text not null default '',
  check (total_paise = subtotal_paise + shipping_paise),
  unique (user_id, idempotency_key)
);
CREATE INDEX orders_by_user on orders (user_id, number);
CREATE INDEX orders_by_placing on orders (placed_at, number);
CREATE TABLE order_events (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('status', 'payment')),
  from_value text,
  to_value text not null,
  actor_id text,
  actor_name text not null,
  note text not null default '',
  at text not null, made_at text,
  primary key (order_id, position)
);
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
  left_at text
, language text);
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
CREATE INDEX orders_read on orders (placed_at, number, status, payment_status, total_paise, shipping_paise, revision, search);
CREATE INDEX orders_by_total on orders (total_paise, number);
CREATE INDEX orders_by_name on orders (first_name, last_name, number);
CREATE INDEX orders_by_payment on orders (payment_status, placed_at, number, status, total_paise);
CREATE INDEX orders_by_status on orders (status, placed_at, number, payment_status, total_paise);
CREATE INDEX orders_unpaid on orders (payment_method, status, total_paise)
  where payment_status = 'pending' and status <> 'cancelled';
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
  expires_at text not null
, language text);
CREATE INDEX newsletter_requests_by_expiry on newsletter_requests (expires_at);
CREATE TABLE changes (
  seq integer primary key autoincrement,
  tags text not null
);
CREATE INDEX products_popularity_due on products (id) where popularity <> sold;
CREATE INDEX orders_by_phone on orders (phone_digits, placed_at, number);
CREATE INDEX users_by_phone on users (phone_digits, created_at, id);
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
CREATE INDEX products_searched on products (created_at, id, deactivated_at, category, stock, search);
CREATE INDEX products_pictured_elsewhere on products (thumbnail) where substr(thumbnail, 1, 8) = 'https://';
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
CREATE INDEX products_low on products ((case when sold_by = 'piece' then stock * 1000 else stock end), id)
  where deactivated_at is null;
CREATE UNIQUE INDEX products_barcode on products (barcode) where barcode is not null;
CREATE INDEX products_in_family on products (family_id, family_position, id) where family_id is not null;
CREATE INDEX products_back_on on products (back_on) where back_on is not null;
CREATE INDEX products_drafts on products (created_at, id) where draft = 1;
CREATE INDEX products_low_by_own on products (id) where low_stock is not null;
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
CREATE INDEX products_newest on products (created_at, id, category, leads) where deactivated_at is null;
CREATE INDEX products_popular on products (popularity, created_at, id, category, leads) where deactivated_at is null;
CREATE INDEX products_rated on products (rating_hundredths, id, category, leads) where deactivated_at is null;
CREATE INDEX products_priced on products (price_paise, id, category, leads) where deactivated_at is null;
CREATE INDEX products_in_category_newest on products (category, created_at, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_popular on products (category, popularity, created_at, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_rated on products (category, rating_hundredths, id, leads) where deactivated_at is null;
CREATE INDEX products_in_category_priced on products (category, price_paise, id, leads) where deactivated_at is null;
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
  updated_at text not null
, imported_at text, undo text not null default '' check (undo in ('', 'undoing', 'undone')), taken_back bigint not null default 0);
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
CREATE INDEX products_pictured on products (category, popularity, created_at, id)
  where deactivated_at is null and thumbnail <> '';
CREATE INDEX users_searched on users (created_at, id, deleted_at, search, email, phone);
CREATE UNIQUE INDEX users_login_phone on users (login_phone);
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
  updated_at text not null, late_to text, ended_at text,
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
CREATE INDEX round_rule_areas_by_area on round_rule_areas (area_id);
CREATE TABLE round_pauses (
  id text primary key,
  from_on text not null,
  to_on text not null check (to_on >= from_on),
  rule_id text references round_rules (id),
  text text not null,
  created_at text not null
);
CREATE INDEX orders_by_round on orders (round_id) where round_id is not null;
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
  arrived_at text not null, code text not null default '' check (code in ('', 'right', 'wrong', 'missing')), on_account integer not null default 0 check (on_account in (0, 1)), upi_paise bigint not null default 0 check (upi_paise >= 0),
  unique (order_id, position)
);
CREATE INDEX stop_taps_by_round on stop_taps (round_id, order_id);
CREATE TABLE product_names (
  product_id text primary key references products (id) on delete cascade,
  search text not null
) without rowid;
CREATE TABLE "order_lines" (
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
CREATE TABLE "payments" (
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
  written_at text not null,
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
CREATE INDEX orders_queue on orders (
  (case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    else 'done'
  end),
  updated_at,
  number
);
CREATE UNIQUE INDEX orders_taken_key on orders (taken_key) where taken_key is not null;
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
CREATE INDEX stop_taps_with_upi on stop_taps (order_id) where upi_paise > 0;
CREATE TABLE phone_marks (
  phone_digits text primary key,
  kind text not null check (kind in ('careful', 'fine')),
  reason text not null,
  until_day text not null,
  by_id text,
  by_name text not null,
  at text not null
);
CREATE TABLE phone_turns (phone_digits text primary key, at text not null);
insert into kysely_migration (name, timestamp) values ('001-store', '2026-11-23T01:17:00.661Z');
insert into kysely_migration (name, timestamp) values ('002-news', '2026-11-23T01:17:00.663Z');
insert into kysely_migration (name, timestamp) values ('003-growth', '2026-11-23T01:17:00.664Z');
insert into kysely_migration (name, timestamp) values ('004-price-changes', '2026-11-23T01:17:00.665Z');
insert into kysely_migration (name, timestamp) values ('005-known-devices', '2026-11-23T01:17:00.667Z');
insert into kysely_migration (name, timestamp) values ('006-changes', '2026-11-23T01:17:00.669Z');
insert into kysely_migration (name, timestamp) values ('007-phone-digits', '2026-11-23T01:17:00.673Z');
insert into kysely_migration (name, timestamp) values ('008-daily-sales', '2026-11-23T01:17:00.674Z');
insert into kysely_migration (name, timestamp) values ('009-search-text', '2026-11-23T01:17:00.680Z');
insert into kysely_migration (name, timestamp) values ('010-phone-to-confirm', '2026-11-23T01:17:00.682Z');
insert into kysely_migration (name, timestamp) values ('011-pictures-elsewhere', '2026-11-23T01:17:00.683Z');
insert into kysely_migration (name, timestamp) values ('012-shelves', '2026-11-23T01:17:00.684Z');
insert into kysely_migration (name, timestamp) values ('013-loose-goods', '2026-11-23T01:17:00.691Z');
insert into kysely_migration (name, timestamp) values ('014-packs', '2026-11-23T01:17:00.703Z');
insert into kysely_migration (name, timestamp) values ('016-imports', '2026-11-23T01:17:00.705Z');
insert into kysely_migration (name, timestamp) values ('018-filters', '2026-11-23T01:17:00.714Z');
insert into kysely_migration (name, timestamp) values ('020-not-counted', '2026-11-23T01:17:00.716Z');
insert into kysely_migration (name, timestamp) values ('021-undo-imports', '2026-11-23T01:17:00.719Z');
insert into kysely_migration (name, timestamp) values ('025-pictured-goods', '2026-11-23T01:17:00.720Z');
insert into kysely_migration (name, timestamp) values ('028-titles-ordered', '2026-11-23T01:17:00.723Z');
insert into kysely_migration (name, timestamp) values ('029-languages', '2026-11-23T01:17:00.727Z');
insert into kysely_migration (name, timestamp) values ('030-login-by-phone', '2026-11-23T01:17:00.735Z');
insert into kysely_migration (name, timestamp) values ('031-areas', '2026-11-23T01:17:00.744Z');
insert into kysely_migration (name, timestamp) values ('032-rounds', '2026-11-23T01:17:00.752Z');
insert into kysely_migration (name, timestamp) values ('033-waited-taps', '2026-11-23T01:17:00.754Z');
insert into kysely_migration (name, timestamp) values ('034-stops', '2026-11-23T01:17:00.756Z');
insert into kysely_migration (name, timestamp) values ('038-product-names', '2026-11-23T01:17:00.759Z');
insert into kysely_migration (name, timestamp) values ('039-round-closings', '2026-11-23T01:17:00.763Z');
insert into kysely_migration (name, timestamp) values ('040-area-note', '2026-11-23T01:17:00.764Z');
insert into kysely_migration (name, timestamp) values ('044-packing', '2026-11-23T01:17:00.772Z');
insert into kysely_migration (name, timestamp) values ('045-door-codes', '2026-11-23T01:17:00.773Z');
insert into kysely_migration (name, timestamp) values ('046-payments', '2026-11-23T01:17:00.776Z');
insert into kysely_migration (name, timestamp) values ('047-alarm', '2026-11-23T01:17:00.777Z');
insert into kysely_migration (name, timestamp) values ('048-khata', '2026-11-23T01:17:00.783Z');
insert into kysely_migration (name, timestamp) values ('049-order-queue', '2026-11-23T01:17:00.784Z');
insert into kysely_migration (name, timestamp) values ('050-taken-orders', '2026-11-23T01:17:00.788Z');
insert into kysely_migration (name, timestamp) values ('051-changing-orders', '2026-11-23T01:17:00.790Z');
insert into kysely_migration (name, timestamp) values ('052-cash-sheets', '2026-11-23T01:17:00.793Z');
insert into kysely_migration (name, timestamp) values ('053-trust', '2026-11-23T01:17:00.794Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into settings (name, value, revision, updated_at) values ('shop', '{"name":"Sample हाट","tagline":"Fresh from the village market, to your door, paid in cash when it arrives.","story":"Haat was founded in 2024 to bring the village market to the people who cannot always come to it. What grows and is made around us stands beside the everyday goods of every kitchen, at the price written on the board.","mission":"To sell good food at an honest price, to pay growers and makers on the day, and to bring every order to the door, however far the road goes.","address":"Main Bazaar, near the weekly market ground","phones":[],"email":"support@haat.local","whatsapp":"","whatsappText":"Namaste! I have a question about an order.","shippingFee":20,"freeShippingAbove":500,"deliversElsewhere":true,"mayCollect":false,"newcomerOrders":null,"newcomerValue":100000,"doorCodeFrom":1000,"unpaidMost":null,"banners":[],"newsletterOpen":true,"supportDayAndNight":true,"fssai":"","upiId":"","upiName":"","isDemo":false,"taglineHi":"","taglineBn":"","storyHi":"","storyBn":"","missionHi":"","missionBn":"","addressHi":"","addressBn":"","bannersHi":[],"bannersBn":[],"lowStock":5}', 1, '2026-11-20T05:30:00.000Z');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'owner@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$kH07OIrK8zFuqqAU0YmzXw$OGyY57u9LmohqZi6aGhBb8YhKzbpS+7Pr9BEHH+dC1c', NULL, 'admin', '', 1, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'owner', NULL, NULL, NULL);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', 'ravi1@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$kH07OIrK8zFuqqAU0YmzXw$OGyY57u9LmohqZi6aGhBb8YhKzbpS+7Pr9BEHH+dC1c', NULL, 'staff', 'orders,catalogue', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'आशा देवी', 'asha@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$kH07OIrK8zFuqqAU0YmzXw$OGyY57u9LmohqZi6aGhBb8YhKzbpS+7Pr9BEHH+dC1c', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'आशा देवी', 'hi', NULL, NULL);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-5263-7714-ba08-8b75f194378e', 'Ravi', 'ravi2@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$kH07OIrK8zFuqqAU0YmzXw$OGyY57u9LmohqZi6aGhBb8YhKzbpS+7Pr9BEHH+dC1c', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-5391-78a5-b0d9-e5daab8b4ee5', 'Meena', NULL, '9826044444', '$argon2id$v=19$m=19456,t=2,p=1$Y0Z4OMGdltwWhJ9ZssdY2g$okoV5YJ3Wc5oBbUXY0w5HBQAtD+glFmy3gzu/eWtszM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, '9826044444', 'meena', NULL, NULL, '9826044444');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('00000000-0000-7000-8000-000000000000', 'Without an account', NULL, '', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', '', NULL, '2026-11-20T05:30:00.000Z', NULL);
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, no_email_at, configured_password_hash, phone_digits, search, language, deleted_at, login_phone) values ('01a205fa-55c3-7eb8-a73e-5ea55008b92c', 'गीता बाई', NULL, '9826033333', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '9826033333', 'गीता बाई', NULL, NULL, '9826033333');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at, village) values ('01a205fa-5b97-70e3-8a8c-0787f6c9fc27', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'आशा देवी', 'asha@example.in', '9876543210', 'Upper Bazaar', 'Almora', 'Uttarakhand', '263601', '2026-11-20T05:30:00.000Z', '');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a205fa-524b-7c56-adc7-16b065f7ef5b', 'lpgWG20L1DrAE_XbjHlqUnHAKGpdkqFJpBb0c9Dl4ug', '01a205fa-5246-798c-bee8-bf73ad240526', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a205fa-5260-7b6f-b8e0-e268f3ab96b9', 'gYldKHffvTKWPlpbf18Cv7jCZgxDMZqYWhdTW-JdRco', '01a205fa-525f-7027-839a-bd479638d1c6', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a205fa-5262-78a1-ad71-a63e119747a9', 'BHcrfdJJ3-GvyyIrhHipjlmglS5sN9Ur3LhvPGjgOx4', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a205fa-5264-7ffb-8e00-b4185639341c', 'ozkjTvdaGolEgF8Kaqrn9jZ8TssVtbQktahkyNwmJ4Y', '01a205fa-5263-7714-ba08-8b75f194378e', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into password_resets (token_hash, user_id, created_at, expires_at, used_at) values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into rate_limits (key, window_start, hits) values ('sign-ups:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T04:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('resets:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('reset-mails-anywhere:pS3w9lLk6vTn9LN1JsXznB', '2026-11-20T05:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter-mails:L1HqVn-MJW0QZXzn-DRd-x', '2026-11-20T05:00:00.000Z', 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'H-A6E773BFAF', 'Mango आम', 'Fresh mango', 'fruits', '', '', 'kg', '', 12050, 12050, 35, 5, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'mango आम
h-a6e773bfaf', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-7e36-a030-62afdbc0b682', 'H-AFDBC0B682', 'rice', 'Fresh rice', 'grocery', '', '', 'kg', '', 6700, 6700, 99, 1, 0, '', 3, '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, 0, 'rice
h-afdbc0b682', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', 'price cuttedprice maker hsn taxRate title_hi', 0, 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search, sold_by, step, least, family_id, family_position, leads, barcode, origin, mark, most_per_order, low_stock, sold_out, back_on, also_called, edited, draft, counted) values ('01a1f737-ed40-7f16-b181-b1bb83b79959', 'H-BB83B79959', 'potato', 'Fresh potato', 'vegetables', '', '', 'kg', '', 2490, 2490, 28800, 1200, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'potato
h-bb83b79959', 'weight', 50, 250, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
insert into spelling_groups (id, canonical, spellings, created_at, updated_at) values ('01a205fa-5b97-779b-bb2e-adff555a6dce', 'aam', '["aam","आम"]', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('कटहल', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a205fa-5601-769b-94a7-a25b2aebab8a', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a205fa-5607-7ed6-82bc-d44ce7e499da', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', '01a1f737-ed40-7f16-b181-b1bb83b79959', 1250, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_numbers (number, order_id) values (1, '01a1f737-ed40-7ecd-8359-694e0abe3305');
insert into order_numbers (number, order_id) values (2, '01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24');
insert into order_numbers (number, order_id) values (3, '01a1f76e-dbc0-7782-9571-a5a2ecd80c4a');
insert into order_numbers (number, order_id) values (4, '01a1f76e-dbc0-789c-9c20-692f00f9924f');
insert into order_numbers (number, order_id) values (5, '01a1f76e-dbc0-7b22-a87a-37722a1eaf13');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, taken_key, note, shop_note) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 1, '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'pending', 'received', 'cash', 32068, 2000, 34068, 4, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#1 asha devi 9876543210 ', NULL, NULL, 5, '2026-11-20T04:30:00.000Z', NULL, '2026-11-20T05:30:00.003Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, '01a1f76e-dbc0-75f6-83ff-e91c7a066c63', 'ride', '2026-11-20', '17:00', '19:00', NULL, NULL, '', NULL, '', NULL, 'call', 34068, 0, 'web', '', NULL, '', '');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, taken_key, note, shop_note) values ('01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24', 2, '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'cancelled', 'pending', 'cash', 30500, 2000, 32500, 5, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#2 asha devi 9876543210 ', NULL, NULL, 2, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.001Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'web', '', NULL, '', '');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, taken_key, note, shop_note) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 3, '01a205fa-5263-7714-ba08-8b75f194378e', 'pending', 'pending', 'cash', 13171, 2000, 15171, 2, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#3 asha devi 9876543210 ', NULL, NULL, 3, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.002Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', 15295, '', NULL, 'call', 0, 0, 'web', '', NULL, '', '');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, taken_key, note, shop_note) values ('01a1f76e-dbc0-789c-9c20-692f00f9924f', 4, '00000000-0000-7000-8000-000000000000', 'delivered', 'received', 'cash', 12050, 0, 12050, 1, '', '-', '', '', '', '', '', '', '', '', '#4  -  ', NULL, 'aNaL3oafzEOmWOJuL3omCLbcre_P-fhXQMwwOEzjFzI', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.001Z', '2026-11-20T05:30:00.002Z', '', 0, '', '', 0, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 12000, 50, 'counter', 'Owner', '01a205fa-5594-785a-b178-80f656cf3bd4', '', '');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm, village, area_name, area_fee_paise, area_free_above_paise, area_cash_most_paise, collected, round_id, promised_kind, promised_on, promised_from, promised_to, late_told, packed_at, area_note, agreed_total_paise, agreed_by, agreed_at, if_missing, paid_paise, rounded_paise, channel, taken_by, taken_key, note, shop_note) values ('01a1f76e-dbc0-7b22-a87a-37722a1eaf13', 5, '01a205fa-55c3-7eb8-a73e-5ea55008b92c', 'pending', 'pending', 'cash', 12050, 2000, 14050, 1, 'गीता', 'बाई', '98260 33333', '', '', '', '', '', '', '', '#5 गीता बाई 9826033333 ', NULL, '3TKgTj1NxbrSIhtk1tZkGZDW3ReFjuU0CLolxpnGUUI', 1, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', '9826033333', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'phone', 'Owner', '01a205fa-55c0-7870-ac69-deb8a57277af', '', '');
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 0, 'status', NULL, 'pending', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'आशा देवी', '', '2026-11-20T04:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24', 0, 'status', NULL, 'pending', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'आशा देवी', '', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 0, 'status', NULL, 'pending', '01a205fa-5263-7714-ba08-8b75f194378e', 'Ravi', '', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 1, 'status', 'pending', 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'Packed otherwise: potato', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-789c-9c20-692f00f9924f', 0, 'status', NULL, 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'At the counter', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-789c-9c20-692f00f9924f', 1, 'status', 'pending', 'delivered', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-789c-9c20-692f00f9924f', 2, 'payment', 'pending', 'received', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '₹120 in cash', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7b22-a87a-37722a1eaf13', 0, 'status', NULL, 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'By phone', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 2, 'status', 'pending', 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'Asked for a yes to ₹272.21', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24', 1, 'status', 'pending', 'cancelled', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'आशा देवी', '', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 1, 'payment', 'pending', 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '₹50 in cash', '2026-11-20T05:30:00.000Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 2, 'payment', 'pending', 'received', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '₹290.68 in cash', '2026-11-20T05:30:00.001Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 3, 'status', 'pending', 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'Another time was promised', '2026-11-20T05:30:00.002Z', NULL);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at, made_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 4, 'status', 'pending', 'pending', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'Nobody was at home', '2026-11-20T05:30:00.003Z', NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-54d6-760a-8308-db99b5fbb02e', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 1","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 1 मिल गया (20 नवंबर 2026, सुबह 10 बजे)।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n"}', 'order 01a1f737-ed40-7ecd-8359-694e0abe3305 placed', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-54d7-7423-a756-083e590b7782', 'alarm', '{"order":"01a1f737-ed40-7ecd-8359-694e0abe3305"}', 'alarm 01a1f737-ed40-7ecd-8359-694e0abe3305', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5503-71dd-b5bc-f969fe8fe862', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 2","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 2 मिल गया (20 नवंबर 2026, सुबह 11 बजे)।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n"}', 'order 01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5503-7763-a93b-dd756a672ffa', 'alarm', '{"order":"01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24"}', 'alarm 01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-554a-7f91-9ad8-bf7a90141454', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"Your order 3 from Haat","text":"Namaste Asha,\n\nThank you for your order 3 of 20 Nov 2026, 11:00 am.\n\n1 x Mango आम at ₹120.50: ₹120.50\n500 g potato at ₹24.90 per kg: ₹12.45\n\nSubtotal: ₹132.95\nShipping: ₹20\nTotal: ₹152.95\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n"}', 'order 01a1f76e-dbc0-7782-9571-a5a2ecd80c4a placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-554a-7b95-b805-eafe6dd46ffa', 'alarm', '{"order":"01a1f76e-dbc0-7782-9571-a5a2ecd80c4a"}', 'alarm 01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-55f1-7168-9c85-c934fe86eb80', 'mail', '{"to":"ravi2@example.in","language":"en","subject":"A question about your order 3","text":"Namaste Asha,\n\nWe are packing your order 3 and would like to ask you first:\n\nMango आम: 2 kg instead of 1 kg\n\nYour order would then come to ₹272.21 instead of ₹151.71. Without your yes it never comes to more than was agreed.\n\nYes or no? One tap is enough: http://localhost:3000/my-order/01a1f76e-dbc0-7782-9571-a5a2ecd80c4a\n\nHaat\nMain Bazaar, near the weekly market ground\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5614-7fab-871f-bbb55094f282', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 2 रद्द हो गया","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 2 (20 नवंबर 2026, सुबह 11 बजे) रद्द हो गया। कोई पैसा नहीं देना है।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nआपके सब ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5634-7b55-8b7c-4face9b83c72', 'mail-reset', '{"email":"asha@example.in","origin":"http://localhost:3000","isSpare":false}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5639-731b-8b02-2502160cdd83', 'mail', '{"to":"reader@example.in","language":"en","subject":"Do you want the letters of Haat?","text":"Somebody, we hope you, asked for the letters of Haat to be sent to this address.\n\nIf it was you, open this link within two days and say yes:\nhttp://localhost:3000/newsletter/confirm/YwiYK8_jlk5tQ1WWbcwtdZExWVKOguqa-wEJos4Qtz8\n\nIf it was not you, do nothing: you get no letters.\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-585d-79f8-8258-bc3b9324d98b', 'push', '{"call":"01a1f76e-dbc0-722a-abfd-22e46d8b6f21"}', 'push 01a1f76e-dbc0-722a-abfd-22e46d8b6f21', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5997-722a-84df-15d667147210', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1: नया समय","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय बदल गया है।\n\nडिलीवरी: 20 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\nMain Bazaar, near the weekly market ground\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a205fa-5a72-7b4b-a0d8-972a4ee1c527', 'late round', '{"round":"01a1f76e-dbc0-75f6-83ff-e91c7a066c63"}', NULL, '2026-11-20T05:30:12.000Z', 1, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5268-7a6d-9d39-09b8c4f95987', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'added', NULL, '{"sku":"H-A6E773BFAF","title":"Mango आम","description":"Fresh mango","category":"fruits","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":120.5,"cuttedprice":120.5,"stock":40,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-526b-7468-9b21-b95d288e7162', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-7e36-a030-62afdbc0b682', 'added', NULL, '{"sku":"H-AFDBC0B682","title":"rice","description":"Fresh rice","category":"grocery","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":61,"cuttedprice":61,"stock":100,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-526c-736d-acb9-b482f2d424b4', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-7f16-b181-b1bb83b79959', 'added', NULL, '{"sku":"H-BB83B79959","title":"potato","description":"Fresh potato","category":"vegetables","brand":"","color":"","unit":"kg","soldBy":"weight","least":0.25,"step":0.05,"pack":"","price":24.9,"cuttedprice":24.9,"stock":30,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-543f-71e1-b404-2eedb8bc2d9e', '2026-11-20T04:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'account', '01a205fa-5391-78a5-b0d9-e5daab8b4ee5', 'login code given', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5580-79ad-9d94-9fe9049cb61c', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 'packing changed', '{"lines":["Mango आम 1 of 1 120.5","potato 0.5 of 0.5 12.45"]}', '{"lines":["Mango आम 1 of 1 120.5","potato 0.45 of 0.5 11.21 poor"]}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55a7-7e3e-82e1-ab653147deb6', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-789c-9c20-692f00f9924f', 'taken', NULL, '{"channel":"counter","total":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55ac-75c8-bca0-5322614c7a3f', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-789c-9c20-692f00f9924f', 'moved', '{"status":"pending"}', '{"status":"delivered"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55b4-75a5-9df3-9b12d87aa3ec', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-789c-9c20-692f00f9924f', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55c3-7b6d-a30d-80bc2ec0df25', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'account', '01a205fa-55c3-7eb8-a73e-5ea55008b92c', 'added', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55cf-7cf6-be0c-8d475f78e53a', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-7b22-a87a-37722a1eaf13', 'taken', NULL, '{"channel":"phone","total":140.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-55ed-7b28-b533-8b1c639bd491', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 'asked', '{"total":151.71}', '{"title":"Mango आम","total":272.21}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-57b7-7f23-9781-49138841bdfb', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'settings', 'shop', 'changed', '{"name":"Haat","doorCodeFrom":null}', '{"name":"Sample हाट","doorCodeFrom":1000}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-57dc-795d-be1b-1df7d7019408', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'product', '01a1f737-ed40-7e36-a030-62afdbc0b682', 'price changed by 10 %', '{"price":61,"cuttedprice":61}', '{"price":67,"cuttedprice":67,"change":"01a1f76e-dbc0-790f-a5ed-5ea4ec815395"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-57e6-7dab-b260-92937248d7d2', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'price change', '01a1f76e-dbc0-790f-a5ed-5ea4ec815395', 'done', NULL, '{"percent":10,"of":"both","round":"rupee","products":1,"skipped":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5842-7804-a685-9b424da8d773', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'settings', 'alarm', 'changed', '{"quietHours":""}', '{"quietHours":"22:00 – 06:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5873-72ba-9a46-193a6ff59354', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'product', '01a1f737-ed40-7e36-a030-62afdbc0b682', 'edited', '{"maker":"","hsn":"","taxRate":null,"title_hi":""}', '{"maker":"Amber Mills, Patna","hsn":"1006","taxRate":5,"title_hi":"चावल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-587f-7dc7-bbb6-757e6204d2d2', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'area', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9', 'added', NULL, '{"name":"Upper valley","fee":40,"freeAbove":null,"minimum":0,"cashMost":null,"note":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-588f-7a1b-b25e-05832c982922', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'area', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9', 'edited', NULL, '{"name":"Upper valley","villagesAdded":2,"villagesMoved":0}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-58d7-7003-9991-4ab5b6df4931', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'round', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'added', NULL, '{"kind":"ride","days":"1 2 3 4 5 6","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":"01a1f76e-dbc0-7ab0-9084-f460fe993ed9"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-58e5-754b-b0e8-4d89ad0a1db2', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'round', '01a1f76e-dbc0-764c-91f5-9b87c8fb70bf', 'added', NULL, '{"kind":"collect","days":"7","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":""}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-58ed-7f7e-adcb-64b5f5df9ca9', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'pause', '01a1f76e-dbc0-7ad2-982e-fdffb567a4ad', 'added', NULL, '{"from":"2026-11-24","to":"2026-11-25","text":"शादी की छुट्टी"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-58f8-737b-93eb-a13f386c9891', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f737-ed40-7ecd-8359-694e0abe3305', 'payment noted', '{"paid":0}', '{"paid":50}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5914-79c2-8794-4c9fd0d18b68', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f737-ed40-7ecd-8359-694e0abe3305', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5936-73cc-98a8-fe9574713394', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'account', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'limit set', '{"limit":0}', '{"limit":500}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5946-7f96-812b-7b5bebbff6f5', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'account', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'account opened', '{"owed":0}', '{"owed":120.5}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-594f-7263-800c-1971913efcf3', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f737-ed40-7ecd-8359-694e0abe3305', 'number marked', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5997-756d-8160-fcb7328b2555', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'order', '01a1f737-ed40-7ecd-8359-694e0abe3305', 'round changed', '{"on":null,"from":null,"to":null}', '{"on":"2026-11-20","from":"17:00","to":"19:00"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-59b8-70e6-a00f-13ac7daf1a75', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'round', '01a1f76e-dbc0-75f6-83ff-e91c7a066c63', 'riders named', '{"riders":""}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-59d4-7226-be83-f6341446aa7d', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'round', '01a1f76e-dbc0-75f6-83ff-e91c7a066c63', 'riders named', '{"riders":"Owner"}', '{"riders":"Owner"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5a72-7156-9edd-2185bc50465f', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'round', '01a1f76e-dbc0-75f6-83ff-e91c7a066c63', 'edited', '{"lateTo":null}', '{"lateTo":"20:30"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5aca-7c38-a348-9806133f2296', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'cash', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 'change given', NULL, '{"amount":500,"note":"diesel"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5af7-7435-a362-3a25ccc6b4b4', '2026-11-20T05:30:00.000Z', '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', 'cash', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 'money spent', NULL, '{"amount":100,"note":"डीज़ल"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5b11-733e-aef2-4f9125c48f8b', '2026-11-20T05:30:00.000Z', '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', 'cash', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 'handed in', NULL, '{"counted":400}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5b64-7f28-9981-f8a9ccb6ad7d', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'cash', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 'closed', NULL, '{"expected":400,"counted":400,"difference":0,"cost":40,"handedBy":"Ravi"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5b8b-77ab-af80-fa354b9045a0', '2026-11-20T05:30:00.000Z', '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', 'cash', '2026-11-20', 'handed in', NULL, '{"counted":460,"reason":"खुले पैसे"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a205fa-5b8f-7ec2-a1a3-c8b2a7f6b38a', '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 'cash', '2026-11-20', 'closed', NULL, '{"expected":460.68,"counted":460,"difference":-0.68,"reason":"खुले पैसे","handedBy":"Ravi"}');
insert into newsletter_subscribers (id, email, leave_token, consented_at, left_at, language) values ('01a205fa-5b98-76ef-81be-d7b68c600275', 'reader@example.in', 'ccccccccccccccccccccccccccccccccccccccccccc', '2026-11-20T05:30:00.000Z', NULL, 'bn');
insert into team_members (id, user_id, name, job_profile, image, location, sell, amount_paise, position, created_at) values ('01a205fa-5b98-7fa3-8e25-a82a0f5496cc', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'Sample', 'Counter', '', '', 0, 0, 0, '2026-11-20T05:30:00.000Z');
insert into news_seen (user_id, seen_at) values ('01a205fa-5246-798c-bee8-bf73ad240526', '2026-11-20T05:30:00.000Z');
insert into price_changes (id, preview, state, under_way, percent_hundredths, price_kind, rounding, actor_id, actor_name, total, written, skipped, undone, kept, created_at, ended_at) values ('01a1f76e-dbc0-790f-a5ed-5ea4ec815395', '33d15df7f71712c55acd2e8c04deafe3', 'changed', NULL, 1000, 'both', 'rupee', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 1, 1, 0, 0, 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into price_change_parts (change_id, part, state, lines) values ('01a1f76e-dbc0-790f-a5ed-5ea4ec815395', 0, 'written', '[{"id":"01a1f737-ed40-7e36-a030-62afdbc0b682","from":{"price_paise":6100,"cut_price_paise":6100},"to":{"price_paise":6700,"cut_price_paise":6700}}]');
insert into known_devices (token_hash, user_id, created_at, seen_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('reset-mails:lrQB7blVUTzM1LCw-QMbJh', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('gWkhuWBSZQOB-iBS0S_eVYeI3ph6vDhsrc7IpIDpsD4', 'reader@example.in', '2026-11-20T05:30:00.000Z', '2026-11-22T05:30:00.000Z', 'en');
insert into newsletter_requests (token_hash, email, created_at, expires_at, language) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'asked@example.in', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 'hi');
insert into changes (seq, tags) values (1, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf page:01a1f737-ed40-7d64-a13a-35a6e773bfaf tile:01a1f737-ed40-7d64-a13a-35a6e773bfaf goods:all goods:fruits sold-out:all sold-out:fruits words products row:01a1f737-ed40-7e36-a030-62afdbc0b682 page:01a1f737-ed40-7e36-a030-62afdbc0b682 tile:01a1f737-ed40-7e36-a030-62afdbc0b682 goods:grocery sold-out:grocery row:01a1f737-ed40-7f16-b181-b1bb83b79959 page:01a1f737-ed40-7f16-b181-b1bb83b79959 tile:01a1f737-ed40-7f16-b181-b1bb83b79959 goods:vegetables sold-out:vegetables ');
insert into changes (seq, tags) values (2, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf row:01a1f737-ed40-7e36-a030-62afdbc0b682 row:01a1f737-ed40-7f16-b181-b1bb83b79959 orders ');
insert into changes (seq, tags) values (3, ' catalogue row:01a1f737-ed40-7e36-a030-62afdbc0b682 orders ');
insert into changes (seq, tags) values (4, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf row:01a1f737-ed40-7f16-b181-b1bb83b79959 orders ');
insert into changes (seq, tags) values (5, ' catalogue row:01a1f737-ed40-7f16-b181-b1bb83b79959 orders ');
insert into changes (seq, tags) values (6, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf orders ');
insert into changes (seq, tags) values (7, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf orders ');
insert into changes (seq, tags) values (8, ' catalogue row:01a1f737-ed40-7d64-a13a-35a6e773bfaf orders ');
insert into changes (seq, tags) values (9, ' catalogue row:01a1f737-ed40-7e36-a030-62afdbc0b682 orders ');
insert into changes (seq, tags) values (10, ' settings ');
insert into changes (seq, tags) values (11, ' catalogue row:01a1f737-ed40-7e36-a030-62afdbc0b682 page:01a1f737-ed40-7e36-a030-62afdbc0b682 tile:01a1f737-ed40-7e36-a030-62afdbc0b682 products order:price:all order:price:grocery ');
insert into changes (seq, tags) values (12, ' catalogue row:01a1f737-ed40-7e36-a030-62afdbc0b682 page:01a1f737-ed40-7e36-a030-62afdbc0b682 tile:01a1f737-ed40-7e36-a030-62afdbc0b682 words products ');
insert into changes (seq, tags) values (13, ' areas promises ');
insert into changes (seq, tags) values (14, ' areas ');
insert into changes (seq, tags) values (15, ' rounds promises ');
insert into changes (seq, tags) values (16, ' rounds promises ');
insert into changes (seq, tags) values (17, ' rounds ');
insert into changes (seq, tags) values (18, ' orders ');
insert into changes (seq, tags) values (19, ' orders ');
insert into changes (seq, tags) values (20, ' orders ');
insert into changes (seq, tags) values (21, ' orders ');
insert into changes (seq, tags) values (22, ' orders ');
insert into changes (seq, tags) values (23, ' rounds orders ');
insert into changes (seq, tags) values (24, ' orders ');
insert into changes (seq, tags) values (25, ' orders ');
insert into changes (seq, tags) values (26, ' orders ');
insert into changes (seq, tags) values (27, ' rounds orders ');
insert into changes (seq, tags) values (28, ' orders ');
insert into changes (seq, tags) values (29, ' orders ');
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 1, 1, 0, 34068, 2000, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 2, 0, 1, 0, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 3, 1, 0, 15171, 2000, 1, 15171, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 4, 1, 0, 12050, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 5, 1, 0, 14050, 2000, 1, 14050, 0, 0);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'fruits', '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 5000, 60250);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'grocery', '01a1f737-ed40-7e36-a030-62afdbc0b682', 1000, 6100);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'vegetables', '01a1f737-ed40-7f16-b181-b1bb83b79959', 1200, 2989);
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
insert into product_labels (product_id, maker, packer, importer, best_before, hsn, tax_rate_hundredths, fssai, purchase_price_paise) values ('01a1f737-ed40-7e36-a030-62afdbc0b682', 'Amber Mills, Patna', '', '', '', '1006', 500, '', NULL);
insert into product_texts (product_id, language, title, description) values ('01a1f737-ed40-7e36-a030-62afdbc0b682', 'hi', 'चावल', '');
insert into imports (id, file_name, state, header, sample, plan, outcome, signature, row_count, parts, done_parts, problem, actor_id, actor_name, revision, created_at, updated_at, imported_at, undo, taken_back) values ('sample-import', 'stock.xlsx', 'done', '{"layout":"List of goods","row":1,"columns":[],"notes":[],"isRemembered":false}', '[]', '{"columns":[],"shelves":{},"answers":{},"overwrite":false}', '{"added":0,"changed":0,"unchanged":0,"hidden":0,"leftOut":0,"adjusted":0,"kept":0,"shelves":[],"found":[],"questions":[]}', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, 0, 0, '', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 'Sample', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', 0);
insert into import_parts (import_id, position, content) values ('sample-import', 0, '[[2,"आम","50"]]');
insert into import_remarks (import_id, row_number, kind, reason, cells) values ('sample-import', 2, 'left out', 'the price is 0', '["आम","0"]');
insert into import_layouts (signature, plan, updated_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '{}', '2026-11-20T05:30:00.000Z');
insert into picture_sources (product_id, address, state, thumbnail, tries, reason, updated_at) values ('01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'https://example.in/mango.jpg', 'failed', '', 0, 'the other site answers 404', '2026-11-20T05:30:00.000Z');
insert into import_writes (import_id, product_id, kind, before, after, reason) values ('sample-import', '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'added', '{}', '{}', '');
insert into login_codes (user_id, code_hash, token_hash, wrong_tries, created_at, expires_at) values ('01a205fa-5391-78a5-b0d9-e5daab8b4ee5', '$argon2id$v=19$m=19456,t=2,p=1$YWBmIWXt5aMVMTdh5zl8Qw$LpDEI/c+PHF7W6tNFXdqmkEe3msLSZZ4wVkCPGFI4Po', 'cyRG1VOhniYPmBLfWT4_QzrV6uQyxGXREojaYPd4pBo', 0, '2026-11-20T04:30:00.000Z', '2026-11-20T05:00:00.000Z');
insert into areas (id, name, fee_paise, free_above_paise, minimum_paise, cash_most_paise, note, rank, revision, created_at, updated_at) values ('01a1f76e-dbc0-7ab0-9084-f460fe993ed9', 'Upper valley', 4000, NULL, 0, NULL, '', 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a205fa-588e-7421-8b95-9e2317116911', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9', '263601', 'रामपुर', 'रामपुर', 1);
insert into places (id, area_id, pincode, village, village_key, rank) values ('01a205fa-588f-7afa-a1ab-17fe47a1ea2b', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9', '263602', '', '', 2);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '123456', '17:00', '19:00', '14:00', 'same', 20, 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rules (id, kind, days, from_time, to_time, order_before, order_day, capacity, everywhere, revision, created_at, updated_at, ended_at) values ('01a1f76e-dbc0-764c-91f5-9b87c8fb70bf', 'collect', '7', '17:00', '19:00', '14:00', 'same', 20, 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into round_rule_areas (rule_id, area_id) values ('01a1f76e-dbc0-7e61-b0d5-33a947bec122', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-75f6-83ff-e91c7a066c63', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-20', '17:00', '19:00', '2026-11-20T08:30:00.000Z', 20, 1, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '20:30', NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7c6c-83cc-465f3207d7a5', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-21', '17:00', '19:00', '2026-11-21T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-734b-9dd2-8300a44c9408', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-23', '17:00', '19:00', '2026-11-23T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7757-b951-bdd70802e920', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-24', '17:00', '19:00', '2026-11-24T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7116-bb9f-b38c5376b836', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-25', '17:00', '19:00', '2026-11-25T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-761f-9876-7a5386e57ac7', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-26', '17:00', '19:00', '2026-11-26T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7fea-b016-5cf37f049301', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-27', '17:00', '19:00', '2026-11-27T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-72ac-8a03-8f3094e2dffc', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-28', '17:00', '19:00', '2026-11-28T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-75ed-98ee-66d5e81ed6f3', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-11-30', '17:00', '19:00', '2026-11-30T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7644-8bd9-c8f488682510', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-12-01', '17:00', '19:00', '2026-12-01T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-742f-bc41-d5efecdfe445', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-12-02', '17:00', '19:00', '2026-12-02T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', '01a1f76e-dbc0-7e61-b0d5-33a947bec122', 'ride', '2026-12-03', '17:00', '19:00', '2026-12-03T08:30:00.000Z', 20, 0, 0, 0, 'closed', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z');
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-72d7-a79d-cf549985099d', '01a1f76e-dbc0-764c-91f5-9b87c8fb70bf', 'collect', '2026-11-22', '17:00', '19:00', '2026-11-22T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into rounds (id, rule_id, kind, on_day, from_time, to_time, cut_off_at, capacity, booked, promised, everywhere, state, created_at, updated_at, late_to, ended_at) values ('01a1f76e-dbc0-7ebd-9264-044f29727625', '01a1f76e-dbc0-764c-91f5-9b87c8fb70bf', 'collect', '2026-11-29', '17:00', '19:00', '2026-11-29T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7116-bb9f-b38c5376b836', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-72ac-8a03-8f3094e2dffc', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-734b-9dd2-8300a44c9408', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-742f-bc41-d5efecdfe445', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-75ed-98ee-66d5e81ed6f3', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-75f6-83ff-e91c7a066c63', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-761f-9876-7a5386e57ac7', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7644-8bd9-c8f488682510', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7757-b951-bdd70802e920', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7c6c-83cc-465f3207d7a5', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_areas (round_id, area_id) values ('01a1f76e-dbc0-7fea-b016-5cf37f049301', '01a1f76e-dbc0-7ab0-9084-f460fe993ed9');
insert into round_pauses (id, from_on, to_on, rule_id, text, created_at) values ('01a1f76e-dbc0-7ad2-982e-fdffb567a4ad', '2026-11-24', '2026-11-25', NULL, 'शादी की छुट्टी', '2026-11-20T05:30:00.000Z');
insert into round_riders (round_id, user_id) values ('01a1f76e-dbc0-75f6-83ff-e91c7a066c63', '01a205fa-5246-798c-bee8-bf73ad240526');
insert into rule_riders (rule_id, user_id) values ('01a1f76e-dbc0-7e61-b0d5-33a947bec122', '01a205fa-5246-798c-bee8-bf73ad240526');
insert into stop_places (user_id, pincode, village_key, position, latitude, longitude, updated_at) values ('01a205fa-5261-7df7-99fe-e802eb5ad5ce', '', '', 0.0, 29.5971, 79.6591, '2026-11-20T05:30:00.000Z');
insert into stop_taps (id, round_id, order_id, position, kind, reason, cash_paise, stands, by_id, by_name, made_at, arrived_at, code, on_account, upi_paise) values ('01a205fa-5a23-71cc-a8ef-4f742aefd760', '01a1f76e-dbc0-75f6-83ff-e91c7a066c63', '01a1f737-ed40-7ecd-8359-694e0abe3305', 0, 'away', '', 0, 1, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', 0, 0);
insert into product_names (product_id, search) values ('01a1f737-ed40-7e36-a030-62afdbc0b682', 'चावल');
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 0, '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 2, NULL, 0, 24100, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 1, '01a1f737-ed40-7e36-a030-62afdbc0b682', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, NULL, 0, 6100, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 2, '01a1f737-ed40-7f16-b181-b1bb83b79959', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 750, NULL, 0, 1868, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f76e-dbc0-7cb9-91b7-0ed7c64f8c24', 0, '01a1f737-ed40-7e36-a030-62afdbc0b682', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 5, NULL, 0, 30500, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 0, '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', 1, '01a1f737-ed40-7f16-b181-b1bb83b79959', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 450, 500, 0, 1121, 'poor', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f76e-dbc0-789c-9c20-692f00f9924f', 0, '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1);
insert into order_lines (order_id, position, product_id, title, title_hi, title_bn, description, thumbnail, category, unit, pack, color, price_paise, sold_by, quantity, ordered_quantity, given_paise, total_paise, reason, instead_of, packed_at, packed_by, revision) values ('01a1f76e-dbc0-7b22-a87a-37722a1eaf13', 0, '01a1f737-ed40-7d64-a13a-35a6e773bfaf', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1);
insert into order_changes (id, order_id, states, made_at) values ('01a1f76e-dbc0-7063-9136-8b11bc7b7552', '01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', '{"lines":[{"before":{"order_id":"01a1f76e-dbc0-7782-9571-a5a2ecd80c4a","position":1,"product_id":"01a1f737-ed40-7f16-b181-b1bb83b79959","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":500,"ordered_quantity":null,"given_paise":0,"total_paise":1245,"sold_by":"weight","reason":"","instead_of":null,"packed_at":null,"packed_by":"","revision":1},"after":{"order_id":"01a1f76e-dbc0-7782-9571-a5a2ecd80c4a","position":1,"product_id":"01a1f737-ed40-7f16-b181-b1bb83b79959","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":450,"ordered_quantity":500,"given_paise":0,"total_paise":1121,"sold_by":"weight","reason":"poor","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
insert into door_codes (order_id, code, why) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', '3789', 'paid');
insert into push_keys (id, public_key, private_key, created_at) values (1, 'BBHX6PuI5u_GTrdTTN-IQKlp81XNPFYJRT7EJ8_gStSQZmMNr25ZyE4UZ_jE5cP-3usY1frMvGFKTyAtxa0RUyo', '550bEwZ4o_OdhTDFf6fxGDk4F97SkgsTpCELEdBjbY0', '2026-11-20T05:30:00.000Z');
insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, language, created_at, sent_at, arrived_at, trouble) values ('01a1f76e-dbc0-7618-8e40-5da0fe12be63', '01a205fa-524b-7c56-adc7-16b065f7ef5b', '01a205fa-5246-798c-bee8-bf73ad240526', 'https://push.services.example.com/sample', 'BPboRNN8QmTl7PxUPvT0eAPCOrQhadYVNeaQX3s8Mqqvw27hNfYeiLVlbIDL9Ead9OVQ3HMFA1mhoUagPzMMpgM', 'kEBR3yoHZ4hdHdGrxzdGHA', 'hi', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
insert into alarm_people (user_id, position) values ('01a205fa-5246-798c-bee8-bf73ad240526', 1);
insert into alarm_rules (id, quiet_from, quiet_to, mail, revision, updated_at) values (1, '22:00', '06:00', 'second', 1, '2026-11-20T05:30:00.000Z');
insert into alarms (order_id, turns, next_at, looked_at, looked_id, looked_name, placed_at) values ('01a1f737-ed40-7ecd-8359-694e0abe3305', 0, NULL, '2026-11-20T05:30:00.000Z', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T04:30:00.000Z');
insert into alarm_calls (id, order_id, channel, user_id, device_id, token_hash, state, reason, made_at, sent_at, arrived_at) values ('01a1f76e-dbc0-722a-abfd-22e46d8b6f21', NULL, 'push', '01a205fa-5246-798c-bee8-bf73ad240526', '01a1f76e-dbc0-7618-8e40-5da0fe12be63', NULL, 'waiting', '', '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at) values ('01a1f76e-dbc0-796d-8831-17e2951f2a59', '01a1f76e-dbc0-789c-9c20-692f00f9924f', NULL, 0, 'paid', 'cash', 12000, 50, '', 0, '', 'desk', NULL, NULL, NULL, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at) values ('01a205fa-58f4-778a-8c79-eb8d85fc6191', '01a1f737-ed40-7ecd-8359-694e0abe3305', NULL, 0, 'paid', 'cash', 5000, 0, '', 0, '', 'desk', NULL, NULL, NULL, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into payments (id, order_id, customer_id, position, kind, method, amount_paise, rounded_paise, reference, reference_turn, note, source, tap_id, undoes, round_id, by_id, by_name, at, written_at) values ('01a205fa-5910-7ddf-ac35-10ffd68be3f9', '01a1f737-ed40-7ecd-8359-694e0abe3305', NULL, 1, 'paid', 'cash', 29068, 0, '', 0, '', 'desk', NULL, NULL, NULL, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into khatas (user_id, limit_paise, owed_paise, line_count, oldest_at, revision, updated_at) values ('01a205fa-5261-7df7-99fe-e802eb5ad5ce', 50000, 12050, 1, '2026-11-20T05:30:00.000Z', 3, '2026-11-20T05:30:00.000Z');
insert into khata_lines (id, user_id, position, kind, amount_paise, owed_paise, payment_id, undoes, note, beyond, by_id, by_name, at) values ('01a205fa-5942-75c2-831f-2de1248f73e7', '01a205fa-5261-7df7-99fe-e802eb5ad5ce', 0, 'opening', 12050, 12050, NULL, NULL, 'पुरानी कॉपी', '', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z');
insert into order_questions (id, order_id, asked, total_paise, above_paise, asked_by_id, asked_by, asked_at, state, answered_at) values ('01a1f76e-dbc2-7227-b212-b4f22067bd5a', '01a1f76e-dbc0-7782-9571-a5a2ecd80c4a', '{"change":{"kind":"pack","line":0,"revision":1,"quantity":2},"goods":{"title":"Mango आम","title_hi":"","title_bn":"","unit":"kg","pack":"","quantity":2,"sold_by":"piece"}}', 27221, 11926, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.002Z', 'open', NULL);
insert into cash_sheets (id, round_id, on_day, opened_at) values ('01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', '2026-12-03', '2026-11-20T05:30:00.000Z');
insert into cash_sheets (id, round_id, on_day, opened_at) values ('2026-11-20', NULL, '2026-11-20', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a205fa-5a92-7078-9f24-bda8560362a9', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 0, 'opening', 50000, 'diesel', NULL, '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_moves (id, sheet_id, position, kind, amount_paise, note, undoes, by_id, by_name, at, written_at) values ('01a205fa-5ae7-7bdf-a8ab-4b141f201f7c', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 1, 'spent', -10000, 'डीज़ल', NULL, '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a205fa-5b0f-7c93-8ec1-b1abdb0b6a12', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 0, 40000, '{"10":0,"20":0,"50":0,"100":0,"200":2,"500":0,"coins":0}', '', '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_counts (id, sheet_id, position, counted_paise, pieces, reason, by_id, by_name, at, written_at) values ('01a205fa-5b89-7d3d-adad-a1c521aa26e8', '2026-11-20', 0, 46000, '{"10":0,"20":0,"50":0,"100":0,"200":0,"500":0,"coins":460}', 'खुले पैसे', '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a205fa-5b53-7ee5-a45e-d049cd63f4d7', '01a1f76e-dbc0-70c6-8e4c-3f2a4b570efd', 0, '01a205fa-5b0f-7c93-8ec1-b1abdb0b6a12', 50000, 0, 0, 10000, 40000, 40000, '', 4000, '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_closings (id, sheet_id, position, count_id, opening_paise, taken_paise, returned_paise, spent_paise, expected_paise, counted_paise, reason, cost_paise, handed_by, handed_name, signed_by, signed_name, alone, signed_at) values ('01a205fa-5b8e-7ceb-8437-6694d0b86b76', '2026-11-20', 0, '01a205fa-5b89-7d3d-adad-a1c521aa26e8', 0, 46068, 0, 0, 46068, 46000, 'खुले पैसे', NULL, '01a205fa-525f-7027-839a-bd479638d1c6', 'Ravi', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', 0, '2026-11-20T05:30:00.000Z');
insert into cash_signed (payment_id, closing_id) values ('01a1f76e-dbc0-796d-8831-17e2951f2a59', '01a205fa-5b8e-7ceb-8437-6694d0b86b76');
insert into cash_signed (payment_id, closing_id) values ('01a205fa-58f4-778a-8c79-eb8d85fc6191', '01a205fa-5b8e-7ceb-8437-6694d0b86b76');
insert into cash_signed (payment_id, closing_id) values ('01a205fa-5910-7ddf-ac35-10ffd68be3f9', '01a205fa-5b8e-7ceb-8437-6694d0b86b76');
insert into phone_marks (phone_digits, kind, reason, until_day, by_id, by_name, at) values ('9876543210', 'careful', 'Second gate', '2026-11-20', '01a205fa-5246-798c-bee8-bf73ad240526', 'Owner', '2026-11-20T05:30:00.000Z');
insert into phone_turns (phone_digits, at) values ('0', '2026-11-20T05:30:00.000Z');
commit;

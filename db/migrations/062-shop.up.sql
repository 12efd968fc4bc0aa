-- The shop's tables as they were before 1.0.0, in the SQL that SQLite and PostgreSQL both speak. {{serial}} and {{clustered}}
-- are the words that differ (src/platform/db/upgrade/migrate.ts).
-- Instants are UTC ISO text, money is whole paise, ids are UUIDv7 text.

create table settings (
  name text primary key,
  value text not null,
  revision bigint not null default 1,
  updated_at text not null
);

create table users (
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
  check (login_phone is not null or email is not null or deleted_at is not null),
  check (owner = 0 or role = 'admin'),
  check (email is not null or no_email_at is not null)
);
create index users_by_role on users (role, created_at);
create index users_by_creation on users (created_at, id);
create index users_by_phone on users (phone_digits, created_at, id);
create index users_searched on users (created_at, id, deleted_at, search, email, phone);
create unique index users_login_phone on users (login_phone);

create table addresses (
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
);
create index addresses_by_user on addresses (user_id, created_at);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  remember integer not null check (remember in (0, 1)),
  device text not null,
  created_at text not null,
  seen_at text not null,
  expires_at text not null
);
create index sessions_by_user on sessions (user_id, seen_at);
create index sessions_by_expiry on sessions (expires_at);

create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text
);
create index password_resets_by_user on password_resets (user_id);

create table rate_limits (
  key text not null,
  window_start text not null,
  hits bigint not null,
  primary key (key, window_start)
);
create index rate_limits_by_window on rate_limits (window_start);

create table products (
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
create index products_by_creation on products (created_at, id);
create index products_deactivated on products (created_at, id) where deactivated_at is not null;
create index products_changed on products (updated_at);
create index products_popularity_due on products (id) where popularity <> sold;
create index products_searched on products (created_at, id, deactivated_at, category, stock, search);
create index products_pictured_elsewhere on products (thumbnail) where substr(thumbnail, 1, 8) = 'https://';
create index products_low on products ((case when sold_by = 'piece' then stock * 1000 else stock end), id)
  where deactivated_at is null;
create unique index products_barcode on products (barcode) where barcode is not null;
create index products_in_family on products (family_id, family_position, id) where family_id is not null;
create index products_back_on on products (back_on) where back_on is not null;
create index products_drafts on products (created_at, id) where draft = 1;
create index products_low_by_own on products (id) where low_stock is not null;
create index products_newest on products (created_at, id, category, leads) where deactivated_at is null;
create index products_popular on products (popularity, created_at, id, category, leads) where deactivated_at is null;
create index products_rated on products (rating_hundredths, id, category, leads) where deactivated_at is null;
create index products_priced on products (price_paise, id, category, leads) where deactivated_at is null;
create index products_in_category_newest on products (category, created_at, id, leads) where deactivated_at is null;
create index products_in_category_popular on products (category, popularity, created_at, id, leads) where deactivated_at is null;
create index products_in_category_rated on products (category, rating_hundredths, id, leads) where deactivated_at is null;
create index products_in_category_priced on products (category, price_paise, id, leads) where deactivated_at is null;
create index products_pictured on products (category, popularity, created_at, id)
  where deactivated_at is null and thumbnail <> '';

create table spelling_groups (
  id text primary key,
  canonical text not null unique,
  spellings text not null,
  created_at text not null,
  updated_at text not null
);

create table search_misses (
  term text primary key,
  times bigint not null,
  first_at text not null,
  last_at text not null
);

create table cart_lines (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text not null references products (id),
  quantity bigint not null check (quantity >= 1),
  created_at text not null,
  updated_at text not null,
  unique (user_id, product_id)
);

create table order_numbers (
  number {{serial}},
  order_id text not null unique
);

create table orders (
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
  taken_key text,
  note text not null default '',
  shop_note text not null default '',
  credited_paise bigint not null default 0 check (credited_paise >= 0),
  credit_count integer not null default 0,
  credited_shipping_paise bigint not null default 0 check (credited_shipping_paise >= 0),
  last_line integer not null default 0,
  came_off_paise bigint not null default 0 check (came_off_paise >= 0),
  check (total_paise = subtotal_paise + shipping_paise),
  unique (user_id, idempotency_key)
);
create index orders_by_user on orders (user_id, number);
create index orders_by_placing on orders (placed_at, number);
create index orders_read on orders (placed_at, number, status, payment_status, total_paise, shipping_paise, revision, search);
create index orders_by_total on orders (total_paise, number);
create index orders_by_name on orders (first_name, last_name, number);
create index orders_by_payment on orders (payment_status, placed_at, number, status, total_paise);
create index orders_by_status on orders (status, placed_at, number, payment_status, total_paise);
create index orders_unpaid on orders (payment_method, status, total_paise)
  where payment_status = 'pending' and status <> 'cancelled';
create index orders_by_phone on orders (phone_digits, placed_at, number);
create index orders_by_round on orders (round_id) where round_id is not null;
create index orders_queue on orders (
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
create unique index orders_taken_key on orders (taken_key) where taken_key is not null;

create table order_events (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('status', 'payment')),
  from_value text,
  to_value text not null,
  actor_id text,
  actor_name text not null,
  note text not null default '',
  at text not null,
  made_at text,
  primary key (order_id, position)
);

create table jobs (
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
create index jobs_waiting on jobs (run_at) where done_at is null and failed_at is null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;

create table audit_log (
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
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_entity on audit_log (entity, entity_id, at);
create index audit_log_by_kind on audit_log (entity, at, id);

create table newsletter_subscribers (
  id text primary key,
  email text not null unique,
  leave_token text not null unique,
  consented_at text not null,
  left_at text,
  language text
);

create table team_members (
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

create table news_seen (
  user_id text primary key references users (id) on delete cascade,
  seen_at text not null
);

create table price_changes (
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
create index price_changes_by_preview on price_changes (preview);

create table price_change_parts (
  change_id text not null references price_changes (id) on delete cascade,
  part integer not null,
  state text not null check (state in ('planned', 'written', 'taken back')),
  lines text not null,
  primary key (change_id, part)
);

create table known_devices (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  seen_at text not null
);
create index known_devices_by_user on known_devices (user_id, seen_at);

create table slowed_tries (
  key text primary key,
  tries bigint not null,
  last_at text not null,
  next_at text not null
);
create index slowed_tries_by_last on slowed_tries (last_at);

create table newsletter_requests (
  token_hash text primary key,
  email text not null,
  created_at text not null,
  expires_at text not null,
  language text
);
create index newsletter_requests_by_expiry on newsletter_requests (expires_at);

create table changes (
  seq {{serial}},
  tags text not null
);

create table daily_sales (
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
) {{clustered}};

create table daily_product_sales (
  day text not null,
  category text not null,
  product_id text not null references products (id),
  quantity bigint not null,
  sales_paise bigint not null,
  primary key (day, category, product_id)
) {{clustered}};

create table shelves (
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
create index shelves_inside on shelves (parent, position);

create table shelf_titles (
  shelf text not null references shelves (value) on delete cascade,
  language text not null check (language in ('en', 'hi', 'bn')),
  title text not null,
  heading text not null default '',
  primary key (shelf, language)
);
create unique index shelf_titles_english on shelf_titles (title) where language = 'en';

create table former_shelves (
  value text primary key,
  shelf text not null references shelves (value),
  merged_at text not null
);
create index former_shelves_by_shelf on former_shelves (shelf);

create table product_labels (
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

create table product_texts (
  product_id text not null references products (id) on delete cascade,
  language text not null check (language in ('hi', 'bn')),
  title text not null default '',
  description text not null default '',
  primary key (product_id, language)
);

create table imports (
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
create index imports_newest on imports (created_at, id);

create table import_parts (
  import_id text not null references imports (id) on delete cascade,
  position bigint not null,
  content text not null,
  primary key (import_id, position)
);

create table import_remarks (
  import_id text not null references imports (id) on delete cascade,
  row_number bigint not null,
  kind text not null check (kind in ('left out', 'adjusted')),
  reason text not null,
  cells text not null,
  primary key (import_id, row_number, kind)
);

create table import_layouts (
  signature text primary key,
  plan text not null,
  updated_at text not null
);

create table picture_sources (
  product_id text primary key references products (id) on delete cascade,
  address text not null,
  state text not null check (state in ('waiting', 'kept', 'failed')),
  thumbnail text not null default '',
  tries bigint not null default 0,
  reason text not null default '',
  updated_at text not null
);
create index picture_sources_by_state on picture_sources (state, updated_at);

create table import_writes (
  import_id text not null references imports (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  kind text not null check (kind in ('added', 'changed')),
  before text not null,
  after text not null,
  reason text not null default '',
  primary key (import_id, product_id)
);
create index import_writes_of_product on import_writes (product_id);

create table login_codes (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null,
  token_hash text not null unique,
  wrong_tries integer not null default 0,
  created_at text not null,
  expires_at text not null
);

create table areas (
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

create table places (
  id text primary key,
  area_id text not null references areas (id) on delete cascade,
  pincode text not null check (length(pincode) = 6),
  village text not null,
  -- The village as it is compared: what `villageKey` makes of it.
  village_key text not null,
  rank integer not null,
  unique (pincode, village_key)
);
create index places_by_area on places (area_id, rank);

create table round_rules (
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

create table round_rule_areas (
  rule_id text not null references round_rules (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (rule_id, area_id)
);
create index round_rule_areas_by_area on round_rule_areas (area_id);

create table rounds (
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
create index rounds_by_day on rounds (on_day, from_time, id);

create table round_areas (
  round_id text not null references rounds (id) on delete cascade,
  area_id text not null references areas (id) on delete cascade,
  primary key (round_id, area_id)
);
create index round_areas_by_area on round_areas (area_id);

create table round_pauses (
  id text primary key,
  from_on text not null,
  to_on text not null check (to_on >= from_on),
  rule_id text references round_rules (id),
  text text not null,
  created_at text not null
);

create table round_riders (
  round_id text not null references rounds (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (round_id, user_id)
);
create index round_riders_by_user on round_riders (user_id);

create table rule_riders (
  rule_id text not null references round_rules (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (rule_id, user_id)
);
create index rule_riders_by_user on rule_riders (user_id);

create table stop_places (
  user_id text not null references users (id) on delete cascade,
  pincode text not null,
  village_key text not null,
  position double precision not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  updated_at text not null,
  primary key (user_id, pincode, village_key)
);

create table stop_taps (
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
  upi_paise bigint not null default 0 check (upi_paise >= 0),
  unique (order_id, position)
);
create index stop_taps_by_round on stop_taps (round_id, order_id);
create index stop_taps_with_upi on stop_taps (order_id) where upi_paise > 0;

create table product_names (
  product_id text primary key references products (id) on delete cascade,
  search text not null
) {{clustered}};

create table order_lines (
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
create index order_lines_by_product on order_lines (product_id);

create table order_changes (
  id text primary key,
  order_id text not null references orders (id),
  -- The lines that it touched, as they were before and are after it, and what was agreed before and after: JSON.
  states text not null,
  made_at text not null
);
create index order_changes_by_order on order_changes (order_id);

create table door_codes (
  order_id text primary key references orders (id),
  code text not null check (length(code) = 4),
  -- Why one is asked for. `credit` is for orders on account, which there are none of yet.
  why text not null check (why in ('large', 'paid', 'credit'))
);

create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at text not null
);

create table push_devices (
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
create index push_devices_by_user on push_devices (user_id);

create table alarm_people (
  user_id text primary key references users (id),
  position integer not null
);

create table alarm_rules (
  id integer primary key check (id = 1),
  quiet_from text,
  quiet_to text,
  mail text not null check (mail in ('first', 'second', 'never')),
  revision integer not null default 1,
  updated_at text not null,
  check ((quiet_from is null) = (quiet_to is null))
);

create table alarms (
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
create index alarms_open on alarms (placed_at) where looked_at is null;

create table alarm_calls (
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
create index alarm_calls_by_time on alarm_calls (made_at);
create index alarm_calls_by_order on alarm_calls (order_id) where order_id is not null;

create table payments (
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
create unique index payments_reference_turn on payments (reference, reference_turn)
  where reference <> '' and kind = 'paid';
create index payments_by_time on payments (at);
create index payments_by_round on payments (round_id) where round_id is not null;
create index payments_by_customer on payments (customer_id) where customer_id is not null;

create table khatas (
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
create index khatas_owing on khatas (owed_paise) where owed_paise > 0;

create table khata_lines (
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

create table order_questions (
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
create unique index order_questions_open on order_questions (order_id) where state = 'open';
create index order_questions_by_order on order_questions (order_id);

create table cash_sheets (
  -- The round's id, or the day of the counter, so that whoever counts without a network knows it.
  id text primary key,
  round_id text references rounds (id),
  on_day text not null,
  opened_at text not null,
  check (id = coalesce(round_id, on_day))
);
create index cash_sheets_by_day on cash_sheets (on_day);

create table cash_moves (
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

create table cash_counts (
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

create table cash_closings (
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

create table cash_signed (
  payment_id text primary key references payments (id),
  closing_id text not null references cash_closings (id)
);
create index cash_signed_by_closing on cash_signed (closing_id);

create table phone_marks (
  phone_digits text primary key,
  kind text not null check (kind in ('careful', 'fine')),
  reason text not null,
  until_day text not null,
  by_id text,
  by_name text not null,
  at text not null
);

create table phone_turns (
  phone_digits text primary key,
  at text not null
);

create table credit_numbers (
  number {{serial}},
  credit_id text not null unique
);

create table credits (
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
create index credits_by_time on credits (at);

create table credit_lines (
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
create index credit_lines_by_line on credit_lines (order_id, position);

create table line_additions (
  -- Made by whoever sends it, once for each addition.
  id text primary key,
  order_id text not null references orders (id),
  -- What was sent: sent again, it is the same.
  request_hash text not null,
  -- The change of the order that it was; null where its shopper is asked first.
  change_id text,
  at text not null
);
create index line_additions_by_order on line_additions (order_id);

-- The first shelves.
insert into shelves (value, position, art, carousel, created_at, updated_at) values
  ('vegetables', 1, 'vegetables', 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('fruits', 2, 'fruits', 2, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('meat', 3, 'meat', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('localitems', 4, 'localitems', 3, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('grocery', 5, 'grocery', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('electronics', 6, 'electronics', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('food', 7, 'food', 4, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('cosmetics', 8, 'cosmetics', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('fragrances', 9, 'fragrances', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');

insert into shelf_titles (shelf, language, title, heading) values
  ('vegetables', 'en', 'Fruits-Vegetables', 'Vegetables'),
  ('vegetables', 'hi', 'फल-सब्ज़ी', 'सब्ज़ियाँ'),
  ('vegetables', 'bn', 'ফল-সবজি', 'সবজি'),
  ('fruits', 'en', 'Fruits', ''),
  ('fruits', 'hi', 'फल', ''),
  ('fruits', 'bn', 'ফল', ''),
  ('meat', 'en', 'Meat', ''),
  ('meat', 'hi', 'मीट-मछली', ''),
  ('meat', 'bn', 'মাছ-মাংস', ''),
  ('localitems', 'en', 'Local items', ''),
  ('localitems', 'hi', 'अपने इलाके का सामान', ''),
  ('localitems', 'bn', 'এলাকার জিনিস', ''),
  ('grocery', 'en', 'Grocery', ''),
  ('grocery', 'hi', 'किराना', ''),
  ('grocery', 'bn', 'মুদিখানা', ''),
  ('electronics', 'en', 'Electronics', ''),
  ('electronics', 'hi', 'इलेक्ट्रॉनिक्स', ''),
  ('electronics', 'bn', 'ইলেকট্রনিক্স', ''),
  ('food', 'en', 'Food', ''),
  ('food', 'hi', 'खाना-पीना', ''),
  ('food', 'bn', 'খাবার', ''),
  ('cosmetics', 'en', 'Cosmetics', ''),
  ('cosmetics', 'hi', 'कॉस्मेटिक', ''),
  ('cosmetics', 'bn', 'সাজগোজ', ''),
  ('fragrances', 'en', 'Fragrances', ''),
  ('fragrances', 'hi', 'परफ़्यूम-इत्र', ''),
  ('fragrances', 'bn', 'পারফিউম-আতর', '');

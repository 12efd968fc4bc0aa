-- The store's first tables, in the SQL that SQLite and PostgreSQL both speak.
-- {{serial}} is the one word that differs: a primary key that the database numbers itself.
-- Instants are UTC ISO text, money is whole paise, ids are UUIDv7 text.

create table settings (
  name text primary key,
  value text not null,
  revision bigint not null default 1,
  updated_at text not null
);

-- One row for each thing that finished pages depend on; a write that changes the thing raises its version.
create table versions (
  name text primary key,
  version bigint not null
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
  deleted_at text,
  check (owner = 0 or role = 'admin'),
  check (email is not null or deleted_at is not null)
);
create index users_by_role on users (role, created_at);
create index users_by_creation on users (created_at, id);

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
  created_at text not null
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

-- How often something was tried in the window that began at window_start; old rows are swept away.
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
  deactivated_at text
);
create index products_newest on products (created_at, id) where deactivated_at is null;
create index products_popular on products (sold, created_at, id) where deactivated_at is null;
create index products_rated on products (rating_hundredths, id) where deactivated_at is null;
create index products_priced on products (price_paise, id) where deactivated_at is null;
create index products_in_category_newest on products (category, created_at, id) where deactivated_at is null;
create index products_in_category_popular on products (category, sold, created_at, id) where deactivated_at is null;
create index products_in_category_rated on products (category, rating_hundredths, id) where deactivated_at is null;
create index products_in_category_priced on products (category, price_paise, id) where deactivated_at is null;
create index products_by_creation on products (created_at, id);
create index products_deactivated on products (created_at, id) where deactivated_at is not null;
create index products_changed on products (updated_at);
create index products_low on products (stock, id) where deactivated_at is null;

-- Words that mean the same goods: {"spellings": [...]} in every script that shoppers type.
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

-- Hands out order numbers without making shoppers wait for one another; a number may be left out, none comes twice.
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
  check (total_paise = subtotal_paise + shipping_paise),
  unique (user_id, idempotency_key)
);
create index orders_by_user on orders (user_id, number);
create index orders_by_placing on orders (placed_at, number);
create index orders_by_status on orders (status, placed_at, number);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  description text not null,
  thumbnail text not null,
  category text not null,
  unit text not null,
  pack text not null,
  color text not null,
  price_paise bigint not null check (price_paise >= 0),
  quantity bigint not null check (quantity >= 1),
  total_paise bigint not null,
  primary key (order_id, position),
  check (total_paise = price_paise * quantity)
);
create index order_lines_by_product on order_lines (product_id);

-- What happened to an order, who did it and when: nothing in an order changes without a row here.
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
  primary key (order_id, position)
);

-- Work for the outside world, written in the transaction that causes it and done later, with retry.
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
  left_at text
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

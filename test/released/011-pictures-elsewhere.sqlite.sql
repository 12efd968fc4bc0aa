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
  deleted_at text, configured_password_hash text, phone_digits text not null default '', search text not null default '',
  check (owner = 0 or role = 'admin'),
  check (email is not null or deleted_at is not null)
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
);
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
, popularity bigint not null default 0 check (popularity >= 0), search text not null default '');
CREATE INDEX products_newest on products (created_at, id) where deactivated_at is null;
CREATE INDEX products_rated on products (rating_hundredths, id) where deactivated_at is null;
CREATE INDEX products_priced on products (price_paise, id) where deactivated_at is null;
CREATE INDEX products_in_category_newest on products (category, created_at, id) where deactivated_at is null;
CREATE INDEX products_in_category_rated on products (category, rating_hundredths, id) where deactivated_at is null;
CREATE INDEX products_in_category_priced on products (category, price_paise, id) where deactivated_at is null;
CREATE INDEX products_by_creation on products (created_at, id);
CREATE INDEX products_deactivated on products (created_at, id) where deactivated_at is not null;
CREATE INDEX products_changed on products (updated_at);
CREATE INDEX products_low on products (stock, id) where deactivated_at is null;
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
  updated_at text not null, phone_digits text not null default '', phone_to_confirm integer not null default 0 check (phone_to_confirm in (0, 1)),
  check (total_paise = subtotal_paise + shipping_paise),
  unique (user_id, idempotency_key)
);
CREATE INDEX orders_by_user on orders (user_id, number);
CREATE INDEX orders_by_placing on orders (placed_at, number);
CREATE TABLE order_lines (
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
CREATE INDEX order_lines_by_product on order_lines (product_id);
CREATE TABLE order_events (
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
);
CREATE INDEX newsletter_requests_by_expiry on newsletter_requests (expires_at);
CREATE TABLE changes (
  seq integer primary key autoincrement,
  tags text not null
);
CREATE INDEX products_popular on products (popularity, created_at, id) where deactivated_at is null;
CREATE INDEX products_in_category_popular on products (category, popularity, created_at, id) where deactivated_at is null;
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
CREATE INDEX users_searched on users (created_at, id, deleted_at, search, email, phone);
CREATE INDEX products_pictured_elsewhere on products (thumbnail) where substr(thumbnail, 1, 8) = 'https://';
insert into kysely_migration (name, timestamp) values ('001-store', '2026-11-22T02:28:15.992Z');
insert into kysely_migration (name, timestamp) values ('002-news', '2026-11-22T02:28:15.998Z');
insert into kysely_migration (name, timestamp) values ('003-growth', '2026-11-22T02:28:15.999Z');
insert into kysely_migration (name, timestamp) values ('004-price-changes', '2026-11-22T02:28:16.002Z');
insert into kysely_migration (name, timestamp) values ('005-known-devices', '2026-11-22T02:28:16.003Z');
insert into kysely_migration (name, timestamp) values ('006-changes', '2026-11-22T02:28:16.011Z');
insert into kysely_migration (name, timestamp) values ('007-phone-digits', '2026-11-22T02:28:16.017Z');
insert into kysely_migration (name, timestamp) values ('008-daily-sales', '2026-11-22T02:28:16.018Z');
insert into kysely_migration (name, timestamp) values ('009-search-text', '2026-11-22T02:28:16.038Z');
insert into kysely_migration (name, timestamp) values ('010-phone-to-confirm', '2026-11-22T02:28:16.041Z');
insert into kysely_migration (name, timestamp) values ('011-pictures-elsewhere', '2026-11-22T02:28:16.046Z');
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
insert into settings (name, value, revision, updated_at) values ('shop', '{"name":"Sample हाट","tagline":"Fresh from the village market, to your door, paid in cash when it arrives.","story":"Haat was founded in 2024 to bring the village market to the people who cannot always come to it. What grows and is made around us stands beside the everyday goods of every kitchen, at the price written on the board.","mission":"To sell good food at an honest price, to pay growers and makers on the day, and to bring every order to the door, however far the road goes.","address":"Main Bazaar, near the weekly market ground","phones":["+91 00000 00000"],"email":"support@haat.local","whatsapp":"910000000000","whatsappText":"Namaste! I have a question about an order.","shippingFee":20,"freeShippingAbove":500,"banners":["Earn rewards for shopping online"],"newsletterOpen":true,"lowStock":5}', 1, '2026-11-20T05:30:00.000Z');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, deleted_at, configured_password_hash, phone_digits, search) values ('01a20115-327a-7c5a-949d-815552f4cf22', 'Owner', 'owner@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$VAwcgrR8l7mJMovVuED52w$U3iE3AmWoj4LUx8HGnnKDq30/cREfVwWNKuVPDyxtoQ', NULL, 'admin', '', 1, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'owner');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, deleted_at, configured_password_hash, phone_digits, search) values ('01a20115-329b-7f3f-be15-5b025f5ba4dc', 'Ravi', 'ravi1@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$VAwcgrR8l7mJMovVuED52w$U3iE3AmWoj4LUx8HGnnKDq30/cREfVwWNKuVPDyxtoQ', NULL, 'staff', 'orders,catalogue', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, deleted_at, configured_password_hash, phone_digits, search) values ('01a20115-32aa-7a27-8b62-97a55c79c3d0', 'आशा देवी', 'asha@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$VAwcgrR8l7mJMovVuED52w$U3iE3AmWoj4LUx8HGnnKDq30/cREfVwWNKuVPDyxtoQ', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'आशा देवी');
insert into users (id, name, email, phone, password_hash, google_subject, role, permissions, owner, revision, created_at, updated_at, deleted_at, configured_password_hash, phone_digits, search) values ('01a20115-32b6-7e36-ab4b-a58a00334f82', 'Ravi', 'ravi2@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$VAwcgrR8l7mJMovVuED52w$U3iE3AmWoj4LUx8HGnnKDq30/cREfVwWNKuVPDyxtoQ', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi');
insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at) values ('01a20115-3547-7a94-b1a7-be4860ec2ac5', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'आशा देवी', 'asha@example.in', '9876543210', 'Upper Bazaar', 'Almora', 'Uttarakhand', '263601', '2026-11-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a20115-328a-799f-80ea-1800739f9c43', 'D9fwRREu5JEzV4TsEWj1oHenNzaVPAKp30cL7KSFTUw', '01a20115-327a-7c5a-949d-815552f4cf22', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a20115-32a6-779c-8850-f70ff8b97431', 'Ol55-aPsHt3Y1fHoLaBfg9BFRVCGavAJ1EU7WuQBxJU', '01a20115-329b-7f3f-be15-5b025f5ba4dc', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', '2026-12-20T04:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a20115-32ab-7b5c-939e-4796d61ee4f2', '3yUsznGF2UT51cv7ZKoTQDCvMUp0Wsk-kDymAgvI6nU', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into sessions (id, token_hash, user_id, remember, device, created_at, seen_at, expires_at) values ('01a20115-32b7-7baa-9a4c-9bc318a4008a', 'GGslWxf3VhrN10-Z1Douk6o124izrwmfKXtvHF8zH7s', '01a20115-32b6-7e36-ab4b-a58a00334f82', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
insert into password_resets (token_hash, user_id, created_at, expires_at, used_at) values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '01a20115-32aa-7a27-8b62-97a55c79c3d0', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
insert into rate_limits (key, window_start, hits) values ('resets:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('reset-mails-anywhere:pS3w9lLk6vTn9LN1JsXznB', '2026-11-20T05:00:00.000Z', 1);
insert into rate_limits (key, window_start, hits) values ('newsletter:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search) values ('01a1f737-ed40-76ea-ac71-7fcc01a74b72', 'H-CC01A74B72', 'Mango आम', 'Fresh mango', 'fruits', '', '', 'kg', '', 12050, 12050, 37, 3, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'mango आम
h-cc01a74b72');
insert into products (id, sku, title, description, category, brand, color, unit, pack, price_paise, cut_price_paise, stock, sold, rating_hundredths, thumbnail, revision, created_at, updated_at, deactivated_at, popularity, search) values ('01a1f737-ed40-71dc-9d2e-87cd104269f1', 'H-CD104269F1', 'rice', 'Fresh rice', 'grocery', '', '', 'kg', '', 6700, 6700, 99, 1, 0, '', 2, '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, 0, 'rice
h-cd104269f1');
insert into spelling_groups (id, canonical, spellings, created_at, updated_at) values ('01a20115-3548-71b8-9f10-f33279aa936c', 'aam', '["aam","आम"]', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('zzz', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into search_misses (term, times, first_at, last_at) values ('कटहल', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into cart_lines (id, user_id, product_id, quantity, created_at, updated_at) values ('01a20115-33e3-7f37-ad14-aa62b416334e', '01a20115-32aa-7a27-8b62-97a55c79c3d0', '01a1f737-ed40-76ea-ac71-7fcc01a74b72', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into order_numbers (number, order_id) values (1, '01a1f737-ed40-7ef2-9d88-d5f353be72bd');
insert into order_numbers (number, order_id) values (2, '01a1f76e-dbc0-748e-b6e4-a6294b19b585');
insert into order_numbers (number, order_id) values (3, '01a1f76e-dbc0-7216-b63c-bf6fa6e82995');
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm) values ('01a1f737-ed40-7ef2-9d88-d5f353be72bd', 1, '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'pending', 'pending', 'cash', 30200, 2000, 32200, 3, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#1 asha devi 9876543210 ', NULL, NULL, 1, '2026-11-20T04:30:00.000Z', NULL, '2026-11-20T04:30:00.000Z', '9876543210', 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm) values ('01a1f76e-dbc0-748e-b6e4-a6294b19b585', 2, '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'cancelled', 'pending', 'cash', 30500, 2000, 32500, 5, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#2 asha devi 9876543210 ', NULL, NULL, 2, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.001Z', '9876543210', 0);
insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, phone, colony, landmark, email, address, district, state, pincode, search, idempotency_key, request_hash, revision, placed_at, delivered_at, updated_at, phone_digits, phone_to_confirm) values ('01a1f76e-dbc0-7216-b63c-bf6fa6e82995', 3, '01a20115-32b6-7e36-ab4b-a58a00334f82', 'pending', 'pending', 'cash', 12050, 2000, 14050, 1, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#3 asha devi 9876543210 ', NULL, NULL, 1, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', '9876543210', 0);
insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise) values ('01a1f737-ed40-7ef2-9d88-d5f353be72bd', 0, '01a1f737-ed40-76ea-ac71-7fcc01a74b72', 'Mango आम', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 2, 24100);
insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise) values ('01a1f737-ed40-7ef2-9d88-d5f353be72bd', 1, '01a1f737-ed40-71dc-9d2e-87cd104269f1', 'rice', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 1, 6100);
insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise) values ('01a1f76e-dbc0-748e-b6e4-a6294b19b585', 0, '01a1f737-ed40-71dc-9d2e-87cd104269f1', 'rice', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 5, 30500);
insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color, price_paise, quantity, total_paise) values ('01a1f76e-dbc0-7216-b63c-bf6fa6e82995', 0, '01a1f737-ed40-76ea-ac71-7fcc01a74b72', 'Mango आम', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 1, 12050);
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at) values ('01a1f737-ed40-7ef2-9d88-d5f353be72bd', 0, 'status', NULL, 'pending', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'आशा देवी', '', '2026-11-20T04:30:00.000Z');
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at) values ('01a1f76e-dbc0-748e-b6e4-a6294b19b585', 0, 'status', NULL, 'pending', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'आशा देवी', '', '2026-11-20T05:30:00.000Z');
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at) values ('01a1f76e-dbc0-7216-b63c-bf6fa6e82995', 0, 'status', NULL, 'pending', '01a20115-32b6-7e36-ab4b-a58a00334f82', 'Ravi', '', '2026-11-20T05:30:00.000Z');
insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at) values ('01a1f76e-dbc0-748e-b6e4-a6294b19b585', 1, 'status', 'pending', 'cancelled', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'आशा देवी', '', '2026-11-20T05:30:00.001Z');
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-3388-7a57-a57a-4c9cf841f5f7', 'mail', '{"to":"asha@example.in","subject":"Your order 1 from Haat","text":"Namaste Asha,\n\nThank you for your order 1 of 20 Nov 2026, 10:00 am.\n\n2 x Mango आम at ₹120.50: ₹241\n1 x rice at ₹61: ₹61\n\nSubtotal: ₹302\nShipping: ₹20\nTotal: ₹322\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n+91 00000 00000\n"}', 'order 01a1f737-ed40-7ef2-9d88-d5f353be72bd placed', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-3392-7f6f-bad4-2dbafd5539ba', 'mail', '{"to":"asha@example.in","subject":"Your order 2 from Haat","text":"Namaste Asha,\n\nThank you for your order 2 of 20 Nov 2026, 11:00 am.\n\n5 x rice at ₹61: ₹305\n\nSubtotal: ₹305\nShipping: ₹20\nTotal: ₹325\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n+91 00000 00000\n"}', 'order 01a1f76e-dbc0-748e-b6e4-a6294b19b585 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-33e1-7536-b197-210392ad6028', 'mail', '{"to":"ravi2@example.in","subject":"Your order 3 from Haat","text":"Namaste Asha,\n\nThank you for your order 3 of 20 Nov 2026, 11:00 am.\n\n1 x Mango आम at ₹120.50: ₹120.50\n\nSubtotal: ₹120.50\nShipping: ₹20\nTotal: ₹140.50\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n+91 00000 00000\n"}', 'order 01a1f76e-dbc0-7216-b63c-bf6fa6e82995 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-3403-7f0d-8049-1b06fd21c6a3', 'mail', '{"to":"asha@example.in","subject":"Your order 2 was cancelled","text":"Namaste Asha,\n\nYour order 2 of 20 Nov 2026, 11:00 am was cancelled. There is nothing to pay for it.\n\n5 x rice at ₹61: ₹305\n\nSubtotal: ₹305\nShipping: ₹20\nTotal: ₹325\n\nAll your orders are at http://localhost:3000/my-order\n\nHaat\nMain Bazaar, near the weekly market ground\n+91 00000 00000\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-343f-7912-9878-915dda6bf724', 'mail-reset', '{"email":"asha@example.in","origin":"http://localhost:3000","isSpare":false}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, locked_until, last_error, created_at, done_at, failed_at) values ('01a20115-3455-7f6b-bf24-35ccc25b426a', 'mail', '{"to":"reader@example.in","subject":"You are on the list of Haat","text":"You asked for the letters of Haat. We write when there is something worth telling.\n\nTo leave the list at any time: http://localhost:3000/newsletter/leave?token=KVzCfSRrLwujKZ_T9pdejoZBAprvuulijbRNZwl_1kA\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a20115-32c6-70c8-9bc4-f24414415f21', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-76ea-ac71-7fcc01a74b72', 'added', NULL, '{"sku":"H-CC01A74B72","title":"Mango आम","description":"Fresh mango","category":"fruits","brand":"","color":"","unit":"kg","pack":"","price":120.5,"cuttedprice":120.5,"stock":40,"rating":0,"thumbnail":"","active":true}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a20115-32c7-7d40-a356-a6e6f208d0c3', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-71dc-9d2e-87cd104269f1', 'added', NULL, '{"sku":"H-CD104269F1","title":"rice","description":"Fresh rice","category":"grocery","brand":"","color":"","unit":"kg","pack":"","price":61,"cuttedprice":61,"stock":100,"rating":0,"thumbnail":"","active":true}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a20115-3512-7190-820e-21834a17e790', '2026-11-20T05:30:00.000Z', '01a20115-327a-7c5a-949d-815552f4cf22', 'Owner', 'settings', 'shop', 'changed', '{"name":"Haat"}', '{"name":"Sample हाट"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a20115-353e-7fdc-a9f0-1c137e816197', '2026-11-20T05:30:00.000Z', '01a20115-327a-7c5a-949d-815552f4cf22', 'Owner', 'product', '01a1f737-ed40-71dc-9d2e-87cd104269f1', 'price changed by 10 %', '{"price":61,"cuttedprice":61}', '{"price":67,"cuttedprice":67,"change":"01a1f76e-dbc0-7ca3-b984-07171ba6c557"}');
insert into audit_log (id, at, actor_id, actor_name, entity, entity_id, action, before, after) values ('01a20115-3540-7fd9-ad05-216137494eb6', '2026-11-20T05:30:00.000Z', '01a20115-327a-7c5a-949d-815552f4cf22', 'Owner', 'price change', '01a1f76e-dbc0-7ca3-b984-07171ba6c557', 'done', NULL, '{"percent":10,"of":"both","round":"rupee","products":1,"skipped":0}');
insert into newsletter_subscribers (id, email, leave_token, consented_at, left_at) values ('01a20115-344f-7d0d-9dbf-91e9fc450580', 'reader@example.in', 'KVzCfSRrLwujKZ_T9pdejoZBAprvuulijbRNZwl_1kA', '2026-11-20T05:30:00.000Z', NULL);
insert into team_members (id, user_id, name, job_profile, image, location, sell, amount_paise, position, created_at) values ('01a20115-354e-7db1-ba8f-95e3e0d3b4cf', '01a20115-32aa-7a27-8b62-97a55c79c3d0', 'Sample', 'Counter', '', '', 0, 0, 0, '2026-11-20T05:30:00.000Z');
insert into news_seen (user_id, seen_at) values ('01a20115-327a-7c5a-949d-815552f4cf22', '2026-11-20T05:30:00.000Z');
insert into price_changes (id, preview, state, under_way, percent_hundredths, price_kind, rounding, actor_id, actor_name, total, written, skipped, undone, kept, created_at, ended_at) values ('01a1f76e-dbc0-7ca3-b984-07171ba6c557', 'a36ad89faa2a42ab0c4bf55a28100769', 'changed', NULL, 1000, 'both', 'rupee', '01a20115-327a-7c5a-949d-815552f4cf22', 'Owner', 1, 1, 0, 0, 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into price_change_parts (change_id, part, state, lines) values ('01a1f76e-dbc0-7ca3-b984-07171ba6c557', 0, 'written', '[{"id":"01a1f737-ed40-71dc-9d2e-87cd104269f1","from":{"price_paise":6100,"cut_price_paise":6100},"to":{"price_paise":6700,"cut_price_paise":6700}}]');
insert into known_devices (token_hash, user_id, created_at, seen_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '01a20115-32aa-7a27-8b62-97a55c79c3d0', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('reset-mails:lrQB7blVUTzM1LCw-QMbJh', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into slowed_tries (key, tries, last_at, next_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into newsletter_requests (token_hash, email, created_at, expires_at) values ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'asked@example.in', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
insert into changes (seq, tags) values (1, ' catalogue row:01a1f737-ed40-76ea-ac71-7fcc01a74b72 page:01a1f737-ed40-76ea-ac71-7fcc01a74b72 tile:01a1f737-ed40-76ea-ac71-7fcc01a74b72 goods:all goods:fruits sold-out:all sold-out:fruits words products row:01a1f737-ed40-71dc-9d2e-87cd104269f1 page:01a1f737-ed40-71dc-9d2e-87cd104269f1 tile:01a1f737-ed40-71dc-9d2e-87cd104269f1 goods:grocery sold-out:grocery ');
insert into changes (seq, tags) values (2, ' catalogue row:01a1f737-ed40-71dc-9d2e-87cd104269f1 row:01a1f737-ed40-76ea-ac71-7fcc01a74b72 orders ');
insert into changes (seq, tags) values (3, ' catalogue row:01a1f737-ed40-71dc-9d2e-87cd104269f1 orders ');
insert into changes (seq, tags) values (4, ' catalogue row:01a1f737-ed40-76ea-ac71-7fcc01a74b72 orders ');
insert into changes (seq, tags) values (5, ' catalogue row:01a1f737-ed40-71dc-9d2e-87cd104269f1 orders ');
insert into changes (seq, tags) values (6, ' settings ');
insert into changes (seq, tags) values (7, ' catalogue row:01a1f737-ed40-71dc-9d2e-87cd104269f1 page:01a1f737-ed40-71dc-9d2e-87cd104269f1 tile:01a1f737-ed40-71dc-9d2e-87cd104269f1 products order:price:all order:price:grocery ');
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 1, 1, 0, 32200, 2000, 1, 32200, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 2, 0, 1, 0, 0, 0, 0, 0, 0);
insert into daily_sales (day, part, orders, cancelled, sales_paise, shipping_paise, due_orders, due_cash_paise, due_card_paise, due_delivered_paise) values ('2026-11-20', 3, 1, 0, 14050, 2000, 1, 14050, 0, 0);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'fruits', '01a1f737-ed40-76ea-ac71-7fcc01a74b72', 3, 36150);
insert into daily_product_sales (day, category, product_id, quantity, sales_paise) values ('2026-11-20', 'grocery', '01a1f737-ed40-71dc-9d2e-87cd104269f1', 1, 6100);
commit;

-- An order cannot be missed: which devices ring, in which order people are rung, who looked at an order and when, and what
-- became of each ring.

-- The shop's own key for push services, made once. It is a secret, and no backup holds it.
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null,
  created_at text not null
);

-- A device that rings, for as long as its login lasts. Its address is a secret, too: whoever knows it can be told where.
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

-- The order in which people are rung. Who switches a device on is put at its end; who is not in it is not rung.
create table alarm_people (
  user_id text primary key references users (id),
  position integer not null
);

-- When nobody is rung, in the shop's time, and when a mail goes.
create table alarm_rules (
  id integer primary key check (id = 1),
  quiet_from text,
  quiet_to text,
  mail text not null check (mail in ('first', 'second', 'never')),
  revision integer not null default 1,
  updated_at text not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- How far the alarm of an order is, and who looked at it first. No row: nobody was rung yet, and nobody looked.
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

-- What was sent to one device, or to one address, and what became of it.
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

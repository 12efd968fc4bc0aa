-- Staff have jobs. Who looked after orders did what packers, the counter and who signs cash do now.
update users
set permissions = replace(replace(replace(replace(permissions,
  'orders', 'packer,counter,signing'), 'catalogue', 'goods'), 'rounds', 'rider'), 'credit', 'accounts')
where permissions <> '';

-- An admin whom the owner trusts to let owners in again.
alter table users add column rescuer integer not null default 0 check (rescuer in (0, 1));

-- The card that logs a phone of staff in: once, for seven days. Only hashes are kept, `used_by` too: a phone that got no answer may
-- ask again. All have one salt, so that a typed code is hashed once.
create table staff_cards (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null unique,
  token_hash text not null unique,
  salt text not null,
  created_at text not null,
  expires_at text not null,
  used_at text,
  used_by text
);

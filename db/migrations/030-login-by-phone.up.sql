-- Accounts without an e-mail address: their name to log in with is a phone number.

-- The first schema lets only deleted accounts be without an address. Its check stands on this column from now on:
-- since when an account has no address, because it was deleted or because its owner has none.
drop index users_searched;
alter table users rename column deleted_at to no_email_at;
alter table users add column deleted_at text;
update users set deleted_at = no_email_at;
create index users_searched on users (created_at, id, deleted_at, search, email, phone);

-- The national digits of an Indian mobile number.
alter table users add column login_phone text
  check (login_phone is not null or email is not null or deleted_at is not null);
create unique index users_login_phone on users (login_phone);

-- What the way back made of them.
update users set login_phone = replace(email, '@phone.invalid', ''), email = null, no_email_at = updated_at
where email like '__________@phone.invalid';

-- The code and the link that the shop handed out to somebody who forgot the password, one at a time. Only hashes.
create table login_codes (
  user_id text primary key references users (id) on delete cascade,
  code_hash text not null,
  token_hash text not null unique,
  wrong_tries integer not null default 0,
  created_at text not null,
  expires_at text not null
);

-- So that a stranger who guesses slows down nobody but himself, and nobody is on a list who did not ask to be.

-- Browsers in which an account was logged in with its password before. Only the hash of a browser's secret is kept.
create table known_devices (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  seen_at text not null
);
create index known_devices_by_user on known_devices (user_id, seen_at);

-- Failed tries that have to wait longer and longer. Keys are hashes: mail and network addresses are personal.
create table slowed_tries (
  key text primary key,
  tries bigint not null,
  last_at text not null,
  next_at text not null
);
create index slowed_tries_by_last on slowed_tries (last_at);

-- The hash of the ADMIN_PASSWORD that was last given to this account, so that a restart gives no password twice.
alter table users add column configured_password_hash text;

-- Who asked for the newsletter and has not said yes by the link of the mail.
create table newsletter_requests (
  token_hash text primary key,
  email text not null,
  created_at text not null,
  expires_at text not null
);
create index newsletter_requests_by_expiry on newsletter_requests (expires_at);

-- Codes that set a new password without mail: places 1 to 8 are on the paper of an owner or admin, 0 is what another of the
-- team or the server handed out, for half an hour. Only hashes are kept.
create table rescue_codes (
  user_id text not null references users (id) on delete cascade,
  place integer not null check (place between 0 and 8),
  code_hash text not null,
  created_at text not null,
  expires_at text,
  used_at text,
  primary key (user_id, place)
);

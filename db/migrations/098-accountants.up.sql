-- The links by which an accountant reads the returns without an account. Only the hash of a link's secret is kept; an ended link stays, for
-- the log names it.
create table accountants (
  id text primary key,
  name text not null check (name <> ''),
  secret_hash text not null unique,
  created_at text not null,
  used_at text,
  ended_at text
);

-- What staff noted of a phone number, until a day; what happened at doors and with money is read from there.
create table phone_marks (
  phone_digits text primary key,
  kind text not null check (kind in ('careful', 'fine')),
  reason text not null,
  until_day text not null,
  by_id text,
  by_name text not null,
  at text not null
);

-- Orders for one number go one after another where the owner limits what it may owe: a row stands here while one is placed.
create table phone_turns (phone_digits text primary key, at text not null);

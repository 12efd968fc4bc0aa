-- Days on which the whole shop is closed: holidays, or closed for today. Unless it keeps them, rounds of these days do not go.
-- The hours of every week are a document beside the settings.
create table closures (
  id text primary key,
  from_on text not null,
  to_on text not null,
  text text not null,
  keeps_rounds integer not null check (keeps_rounds in (0, 1)),
  created_at text not null,
  check (to_on >= from_on)
);
create unique index closures_by_days on closures (from_on, to_on);

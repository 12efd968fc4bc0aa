-- A change of many prices, written down whole before it begins: it is done a part at a time, goes on after a restart,
-- and can be taken back. under_way is 1 while it is worked on, so that there is at most one such change.
create table price_changes (
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
create index price_changes_by_preview on price_changes (preview);

-- The products of a change, in id order, a few hundred to a part: {id, from, to}. Once written, those that were.
create table price_change_parts (
  change_id text not null references price_changes (id) on delete cascade,
  part integer not null,
  state text not null check (state in ('planned', 'written', 'taken back')),
  lines text not null,
  primary key (change_id, part)
);

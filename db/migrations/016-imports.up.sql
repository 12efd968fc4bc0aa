-- A file of goods from being read to being imported: its rows are kept in parts until a week after, so that neither a
-- closed tab nor a restart loses it. The texts `header`, `sample`, `plan` and `outcome` are JSON.
create table imports (
  id text primary key,
  file_name text not null,
  state text not null check (state in ('reading', 'checking', 'waiting', 'importing', 'done', 'failed')),
  header text not null,
  sample text not null,
  plan text not null,
  outcome text not null,
  signature text not null,
  row_count bigint not null default 0,
  parts bigint not null default 0,
  done_parts bigint not null default 0,
  problem text not null default '',
  actor_id text,
  actor_name text not null,
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null
);
create index imports_newest on imports (created_at, id);

create table import_parts (
  import_id text not null references imports (id) on delete cascade,
  position bigint not null,
  content text not null,
  primary key (import_id, position)
);

-- Rows that were left out or taken otherwise, with the reason.
create table import_remarks (
  import_id text not null references imports (id) on delete cascade,
  row_number bigint not null,
  kind text not null check (kind in ('left out', 'adjusted')),
  reason text not null,
  cells text not null,
  primary key (import_id, row_number, kind)
);

-- What the owner said of the columns and shelves of files that look the same.
create table import_layouts (
  signature text primary key,
  plan text not null,
  updated_at text not null
);

-- Where a product's picture was named by an address of another site: it is fetched into the shop's own store.
create table picture_sources (
  product_id text primary key references products (id) on delete cascade,
  address text not null,
  state text not null check (state in ('waiting', 'kept', 'failed')),
  thumbnail text not null default '',
  tries bigint not null default 0,
  reason text not null default '',
  updated_at text not null
);
create index picture_sources_by_state on picture_sources (state, updated_at);

-- For a day an import can be taken back: what it wrote of each product, until that is done. A row that stays has the reason
-- why it could not be taken back. The texts `before` and `after` are JSON.
alter table imports add column imported_at text;
alter table imports add column undo text not null default '' check (undo in ('', 'undoing', 'undone'));
alter table imports add column taken_back bigint not null default 0;

create table import_writes (
  import_id text not null references imports (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  kind text not null check (kind in ('added', 'changed')),
  before text not null,
  after text not null,
  reason text not null default '',
  primary key (import_id, product_id)
);
create index import_writes_of_product on import_writes (product_id);

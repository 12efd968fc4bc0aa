-- The last check of the shop, and the last backup that was restored and compared: what the owner reads of them.
create table shop_checks (
  kind text primary key check (kind in ('backup', 'check')),
  at text not null,
  -- What was found: JSON.
  report text not null
);

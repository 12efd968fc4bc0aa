-- Of some goods nobody counts the stock: they never run out by their figure, and no order changes it. The figure stays,
-- because clients that know only figures read it.
alter table products add column counted integer not null default 1 check (counted in (0, 1));

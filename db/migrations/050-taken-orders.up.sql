-- Orders that staff take for somebody: where they came in, who took them, and the sender's id, which places one order once.
alter table orders add column channel text not null default 'web' check (channel in ('web', 'phone', 'counter'));
alter table orders add column taken_by text not null default '';
alter table orders add column taken_key text;
create unique index orders_taken_key on orders (taken_key) where taken_key is not null;

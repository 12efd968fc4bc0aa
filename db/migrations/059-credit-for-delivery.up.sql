-- The delivery can be credited like the goods, at most what is left of what was charged: it is off an order's shipping, subtotal and
-- total together with the rest. What was charged is both together.
alter table orders add column credited_shipping_paise bigint not null default 0 check (credited_shipping_paise >= 0);
-- What of a credit is for the delivery; below zero where a credit is taken back.
alter table credits add column shipping_paise bigint not null default 0;

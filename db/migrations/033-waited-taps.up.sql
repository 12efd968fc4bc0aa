-- When a change of an order was made that waited on a device without a network, and arrived later, at `at`.
alter table order_events add column made_at text;

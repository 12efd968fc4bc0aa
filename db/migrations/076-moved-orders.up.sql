-- The figures of rounds count the orders that were promised another time: few among all that happens to orders.
create index order_events_moved on order_events (order_id) where note = 'Another time was promised';

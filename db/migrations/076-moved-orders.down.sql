drop index order_events_moved;

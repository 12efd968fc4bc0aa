drop index orders_queue;

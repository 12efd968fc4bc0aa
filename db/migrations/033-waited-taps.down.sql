alter table order_events drop column made_at;

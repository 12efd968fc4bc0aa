-- Saved addresses have a landmark, as orders do: addresses that were ordered to are saved.
alter table addresses add column landmark text not null default '';

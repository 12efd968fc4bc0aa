-- What the owner wrote of the area, as it was promised with the order.
alter table orders add column area_note text not null default '';

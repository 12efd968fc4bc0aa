-- Whether the shop should call before it delivers: the phone is no Indian mobile number, or the pincode does not exist.
alter table orders add column phone_to_confirm integer not null default 0 check (phone_to_confirm in (0, 1));

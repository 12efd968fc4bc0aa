-- Each phone number in the one spelling it is searched by: digits only, without leading zeros, at most the last ten.
-- phoneDigits in src/base/phone.ts is the same rule for every number written from now on.
alter table orders add column phone_digits text not null default '';
alter table users add column phone_digits text not null default '';

with places (place) as (
  values (1), (2), (3), (4), (5), (6), (7), (8), (9), (10),
    (11), (12), (13), (14), (15), (16), (17), (18), (19), (20)
)
update orders set phone_digits = (
  select ltrim(coalesce(string_agg(substr(orders.phone, place, 1), '' order by place), ''), '0') from places
  where substr(orders.phone, place, 1) in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9')
);
update orders set phone_digits = substr(phone_digits, length(phone_digits) - 9) where length(phone_digits) > 10;
-- An account's number is digits already.
update users set phone_digits = ltrim(phone, '0');
update users set phone_digits = substr(phone_digits, length(phone_digits) - 9) where length(phone_digits) > 10;

create index orders_by_phone on orders (phone_digits, placed_at, number);
create index users_by_phone on users (phone_digits, created_at, id);

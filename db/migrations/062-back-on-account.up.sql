-- What came off the customer's account by itself, because the order was cancelled or lessened, and goes on it again when the order is
-- brought back or costs as much again. It is forgotten where somebody says anew what is on the account.
alter table orders add column came_off_paise bigint not null default 0 check (came_off_paise >= 0);

-- What the account carries of an order, and what is rounded off, follows from facts alone: what it costs, what money came, and what
-- share was agreed to go on the account. Nothing is kept any more of what came off by itself.
alter table orders add column share_paise bigint not null default 0 check (share_paise >= 0);
-- Whether the tap that holds at its door says that all that was not paid goes on the account.
alter table orders add column rest_on_account integer not null default 0 check (rest_on_account in (0, 1));
-- The sum of its payments on account, which is in `paid_paise`, too: the rest of that is money.
alter table orders add column account_paise bigint not null default 0;

-- Rows that follow by themselves from others: nobody takes them back, the shop reckons them anew.
alter table payments add column by_itself integer not null default 0 check (by_itself in (0, 1));
update payments set by_itself = 1 where method = 'account' and kind in ('paid', 'returned') and source = 'status';

-- Whether the phone had seen the other taps: the cash of the last one that had is in the bag, also of one that moves nothing,
-- because the order was changed meanwhile.
alter table stop_taps add column counts integer not null default 1 check (counts in (0, 1));
update stop_taps set counts = stands;

update orders set account_paise = (
  select coalesce(sum(amount_paise), 0) from payments where payments.order_id = orders.id and payments.method = 'account'
) where exists (select 1 from payments where payments.order_id = orders.id and payments.method = 'account');
update orders set rest_on_account = 1 where exists (
  select 1 from payments where payments.order_id = orders.id and payments.method = 'account' and payments.tap_id is not null
    and payments.kind = 'paid' and not exists (select 1 from payments as mistake where mistake.undoes = payments.id));
update orders set share_paise = (case when account_paise > 0 then account_paise else 0 end) + came_off_paise;
-- What was agreed at the desk, of those of which the rest went on the account at the door.
update orders set share_paise = (case when share_paise > (
    select coalesce(sum(amount_paise), 0) from payments where payments.order_id = orders.id and payments.method = 'account'
      and payments.tap_id is not null)
  then share_paise - (
    select coalesce(sum(amount_paise), 0) from payments where payments.order_id = orders.id and payments.method = 'account'
      and payments.tap_id is not null)
  else 0 end)
where rest_on_account = 1;
alter table orders drop column came_off_paise;

-- An order of which more was given back than came is looked at: it stands where money is to be given back.
drop index orders_queue;
create index orders_queue on orders (
  (case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    when paid_paise - account_paise + rounded_paise < 0 then 'toCollect'
    else 'done'
  end),
  updated_at,
  number
);
create index orders_never_came on orders (updated_at) where paid_paise - account_paise + rounded_paise < 0;

drop index orders_never_came;
drop index orders_queue;
create index orders_queue on orders (
  (case
    when status = 'pending' and phone_to_confirm = 1 then 'toConfirm'
    when status = 'pending' and packed_at is null then 'toPack'
    when status = 'pending' or status = 'dispatched' then 'onTheWay'
    when status = 'delivered' and (total_paise > paid_paise + rounded_paise or paid_paise > total_paise) then 'toCollect'
    when status = 'cancelled' and paid_paise > 0 then 'toCollect'
    else 'done'
  end),
  updated_at,
  number
);
alter table orders add column came_off_paise bigint not null default 0 check (came_off_paise >= 0);
update orders set came_off_paise = share_paise - account_paise where share_paise > account_paise and account_paise >= 0;
alter table stop_taps drop column counts;
alter table payments drop column by_itself;
alter table orders drop column account_paise;
alter table orders drop column rest_on_account;
alter table orders drop column share_paise;

-- The tabs of the queue are counted and read by an index; what is done is found by when it was. The rule is that of
-- `src/orders/queue/queue.ts`, as `src/orders/server/queue/tab-of.ts` says it in SQL, letter for letter: otherwise the
-- databases do not see that the index is meant.
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

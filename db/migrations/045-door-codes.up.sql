-- What a shopper says at the door, where the owner wants it: of large orders, and of those that were paid before.
create table door_codes (
  order_id text primary key references orders (id),
  code text not null check (length(code) = 4),
  -- Why one is asked for. `credit` is for orders on account, which there are none of yet.
  why text not null check (why in ('large', 'paid', 'credit'))
);

-- What became of the code at a door: none was to be asked for, it was right or wrong, or the rider could not get it. What was
-- typed is not kept. A tap with a wrong one does not stand.
alter table stop_taps add column code text not null default '' check (code in ('', 'right', 'wrong', 'missing'));

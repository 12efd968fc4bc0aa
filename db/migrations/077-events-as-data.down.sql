-- The version before knows events by their English notes. Amounts, and why an order was cancelled, are not written back.
create table order_event_notes (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('status', 'payment')),
  from_value text,
  to_value text not null,
  actor_id text,
  actor_name text not null,
  note text not null default '',
  at text not null,
  made_at text,
  primary key (order_id, position)
);
insert into order_event_notes
select e.order_id, e.position, case when e.kind = 'payment' then 'payment' else 'status' end,
  case when e.kind in ('status', 'payment') then e.figures{{json}} ->> 'from' else (select p.figures{{json}} ->> 'to' from order_events p where p.order_id = e.order_id
      and p.kind = 'status' and p.position < e.position order by p.position desc limit 1) end,
  case when e.kind in ('status', 'payment') then e.figures{{json}} ->> 'to' else (select p.figures{{json}} ->> 'to' from order_events p where p.order_id = e.order_id
      and p.kind = 'status' and p.position < e.position order by p.position desc limit 1) end,
  e.actor_id, e.actor_name,
  case e.kind
    when 'packed' then 'Packed'
    when 'unpacked' then 'Not packed after all'
    when 'askedNoMore' then 'Asked no more'
    when 'roundGiven' then 'A time was promised'
    when 'roundChanged' then 'Another time was promised'
    when 'phoneConfirmed' then 'Confirmed by phone'
    when 'phoneUnconfirmed' then 'To be confirmed by phone after all'
    when 'addressChanged' then 'The address was changed'
    when 'noteChanged' then 'The note was changed'
    when 'shopNoted' then 'The shop noted something'
    when 'nobodyHome' then 'Nobody was at home'
    when 'refused' then 'Refused at the door'
    when 'withoutCode' then 'Handed over without the code'
    when 'notOnAccount' then 'Not put on the account'
    when 'partlyOnAccount' then 'Not all of it put on the account'
    when 'line' then 'Packed otherwise: ' || (e.figures{{json}} ->> 'title')
    when 'status' then coalesce(e.figures{{json}} ->> 'text', '')
    when 'payment' then ''
    else 'Another total'
  end, e.at, e.made_at
from order_events e;
drop table order_events;
alter table order_event_notes rename to order_events;
create index order_events_moved on order_events (order_id) where note = 'Another time was promised';

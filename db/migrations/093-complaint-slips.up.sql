-- Every complaint has a number and two clocks from its receipt, whether it is about an order (`complaint_id`), came from the contact
-- page, or was typed in for a caller, who may have called before that.
create table complaint_slips (
  number {{serial}},
  id text not null unique,
  complaint_id text unique references complaints (id),
  order_id text references orders (id),
  user_id text references users (id),
  way text not null check (way in ('order', 'contact', 'caller')),
  name text not null,
  phone text not null,
  language text not null default 'en',
  words text not null,
  received_at text not null,
  noted_at text not null,
  noted_by text not null default '',
  confirmed_at text,
  confirmed_by text not null default '',
  answer text not null default '',
  answered_at text,
  answered_by text not null default '',
  told_at text,
  check (received_at <= noted_at),
  check (way = 'order' or complaint_id is null)
);
create index complaint_slips_open on complaint_slips (received_at) where answered_at is null;
create index complaint_slips_by_user on complaint_slips (user_id);
create index complaint_slips_by_answer on complaint_slips (answered_at) where answered_at is not null;
insert into complaint_slips
  (id, complaint_id, order_id, user_id, way, name, phone, words, received_at, noted_at, confirmed_at, answered_at, told_at)
select complaints.id, complaints.id, orders.id, complaints.user_id, 'order', orders.first_name || ' ' || orders.last_name,
  orders.phone, '', complaints.told_at, complaints.told_at,
  (select min(at) from complaint_steps where complaint_id = complaints.id and kind not in ('told', 'again')),
  case when complaints.state in ('answered', 'refused') then complaints.updated_at end,
  case when complaints.state in ('answered', 'refused') then complaints.updated_at end
from complaints join orders on orders.id = complaints.order_id
order by complaints.told_at, complaints.id;

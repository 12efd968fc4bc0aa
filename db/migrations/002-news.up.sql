-- Up to which moment someone behind the counter has seen the new orders, on whichever of their devices.
create table news_seen (
  user_id text primary key references users (id) on delete cascade,
  seen_at text not null
);

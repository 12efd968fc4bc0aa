-- An event of a timeline is a kind with its figures, as JSON: money in paise, goods by their names. Words are made when it is shown.
create table order_event_kinds (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  figures text not null,
  actor_id text,
  actor_name text not null,
  at text not null,
  made_at text,
  primary key (order_id, position)
);
-- Most are steps that nobody noted anything of; the fill reads the notes of the others, for the last time.
insert into order_event_kinds (order_id, position, kind, figures, actor_id, actor_name, at, made_at)
select order_id, position, kind,
  '{"from":' || coalesce('"' || from_value || '"', 'null') || ',"to":"' || to_value || '"}', actor_id, actor_name, at, made_at
from order_events where note = '';

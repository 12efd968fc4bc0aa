-- What was asked of the shop under an id that the sender made: asked again, it is answered as it was and not done twice. Rows are
-- deleted after 30 days.
create table requests (
  user_id text not null,
  -- A hash of the sender's id, so that nobody can guess what was asked from the hash of it.
  id text not null,
  -- A hash of what was asked, keyed by the sender's id; empty of what was asked before there was this table: that is not compared.
  asked text not null,
  -- What came of it, as JSON; empty where that is nothing.
  outcome text not null,
  at text not null,
  primary key (user_id, id)
) {{clustered}};
create index requests_by_time on requests (at);

-- Accounts for which staff lifted the limits of new customers.
create table lifted_newcomers (
  user_id text primary key references users (id) on delete cascade,
  by_id text,
  by_name text not null,
  at text not null
);

-- What customers want the shop to have: goods that are sold out, by their id, or words that a search found nothing for. `here_at`
-- says that it is there, `text` is what the shop then tells a customer without an e-mail address, and `told_at` that it did.
create table wishes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  product_id text references products (id) on delete cascade,
  -- Folded, so that one word is counted once however it is typed; empty for goods.
  term text not null default '',
  words text not null default '',
  made_at text not null,
  here_at text,
  text text not null default '',
  told_at text,
  told_by_id text,
  told_by text not null default '',
  check ((product_id is null) = (term <> '')),
  check (told_at is null or here_at is not null),
  check ((told_at is null) = (told_by_id is null))
);
create unique index wishes_of_goods on wishes (user_id, product_id) where told_at is null and product_id is not null;
create unique index wishes_of_words on wishes (user_id, term) where told_at is null and product_id is null;
create index wishes_by_product on wishes (product_id) where here_at is null and product_id is not null;
create index wishes_by_term on wishes (term, made_at) where here_at is null and product_id is null;
create index wishes_to_tell on wishes (here_at) where here_at is not null;
create index wishes_by_age on wishes (made_at);

-- The shop's shelves, on two levels: an inner shelf names its parent. `value` is what products.category says and what
-- addresses carry; it never changes. A shelf that is merged into another leaves its value in former_shelves.
create table shelves (
  value text primary key,
  parent text references shelves (value),
  position bigint not null,
  hidden integer not null default 0 check (hidden in (0, 1)),
  art text not null,
  picture text not null default 'goods' check (picture in ('goods', 'drawing', 'photo')),
  thumbnail text not null default '',
  carousel bigint,
  revision bigint not null default 1,
  created_at text not null,
  updated_at text not null,
  check (parent <> value),
  check (picture <> 'photo' or thumbnail <> '')
);
create index shelves_inside on shelves (parent, position);

-- A carousel's heading stands here where it is not the shelf's title.
create table shelf_titles (
  shelf text not null references shelves (value) on delete cascade,
  language text not null check (language in ('en', 'hi', 'bn')),
  title text not null,
  heading text not null default '',
  primary key (shelf, language)
);

-- Files name shelves by their English titles, too.
create unique index shelf_titles_english on shelf_titles (title) where language = 'en';

create table former_shelves (
  value text primary key,
  shelf text not null references shelves (value),
  merged_at text not null
);
create index former_shelves_by_shelf on former_shelves (shelf);

insert into shelves (value, position, art, carousel, created_at, updated_at) values
  ('vegetables', 1, 'vegetables', 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('fruits', 2, 'fruits', 2, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('meat', 3, 'meat', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('localitems', 4, 'localitems', 3, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('grocery', 5, 'grocery', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('electronics', 6, 'electronics', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('food', 7, 'food', 4, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('cosmetics', 8, 'cosmetics', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('fragrances', 9, 'fragrances', null, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');

insert into shelf_titles (shelf, language, title, heading) values
  ('vegetables', 'en', 'Fruits-Vegetables', 'Vegetables'),
  ('vegetables', 'hi', 'फल-सब्ज़ी', 'सब्ज़ियाँ'),
  ('vegetables', 'bn', 'ফল-সবজি', 'সবজি'),
  ('fruits', 'en', 'Fruits', ''),
  ('fruits', 'hi', 'फल', ''),
  ('fruits', 'bn', 'ফল', ''),
  ('meat', 'en', 'Meat', ''),
  ('meat', 'hi', 'मीट-मछली', ''),
  ('meat', 'bn', 'মাছ-মাংস', ''),
  ('localitems', 'en', 'Local items', ''),
  ('localitems', 'hi', 'अपने इलाके का सामान', ''),
  ('localitems', 'bn', 'এলাকার জিনিস', ''),
  ('grocery', 'en', 'Grocery', ''),
  ('grocery', 'hi', 'किराना', ''),
  ('grocery', 'bn', 'মুদিখানা', ''),
  ('electronics', 'en', 'Electronics', ''),
  ('electronics', 'hi', 'इलेक्ट्रॉनिक्स', ''),
  ('electronics', 'bn', 'ইলেকট্রনিক্স', ''),
  ('food', 'en', 'Food', ''),
  ('food', 'hi', 'खाना-पीना', ''),
  ('food', 'bn', 'খাবার', ''),
  ('cosmetics', 'en', 'Cosmetics', ''),
  ('cosmetics', 'hi', 'कॉस्मेटिक', ''),
  ('cosmetics', 'bn', 'সাজগোজ', ''),
  ('fragrances', 'en', 'Fragrances', ''),
  ('fragrances', 'hi', 'परफ़्यूम-इत्र', ''),
  ('fragrances', 'bn', 'পারফিউম-আতর', '');

-- A listing may leave shelves out: the orders of all goods say on which shelf each stands.
drop index products_newest;
drop index products_popular;
drop index products_rated;
drop index products_priced;
create index products_newest on products (created_at, id, category) where deactivated_at is null;
create index products_popular on products (popularity, created_at, id, category) where deactivated_at is null;
create index products_rated on products (rating_hundredths, id, category) where deactivated_at is null;
create index products_priced on products (price_paise, id, category) where deactivated_at is null;

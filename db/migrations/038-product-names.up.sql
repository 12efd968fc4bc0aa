-- What people call a product besides its title: other words for it and its titles in other languages, folded by the shop, so
-- that staff's search need not read every product for them. Only products that have such names are here.
create table product_names (
  product_id text primary key references products (id) on delete cascade,
  search text not null
) {{clustered}};

-- How many papers of a series are drawn. A series is a letter for the kind, the owner's prefix and a year from April to March.
create table bill_series (
  letter text not null check (letter in ('B', 'S', 'T', 'M', 'C')),
  prefix text not null,
  year text not null,
  drawn bigint not null check (drawn > 0),
  primary key (letter, prefix, year)
);
-- Bills and credit notes of orders: seller, buyer, lines and amounts as they were, so that they come out the same in ten years.
-- Rows are only added; of a line, the HSN may be filled in later.
create table bills (
  id text primary key,
  order_id text not null references orders (id),
  order_number bigint not null,
  -- Its place among the papers of its order.
  position integer not null check (position >= 0),
  kind text not null check (kind in ('bill', 'supply', 'tax', 'mixed', 'note')),
  letter text not null,
  prefix text not null,
  year text not null,
  n bigint not null check (n > 0),
  number text not null unique check (length(number) <= 16),
  -- The day of India on which it was drawn, and the one on which the goods left: rates are those of that day.
  on_day text not null,
  left_on text not null,
  at text not null,
  -- The bill that a note is for.
  original_id text references bills (id),
  mode text not null check (mode in ('unregistered', 'composition', 'regular')),
  -- JSON.
  seller text not null,
  buyer text not null,
  buyer_gstin text not null default '',
  -- Two digits; empty where the shop has not said its state.
  place_of_supply text not null,
  interstate integer not null check (interstate in (0, 1)),
  delivery_paise bigint not null check (delivery_paise between 0 and total_paise),
  taxable_paise bigint not null check (taxable_paise >= 0),
  -- The part of it that is taxed at nothing.
  exempt_paise bigint not null check (exempt_paise between 0 and taxable_paise),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null,
  igst_paise bigint not null check (igst_paise >= 0),
  -- Where the law values goods by their printed price: by how much that is more than was asked for them.
  printed_more_paise bigint not null check (printed_more_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  -- What is asked less where it is paid in cash.
  cash_off_paise bigint not null check (cash_off_paise between 0 and 99),
  unique (order_id, position),
  foreign key (letter, prefix, year) references bill_series (letter, prefix, year),
  unique (letter, prefix, year, n),
  check ((kind = 'note') = (original_id is not null)),
  check ((kind = 'note') = (letter = 'C')),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise + printed_more_paise),
  check (cgst_paise = sgst_paise),
  check (case when interstate = 1 then cgst_paise else igst_paise end = 0),
  check (mode = 'regular' or cgst_paise + igst_paise = 0),
  check (kind not in ('bill', 'supply') or cgst_paise + igst_paise = 0),
  check (case kind when 'bill' then mode = 'unregistered' when 'supply' then mode <> 'unregistered'
    when 'tax' then mode = 'regular' when 'mixed' then mode = 'regular' and buyer_gstin = '' else true end)
);
create index bills_by_day on bills (on_day, id);
create index bills_by_original on bills (original_id) where original_id is not null;

create table bill_lines (
  -- Lines are written before their bill, which draws its number at the very end.
  bill_id text not null references bills (id) deferrable initially deferred,
  -- The line of the order.
  position integer not null,
  product_id text not null references products (id),
  title text not null,
  title_hi text not null default '',
  title_bn text not null default '',
  pack text not null default '',
  unit text not null,
  sold_by text not null check (sold_by in ('piece', 'weight', 'volume')),
  hsn text not null default '',
  uqc text not null,
  quantity bigint not null check (quantity >= 0),
  price_paise bigint not null check (price_paise >= 0),
  gross_paise bigint not null check (gross_paise >= 0),
  discount_paise bigint not null check (discount_paise between 0 and gross_paise),
  delivery_paise bigint not null check (delivery_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  rate_hundredths integer not null check (rate_hundredths >= 0),
  nature text not null check (nature in ('taxable', 'nil', 'exempt')),
  by_printed_price integer not null default 0 check (by_printed_price in (0, 1)),
  -- 1 if the shop did not know the rate.
  rate_assumed integer not null default 0 check (rate_assumed in (0, 1)),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null,
  igst_paise bigint not null check (igst_paise >= 0),
  printed_more_paise bigint not null check (printed_more_paise >= 0),
  primary key (bill_id, position),
  check (total_paise = gross_paise - discount_paise + delivery_paise),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise + printed_more_paise),
  check (cgst_paise = sgst_paise),
  check (cgst_paise = 0 or igst_paise = 0),
  check (rate_hundredths > 0 or cgst_paise + igst_paise = 0),
  check ((nature = 'taxable') = (rate_hundredths > 0))
);
create index bill_lines_by_hsn on bill_lines (hsn, bill_id);

-- Customers who buy for a business that is registered for GST.
create table business_buyers (
  user_id text primary key references users (id),
  gstin text not null check (length(gstin) = 15),
  name text not null check (name <> ''),
  updated_at text not null
);

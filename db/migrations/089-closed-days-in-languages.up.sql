-- Closed days have their name in each language of the shop, in a column of its own: `text` is the English one.
alter table closures add column text_hi text not null default '';
alter table closures add column text_bn text not null default '';

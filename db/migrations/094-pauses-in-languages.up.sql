-- A pause has its text in each language of the shop, in a column of its own: `text` is the English one. What the fill does beside it
-- is for shops that set their hours before rounds followed them.
alter table round_pauses add column text_hi text not null default '';
alter table round_pauses add column text_bn text not null default '';

-- What goods were called in each language when they were ordered, so that an order reads as it was bought.
alter table order_lines add column title_hi text not null default '';
alter table order_lines add column title_bn text not null default '';
update order_lines set
  title_hi = coalesce(
    (select t.title from product_texts t where t.product_id = order_lines.product_id and t.language = 'hi'), ''),
  title_bn = coalesce(
    (select t.title from product_texts t where t.product_id = order_lines.product_id and t.language = 'bn'), '');

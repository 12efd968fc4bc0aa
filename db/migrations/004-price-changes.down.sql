drop table price_change_parts;
drop table price_changes;

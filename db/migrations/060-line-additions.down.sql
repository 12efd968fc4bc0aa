alter table orders drop column last_line;
drop table line_additions;

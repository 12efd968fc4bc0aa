drop table import_writes;
alter table imports drop column taken_back;
alter table imports drop column undo;
alter table imports drop column imported_at;

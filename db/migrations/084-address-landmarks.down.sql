alter table addresses drop column landmark;

alter table orders drop column area_note;

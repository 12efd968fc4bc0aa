alter table orders drop column came_off_paise;

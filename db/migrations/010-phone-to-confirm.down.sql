alter table orders drop column phone_to_confirm;

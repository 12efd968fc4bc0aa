alter table stop_taps drop column code;
drop table door_codes;

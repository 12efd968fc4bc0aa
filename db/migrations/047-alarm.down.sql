drop table alarm_calls;
drop table alarms;
drop table alarm_rules;
drop table alarm_people;
drop table push_devices;
drop table push_keys;

drop table closures;
delete from settings where name = 'hours';

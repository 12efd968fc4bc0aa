drop table staff_cards;

alter table users drop column rescuer;

update users
set permissions = rtrim(
  case when permissions like '%packer%' or permissions like '%counter%' or permissions like '%signing%'
    then 'orders,' else '' end
  || case when permissions like '%goods%' then 'catalogue,' else '' end
  || case when permissions like '%rider%' then 'rounds,' else '' end
  || case when permissions like '%accounts%' then 'credit,' else '' end, ',')
where permissions <> '';

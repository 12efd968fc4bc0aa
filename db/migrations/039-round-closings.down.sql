drop table round_closings;
alter table orders drop column packed_at;
alter table orders drop column late_told;
alter table rounds drop column ended_at;
alter table rounds drop column late_to;

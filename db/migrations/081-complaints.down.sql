drop table complaint_steps;
drop table complaints;

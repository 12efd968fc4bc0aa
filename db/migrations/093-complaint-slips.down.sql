drop table complaint_slips;

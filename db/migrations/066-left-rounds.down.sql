drop table left_rounds;

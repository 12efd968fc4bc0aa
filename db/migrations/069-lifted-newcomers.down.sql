drop table lifted_newcomers;

drop table accountants;

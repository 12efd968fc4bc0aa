drop table requests;

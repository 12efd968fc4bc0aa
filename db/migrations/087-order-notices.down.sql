drop table order_notices;

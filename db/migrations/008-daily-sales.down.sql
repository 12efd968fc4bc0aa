drop table daily_product_sales;
drop table daily_sales;

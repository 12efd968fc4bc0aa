drop table business_buyers;
drop table bill_lines;
drop table bills;
drop table bill_series;

drop table shop_checks;

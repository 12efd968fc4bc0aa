drop table rescue_codes;

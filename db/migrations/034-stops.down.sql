drop table stop_taps;
drop table stop_places;
drop table rule_riders;
drop table round_riders;

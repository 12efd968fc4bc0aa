drop table phone_turns;
drop table phone_marks;

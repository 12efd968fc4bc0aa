drop table new_rescue_codes;

update shelves set position = 5 where value = 'grocery' and position = 0;

update shelves set carousel = case value when 'grocery' then null else carousel - 1 end
  where carousel is not null
    and (select count(*) from shelves where carousel is not null) = 5
    and (
      select count(*) from shelves
      where (value = 'grocery' and carousel = 1) or (value = 'vegetables' and carousel = 2) or (value = 'fruits' and carousel = 3)
        or (value = 'localitems' and carousel = 4) or (value = 'food' and carousel = 5)) = 5;

-- A promised round that takes no more orders because its rule lost its day takes them again when the day comes back; one that somebody
-- closed by hand does not. Of rounds that were closed before, nobody knows: they stay closed until somebody opens them.
alter table rounds add column closed_by_rule integer not null default 0 check (closed_by_rule in (0, 1));

-- A pincode with spaces is the same as one without: of two rows for one house, the one with a place on the map stays, then the newer.
delete from stop_places where exists (
  select 1 from stop_places as other
  where other.user_id = stop_places.user_id and other.village_key = stop_places.village_key
    and other.pincode <> stop_places.pincode
    and replace(other.pincode, ' ', '') = replace(stop_places.pincode, ' ', '')
    and (case when other.latitude is null then 0 else 1 end, other.updated_at, other.pincode)
      > (case when stop_places.latitude is null then 0 else 1 end, stop_places.updated_at, stop_places.pincode)
);
update stop_places set pincode = replace(pincode, ' ', '') where pincode like '% %';

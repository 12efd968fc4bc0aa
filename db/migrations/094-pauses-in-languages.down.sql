-- Who finds no English text reads another.
update round_pauses set text = case when text <> '' then text when text_hi <> '' then text_hi else text_bn end;
alter table round_pauses drop column text_hi;
alter table round_pauses drop column text_bn;
